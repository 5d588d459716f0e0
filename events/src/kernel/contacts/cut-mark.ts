export const HIDDEN_CONTACT = '[…]';
