/** Individual=1, Builder=2, Dealer=3, Investor=4. */
export const ACCOUNT_SUBTYPES = ['1', '2', '3', '4'] as const;
export type AccountSubtype = (typeof ACCOUNT_SUBTYPES)[number];

/** Codes only: events must not contain what staff know about a person. */
export const BLOCK_REASONS = ['spam', 'fraud', 'impersonation', 'abuse', 'taken_over', 'other'] as const;
export type BlockReason = (typeof BLOCK_REASONS)[number];

/** Of first, last and firm names. */
export const MAX_NAME = 25;
export const MAX_FIRM_NAME = 50;
