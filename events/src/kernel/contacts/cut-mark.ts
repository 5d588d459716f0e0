export const CUT = '[…]';
