import { z } from 'zod';

/** Our own calls reject unknown fields. */
export const emptyBody = z.strictObject({}).nullish();
