import { z } from 'zod';

/** Rejects NUL and lone surrogates, which PostgreSQL cannot store. */
export const storedText = () =>
  z.string().refine((text) => text.isWellFormed() && !text.includes('\0'), 'contains characters that are not allowed');
