import { lookup as resolve } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** Networks that are not on the internet. The server must not be made to call into them. */
const PRIVATE_NETWORKS = new BlockList();
const PRIVATE_SUBNETS: readonly (readonly [net: string, bits: number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
  ['::', 127],
  // IPv6 ranges that contain IPv4 addresses.
  ['64:ff9b::', 32],
  ['2001::', 32],
  ['2002::', 16],
  ['2001:db8::', 32],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
];
for (const [net, bits] of PRIVATE_SUBNETS) PRIVATE_NETWORKS.addSubnet(net, bits, isIP(net) === 4 ? 'ipv4' : 'ipv6');

/** Names of local networks. */
const LOCAL_NAME = /(?:^|\.)(?:localhost|local|internal|lan|home|intranet|corp|home\.arpa)$/;

export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  return family !== 0 && !PRIVATE_NETWORKS.check(address, family === 4 ? 'ipv4' : 'ipv6');
}

/** Whether the server may call a URL that a client gave, as far as can be said without resolving its name. */
export function isPublicUrl(url: string): boolean {
  if (!URL.canParse(url)) return false;
  const { protocol, hostname, username, password } = new URL(url);
  if (protocol !== 'https:' || username !== '' || password !== '') return false;
  const host = hostname.replaceAll(/^\[|\]$|\.$/g, '');
  return isIP(host) === 0 ? host.includes('.') && !LOCAL_NAME.test(host) : isPublicAddress(host);
}

/** Resolves and checks a name at the moment of the call, so that it cannot change between check and call. */
export const lookUpPublicAddress: LookupFunction = (hostname, options, found) => {
  resolve(hostname, { ...options, all: true }, (error, addresses) => {
    const bad = error ?? (addresses.every(({ address }) => isPublicAddress(address)) ? null : new Error('not public'));
    const first = addresses?.[0];
    if (bad !== null || first === undefined) found(bad ?? new Error('no address'), '', 0);
    else if (options.all === true) found(null, addresses);
    else found(null, first.address, first.family);
  });
};
