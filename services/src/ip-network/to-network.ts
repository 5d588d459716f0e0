import { isIPv6 } from 'node:net';

/** An IPv4 address or an IPv6 /64, because a line can use all addresses of its /64 (RFC 4291, 2.5.4). */
export const subscriberNetwork = (address: string): string => listNetworks(address)[0].network;

export type NetworkScope = 'address' | 'ipv4_24' | 'ipv6_64' | 'ipv6_48' | 'ipv6_32';

/** Narrowest first: a /64's owner easily gets the /48, and a carrier has a /32. */
export function listNetworks(address: string): { scope: NetworkScope; network: string }[] {
  const [, mapped] = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address) ?? [];
  const v4 = mapped ?? (/^\d+\.\d+\.\d+\.\d+$/.test(address) ? address : undefined);
  if (v4) {
    const bytes = v4.split('.');
    return [
      { scope: 'address', network: v4 },
      { scope: 'ipv4_24', network: bytes.slice(0, 3).join('.') },
    ];
  }
  const groups = ipv6Groups(address);
  if (!groups) return [{ scope: 'address', network: address }];
  return [
    { scope: 'ipv6_64', network: groups.join(':') },
    { scope: 'ipv6_48', network: groups.slice(0, 3).join(':') },
    { scope: 'ipv6_32', network: groups.slice(0, 2).join(':') },
  ];
}

/** In canonical form. */
function ipv6Groups(address: string): string[] | undefined {
  const [bare] = address.split('%');
  if (!isIPv6(bare)) return undefined;
  const [head, tail] = bare.split('::').map((part) => (part === '' ? [] : part.split(':')));
  // An IPv4 tail represents two groups.
  const length = (groups: string[]) => groups.reduce((sum, group) => sum + (group.includes('.') ? 2 : 1), 0);
  const groups = tail ? [...head, ...Array(8 - length(head) - length(tail)).fill('0'), ...tail] : head;
  return groups.slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16));
}
