export const MAX_CHIPS = 3;
export const MAX_CHIP_LENGTH = 80;
/** Agents and builders that one filter leaves out. */
export const MAX_EXCLUDED_LISTERS = 20;
