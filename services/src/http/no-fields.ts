import { z } from 'zod';

/** The body of a call that asks for nothing more than its path says. Paths of our own refuse what they don't know. */
export const noFields = z.strictObject({}).nullish();
