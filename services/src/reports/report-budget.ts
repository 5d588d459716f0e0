import type { NetworkLimits } from '../network-budget/network-budget.ts';

/**
 * What reports cost. An IPv4 address may be a carrier's, with a town behind it: it works, and is never silenced by one of its
 * customers.
 */
export const REPORT_LIMITS: NetworkLimits = {
  limit: 'reports',
  anHour: 100,
  hasEnd: (scope) => scope === 'ipv6_64',
};
