import { isLine } from '../identity/sign-in/budgets/asking.ts';
import type { NetworkLimits } from '../network-budget/network-budget.ts';

/** What enquiries cost, so that nobody fills the office's inbox from one place. */
export const ENQUIRY_LIMITS: NetworkLimits = { limit: 'enquiries', anHour: 100, hasEnd: isLine };
