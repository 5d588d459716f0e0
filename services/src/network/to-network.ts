import { isIPv6 } from 'node:net';

/**
 * Whom a limit per address means: an IPv4 address, or the first 64 bits of an IPv6 one, because every line gets as many
 * addresses below those as it likes (RFC 4291, 2.5.4).
 */
export function toNetwork(address: string): string {
  const [, v4] = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address) ?? [];
  if (v4) return v4;
  const [bare] = address.split('%');
  if (!isIPv6(bare)) return address;
  const [head, tail] = bare.split('::').map((part) => (part === '' ? [] : part.split(':')));
  // An IPv4 tail stands for two groups.
  const length = (groups: string[]) => groups.reduce((sum, group) => sum + (group.includes('.') ? 2 : 1), 0);
  const groups = tail ? [...head, ...Array(8 - length(head) - length(tail)).fill('0'), ...tail] : head;
  return groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}
