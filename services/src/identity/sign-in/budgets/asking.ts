import { toNetworks } from '../../../network/to-network.ts';
import type { KeyedHashes } from '../../keyed-hashes.ts';
import type { PhoneNumber } from '../../phone-number.ts';
import type { BudgetScope } from './budget-rules.ts';

/** From where a request came, and for which number. */
export type Asking = { phone: PhoneNumber; address: string };

/** Every scope that the request is counted in, with the key of its counter. */
export function scopesOf({ phone, address }: Asking, hashes: KeyedHashes): { scope: BudgetScope; keyHash: string }[] {
  return [
    ...toNetworks(address).map(({ scope, network }) => ({ scope, keyHash: hashes.counted(network) })),
    { scope: 'country' as const, keyHash: hashes.counted(phone.country) },
    { scope: 'all' as const, keyHash: hashes.counted('all') },
  ];
}

/** The line itself, which alone can be refused: an IPv4 address or an IPv6 /64. */
export const isLine = (scope: BudgetScope): boolean => scope === 'address' || scope === 'ipv6_64';
