import { z } from 'zod';

/** Our own calls reject unknown fields. */
export const noFields = z.strictObject({}).nullish();
