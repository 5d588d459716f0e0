/** What an account may be, and why it may be shut. */

/** Individual=1, Builder=2, Dealer=3, Investor=4. */
export const ACCOUNT_SUBTYPES = ['1', '2', '3', '4'] as const;
export type AccountSubtype = (typeof ACCOUNT_SUBTYPES)[number];

/** Why staff shut an account. One of few words: what they know of somebody does not belong into an event. */
export const BLOCK_REASONS = ['spam', 'fraud', 'impersonation', 'abuse', 'taken_over', 'other'] as const;
export type BlockReason = (typeof BLOCK_REASONS)[number];

/** Letters of a first and of a last name, and of a firm's. */
export const MAX_NAME = 25;
export const MAX_FIRM_NAME = 50;
