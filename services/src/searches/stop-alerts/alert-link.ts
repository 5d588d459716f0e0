import { searchId } from '@naksha/events/contracts';
import type { SearchId } from '@naksha/events/kernel';
import { Inject, Injectable } from '@nestjs/common';
import { KeyRing } from '../../keys/key-ring.ts';

const PURPOSE = 'stop-alerts';
const PURPOSE_OF_ALL = 'stop-all-alerts';

/** `all`: not this search's alone, but those of everything that its owner has saved. */
export type StopLink = { search: SearchId; all: boolean };

/**
 * What a text carries so that whoever got it can end it with one tap, signed in or not: it ends one search's texts,
 * or, of a text that told of several, those of all that its owner has saved, and no more.
 */
@Injectable()
export class AlertLinks {
  constructor(@Inject(KeyRing) private readonly keys: KeyRing) {}

  token(search: SearchId): string {
    return `${search}.${this.keys.hash(PURPOSE, search)}`;
  }

  /** By one of them, since an address is no place for the account's id. */
  tokenOfAll(search: SearchId): string {
    return `${search}.all.${this.keys.hash(PURPOSE_OF_ALL, search)}`;
  }

  /** @param token may end with the punctuation of the sentence it was copied from. @returns undefined where it is none of ours */
  read(token: string): StopLink | undefined {
    const [, id, ofAll, hash] = /^([^.]*)\.(all\.)?(.*)$/.exec(token.replace(/[^\w-]+$/, '')) ?? [];
    const search = searchId.safeParse(id);
    if (!search.success || !this.keys.matches(hash, ofAll ? PURPOSE_OF_ALL : PURPOSE, search.data)) return undefined;
    return { search: search.data, all: ofAll !== undefined };
  }
}
