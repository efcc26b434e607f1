/** Returns the part of an IP address that identifies a visitor: all of IPv4, 64 bits of IPv6. */
export function addressBlock(address: string): string {
  return isIpv6(address) ? firstGroups(address, 4) : plainAddress(address);
}

/** Returns the first 48 bits of an IPv6 address, all of which one person may own; undefined for IPv4. */
export function wideBlock(address: string): string | undefined {
  return isIpv6(address) ? firstGroups(address, 3) : undefined;
}

/** Shortens an IP address for display, for example to `192.0.2.0/24`. */
export function addressPart(address: string): string {
  if (isIpv6(address)) return `${firstGroups(address, 3)}::/48`;
  return plainAddress(address).replace(/\.\d+$/, '.0/24');
}

function plainAddress(address: string): string {
  return address.toLowerCase().replace(/^::ffff:(?=[\d.]+$)/, '');
}

const isIpv6 = (address: string) => plainAddress(address).includes(':');

function firstGroups(address: string, count: number): string {
  const [head = '', tail] = plainAddress(address).split('::');
  const [front, back] = [groupsOf(head), groupsOf(tail ?? '')];
  const gap = tail === undefined ? 0 : Math.max(0, 8 - front.length - back.length);
  const groups = [...front, ...Array<string>(gap).fill('0'), ...back];
  return groups
    .slice(0, count)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':');
}

function groupsOf(part: string): string[] {
  return part === '' ? [] : part.split(':');
}
