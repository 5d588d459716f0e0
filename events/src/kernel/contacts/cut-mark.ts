/** Replacement for contact details. */
export const CUT = '[…]';
