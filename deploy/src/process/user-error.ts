/** Something the person at the keyboard can put right: said in words, without a stack. */
export class UserError extends Error {}
