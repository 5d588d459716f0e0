import { isIP } from 'node:net';
import { isDigits } from '@naksha/events/kernel';
import { z } from 'zod';

/** What proxy-addr accepts: an address, a network, or a name for private ones. */
const isProxy = (text: string): boolean => {
  const [address, bits, ...rest] = text.split('/');
  const family = isIP(address);
  if (family === 0) return ['loopback', 'linklocal', 'uniquelocal'].includes(text);
  return rest.length === 0 && (bits === undefined || (isDigits(bits) && Number(bits) <= (family === 4 ? 32 : 128)));
};
export const proxy = z
  .string()
  .refine(isProxy, 'must be IP addresses or networks, separated by commas, such as 10.0.0.0/8');
