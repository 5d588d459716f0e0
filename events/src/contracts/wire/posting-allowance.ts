import type { RefusalCode } from '../problem-codes.ts';

export type MayPost = { may_post: boolean; why?: RefusalCode };
