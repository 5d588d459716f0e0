/** What is wrong with one field of what was sent; `field` is its name on the wire. */
export type FieldError = { field: string; reason: string };
