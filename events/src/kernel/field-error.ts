/** An error in a field, by its wire name. */
export type FieldError = { field: string; reason: string };
