import { isIP, isIPv4 } from 'node:net';

/** The form in which an address is stored: IPv4 unchanged, IPv6 as its /64, which is one household. `null` if it is no address. */
export function toStoredAddress(address: string): string | null {
  return isIP(address) === 0 ? null : normalize(address);
}

/** The range of one address: /32 for IPv4 or its whole /24 network, always /64 for IPv6. */
export function rangeOf(address: string, isNetwork: boolean): string {
  const stored = normalize(address);
  if (!isIPv4(stored)) return `${stored}/64`;
  return isNetwork ? `${stored.replace(/\d+$/, '0')}/24` : `${stored}/32`;
}

/** All ranges that an address can be banned by. */
export function rangesOf(address: string): string[] {
  return isIP(address) === 0 ? [] : [rangeOf(address, false), rangeOf(address, true)];
}

/** Parses a range that an admin typed into the form that is stored; `null` if it cannot be banned. */
export function parseAddressRange(typed: string): string | null {
  const [address = '', bits, ...rest] = typed.trim().split('/');
  if (rest.length > 0 || isIP(address) === 0) return null;
  const range = rangeOf(address, bits === '24');
  return bits === undefined || range.endsWith(`/${bits}`) ? range : null;
}

/** IPv4 as it is, also where IPv6 wraps it; IPv6 as the first address of its /64. */
function normalize(address: string): string {
  if (isIPv4(address)) return address;
  const groups = groupsOf(address);
  const isWrappedIPv4 = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  if (isWrappedIPv4)
    return groups
      .slice(6)
      .flatMap((group) => [group >> 8, group & 0xff])
      .join('.');
  const network = groups.slice(0, 4).map((group) => group.toString(16));
  return compressAddress(`${network.join(':')}::`);
}

/** The eight numbers of an IPv6 address. */
function groupsOf(address: string): number[] {
  const [head = '', tail = ''] = compressAddress(address.replace(/%.*$/, '')).split('::');
  const [first, last] = [head, tail].map((part) => (part === '' ? [] : part.split(':')));
  const zeros = Array.from({ length: 8 - first!.length - last!.length }, () => '0');
  return [...first!, ...zeros, ...last!].map((group) => Number.parseInt(group, 16));
}

/** URLs write an IPv6 address in one way only, without dots. */
function compressAddress(address: string): string {
  return new URL(`http://[${address}]`).hostname.slice(1, -1);
}
