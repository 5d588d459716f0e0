import { z } from 'zod';

/** PostgreSQL keeps no NUL, and half of a surrogate pair is no text: both are refused where a text is kept as it was sent. */
export const storedText = () =>
  z.string().refine((text) => text.isWellFormed() && !text.includes('\0'), 'contains characters that are not allowed');
