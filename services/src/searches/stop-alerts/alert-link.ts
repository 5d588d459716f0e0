import { searchId } from '@naksha/events/contracts';
import type { SearchId } from '@naksha/events/kernel';
import { Inject, Injectable } from '@nestjs/common';
import { KeyRing } from '../../keys/key-ring.ts';

const PURPOSE = 'stop-alerts';

/** What a text carries so that whoever got it can end it with one tap, signed in or not: it ends this one search's texts, and no more. */
@Injectable()
export class AlertLinks {
  constructor(@Inject(KeyRing) private readonly keys: KeyRing) {}

  token(search: SearchId): string {
    return `${search}.${this.keys.hash(PURPOSE, search)}`;
  }

  /** @returns undefined where it is none of ours */
  read(token: string): SearchId | undefined {
    const at = token.indexOf('.');
    const search = searchId.safeParse(token.slice(0, at));
    if (!search.success || !this.keys.matches(token.slice(at + 1), PURPOSE, search.data)) return undefined;
    return search.data;
  }
}
