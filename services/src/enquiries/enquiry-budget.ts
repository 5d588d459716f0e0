import { isSingleSubscriberScope } from '../identity/sign-in/budgets/asking.ts';
import type { NetworkLimits } from '../network-budget/network-budget.ts';

export const ENQUIRY_LIMITS: NetworkLimits = { limit: 'enquiries', anHour: 100, hasEnd: isSingleSubscriberScope };
