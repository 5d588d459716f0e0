import type { RefusalCode } from '../problem-codes.ts';

/** `GET /api/property/posting-allowance`: whether the caller may post now, and if not, why. */
export type MayPost = { may_post: boolean; why?: RefusalCode };
