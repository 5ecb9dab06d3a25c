import type { AddressInfo } from 'node:net';
import { type NetworkInterfaceInfo, networkInterfaces } from 'node:os';

type Interfaces = NodeJS.Dict<NetworkInterfaceInfo[]>;

/** Interfaces inside this machine and tunnels, which other devices at home cannot reach. */
const VIRTUAL_INTERFACES =
  /^(?:docker|br-|veth|virbr|vmnet|vboxnet|vEthernet|tun|tap|utun|wg|zt|tailscale|cni|flannel|podman)/i;

/** Private IPv4 networks (RFC 1918). Those that routers for homes use most come first. */
const PRIVATE_RANGES = [/^192\.168\./, /^10\./, /^172\.(?:1[6-9]|2\d|3[01])\./];

/** The addresses of this machine on local networks, the most likely one first. */
export function listLocalAddresses(interfaces: Interfaces = networkInterfaces()): string[] {
  const addresses = Object.entries(interfaces)
    .filter(([name]) => !VIRTUAL_INTERFACES.test(name))
    .flatMap(([, cards]) => cards ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => address);
  return PRIVATE_RANGES.flatMap((range) => addresses.filter((address) => range.test(address)));
}

/** Where others on the local network reach a server that listens at `address`; `null` if they cannot. */
export function networkUrlOf(address: AddressInfo | string | null, interfaces?: Interfaces): string | null {
  if (address === null || typeof address === 'string' || !isAnyAddress(address.address)) return null;
  const first = listLocalAddresses(interfaces)[0];
  return first === undefined ? null : `http://${first}:${address.port}`;
}

export function isAnyAddress(host: string): boolean {
  return host === '0.0.0.0' || host === '::';
}
