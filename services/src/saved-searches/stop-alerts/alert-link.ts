import { searchId } from '@naksha/events/contracts';
import type { SearchId } from '@naksha/events/kernel';
import { Inject, Injectable } from '@nestjs/common';
import { KeyRing } from '../../keys/key-ring.ts';

const PURPOSE = 'stop-alerts';
const PURPOSE_OF_ALL = 'stop-all-alerts';

/** `all`: of all the owner's searches. */
export type StopLink = { search: SearchId; all: boolean };

/** Stops alerts without signing in: of one search, or of all if the text covered several. */
@Injectable()
export class AlertLinks {
  constructor(@Inject(KeyRing) private readonly keys: KeyRing) {}

  createToken(search: SearchId): string {
    return `${search}.${this.keys.hash(PURPOSE, search)}`;
  }

  /** Identified by one search, to keep the account's id out of the URL. */
  createTokenForAll(search: SearchId): string {
    return `${search}.all.${this.keys.hash(PURPOSE_OF_ALL, search)}`;
  }

  /** Ignores punctuation copied from the text. */
  parseToken(token: string): StopLink | undefined {
    const [, id, ofAll, hash] = /^([^.]*)\.(all\.)?(.*)$/.exec(token.replace(/[^\w-]+$/, '')) ?? [];
    const search = searchId.safeParse(id);
    if (!search.success || !this.keys.matches(hash, ofAll ? PURPOSE_OF_ALL : PURPOSE, search.data)) return undefined;
    return { search: search.data, all: ofAll !== undefined };
  }
}
