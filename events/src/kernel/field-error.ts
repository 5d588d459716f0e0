export type FieldError = { field: string; reason: string };
