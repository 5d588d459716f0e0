import { z } from 'zod';
import { cleanLines, letters } from './clean-text.ts';

/** `max`: in code points. */
export const noteText = (max: number) =>
  z
    .string()
    .meta({ minLength: 1, maxLength: max })
    .transform(cleanLines)
    .refine((text) => text.length > 0, 'must not be empty')
    .refine((text) => letters(text) <= max, `may have ${max} letters`);
