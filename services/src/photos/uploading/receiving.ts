import type { AccountId } from '@naksha/events/kernel';
import { photosBusyProblem } from '../photo-problems.ts';

const RETRY_SECONDS = 5;
/** Per process, and per account. */
export const MAX_UPLOADS = 64;
export const MAX_UPLOADS_OF_ACCOUNT = 6;

/** So that a slow sender cannot take all places. */
export class UploadSlots {
  private readonly byAccount = new Map<AccountId, number>();
  private all = 0;

  constructor(
    private readonly most = MAX_UPLOADS,
    private readonly mostOfOne = MAX_UPLOADS_OF_ACCOUNT,
  ) {}

  /** @throws Problem 503 immediately if no place is free */
  async runInSlot<T>(account: AccountId, work: () => Promise<T>): Promise<T> {
    const own = this.byAccount.get(account) ?? 0;
    if (this.all >= this.most || own >= this.mostOfOne) throw photosBusyProblem(RETRY_SECONDS);
    this.all++;
    this.byAccount.set(account, own + 1);
    try {
      return await work();
    } finally {
      this.all--;
      const left = this.byAccount.get(account)! - 1;
      if (left > 0) this.byAccount.set(account, left);
      else this.byAccount.delete(account);
    }
  }
}
