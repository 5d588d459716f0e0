import { z } from 'zod';

/** `uid:gid`, neither of them root; undefined if empty. */
export const userNumbers = z
  .string()
  .regex(/^([1-9]\d{0,9}:[1-9]\d{0,9})?$/, 'must be a user id and a group id above 0, such as 65534:65534')
  .transform((text) => {
    const [uid, gid] = text.split(':').map(Number);
    return text === '' ? undefined : { uid, gid };
  });
