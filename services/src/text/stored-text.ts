import { z } from 'zod';

/** PostgreSQL can store neither NUL nor lone surrogates. */
export const storableTextSchema = () =>
  z.string().refine((text) => text.isWellFormed() && !text.includes('\0'), 'contains characters that are not allowed');
