import { z } from 'zod';

/** Body of a call without fields. Our own calls reject unknown fields. */
export const noFields = z.strictObject({}).nullish();
