import { listNetworks } from '../../../ip-network/to-network.ts';
import type { KeyedHashes } from '../../keyed-hashes.ts';
import type { PhoneNumber } from '../../phone-number.ts';
import type { BudgetScope } from './budget-rules.ts';

export type SignInRequest = { phone: PhoneNumber; address: string };

export function listBudgetScopes(
  { phone, address }: SignInRequest,
  hashes: KeyedHashes,
): { scope: BudgetScope; keyHash: string }[] {
  return [
    ...listNetworks(address).map(({ scope, network }) => ({ scope, keyHash: hashes.hashCounterKey(network) })),
    { scope: 'country' as const, keyHash: hashes.hashCounterKey(phone.country) },
    { scope: 'all' as const, keyHash: hashes.hashCounterKey('all') },
  ];
}

/** The only scopes that may be rejected: the client's own IPv4 address or IPv6 /64. */
export const isSingleSubscriberScope = (scope: BudgetScope): boolean => scope === 'address' || scope === 'ipv6_64';
