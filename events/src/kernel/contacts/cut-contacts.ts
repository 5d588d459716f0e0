import { HIDDEN_CONTACT } from './cut-mark.ts';
import { findContacts } from './find-contacts.ts';

/** Except punctuation at the end of a sentence. */
const PATH = /[^\s,;)\]}]*[^\s,;)\]}.!?:]/y;

/** Ambiguous digits are cut too: a missing figure does less harm than a visible number. */
export function redactContacts(text: string): string {
  let cut = '';
  let end = 0;
  for (const { kind, sure, from, to } of findContacts(text)) {
    if (to <= end || !(sure || kind === 'phone')) continue;
    cut += from >= end ? text.slice(end, from) + HIDDEN_CONTACT : '';
    PATH.lastIndex = to;
    end = kind === 'link' && PATH.test(text) ? PATH.lastIndex : to;
  }
  return cut + text.slice(end);
}
