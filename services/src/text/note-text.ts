import { z } from 'zod';
import { cleanMultilineText, countCodePoints } from './clean-text.ts';

/** `max`: in code points. */
export const multilineTextSchema = (max: number) =>
  z
    .string()
    .meta({ minLength: 1, maxLength: max })
    .transform(cleanMultilineText)
    .refine((text) => text.length > 0, 'must not be empty')
    .refine((text) => countCodePoints(text) <= max, `must have at most ${max} characters`);
