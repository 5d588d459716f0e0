import { CUT } from './cut-mark.ts';
import { findContacts } from './find-contacts.ts';

/** What is glued behind a link belongs to it, but for what ends a sentence. */
const PATH = /[^\s,;)\]}]*[^\s,;)\]}.!?:]/y;

/**
 * A text for those who may not see how its writer is reached. Beside what is sure, digits that may be a number are cut too:
 * a figure that is missing does less harm than a number that is there.
 */
export function cutContacts(text: string): string {
  let cut = '';
  let end = 0;
  for (const { kind, sure, from, to } of findContacts(text)) {
    if (to <= end || !(sure || kind === 'phone')) continue;
    cut += from >= end ? text.slice(end, from) + CUT : '';
    PATH.lastIndex = to;
    end = kind === 'link' && PATH.test(text) ? PATH.lastIndex : to;
  }
  return cut + text.slice(end);
}
