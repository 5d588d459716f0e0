/** What stands where a way to reach somebody was. */
export const CUT = '[…]';
