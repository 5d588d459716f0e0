import type { NetworkLimits } from '../network-budget/network-budget.ts';

/** An IPv4 address may serve a whole town, so it is never rejected. */
export const REPORT_LIMITS: NetworkLimits = {
  limit: 'reports',
  anHour: 100,
  hasEnd: (scope) => scope === 'ipv6_64',
};
