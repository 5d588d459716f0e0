import {
  ADDRESS_BEGINNINGS,
  AFTER_AT,
  AT_WORDS,
  COMMON_DOMAINS,
  DOT_WORDS,
  HANDLE_CUES,
  INDIA_DOMAINS,
  MAIL_PROVIDERS,
  MESSENGERS,
  PAYMENT_PROVIDERS,
  SHORT_MESSENGERS,
  TOP_LEVEL_DOMAINS,
} from './address-words.ts';
import type { Finding } from './find-numbers.ts';
import type { Token } from './tokens.ts';

type Rule = (tokens: readonly Token[], at: number, original: (token: Token) => string) => Finding | undefined;

/** Also spelt out, by the tokens around each word. */
export function findLinksAndEmails(tokens: readonly Token[], original: (token: Token) => string): Finding[] {
  return tokens.flatMap((_, at) => {
    for (const rule of RULES) {
      const found = rule(tokens, at, original);
      if (found) return [found];
    }
    return [];
  });
}

const BRACKETS = /^[()[\]{}<>]$/;
const MAX_DISTANCE = 5;

const isGap = (token: Token | undefined): boolean => token?.kind === 'space' || BRACKETS.test(token?.text ?? '');
const isSeparator = (token: Token | undefined): boolean => isGap(token) || /^[_-]$/.test(token?.text ?? '');

/** That is not a space, bracket or dash. */
function nextTextToken(tokens: readonly Token[], at: number, by: 1 | -1): number {
  let next = at + by;
  for (let seen = 0; seen < MAX_DISTANCE && isSeparator(tokens[next]); seen++) next += by;
  return next;
}

const wordAt = (tokens: readonly Token[], at: number): string | undefined =>
  tokens[at]?.kind === 'word' ? tokens[at].text : undefined;

/** Digits used as letters: "gmai1", "d0t", "c0m". */
function disguisedWord(tokens: readonly Token[], at: number): { word: string; last: number } {
  let last = at;
  let word = '';
  for (; last < at + 4 && (tokens[last]?.kind === 'word' || tokens[last]?.kind === 'digits'); last++)
    word += tokens[last].text;
  return { word: word.replaceAll('0', 'o').replaceAll('1', 'l').replaceAll('3', 'e'), last: last - 1 };
}

/** Also as "g mail" or single letters. */
const findMailProvider: Rule = (tokens, at) => {
  const text = wordAt(tokens, at);
  if (text === undefined) return undefined;
  const mail = (last: number): Finding => ({ kind: 'email', sure: true, first: at, last });
  if (MAIL_PROVIDERS.has(text)) return mail(at);
  const { word, last } = disguisedWord(tokens, at);
  if (MAIL_PROVIDERS.has(word)) return mail(last);
  if (text.length > 1) return undefined;
  let spelt = text;
  for (let next = at, letters = 1; letters < 10; letters++) {
    next = nextTextToken(tokens, next, 1);
    const letter = wordAt(tokens, next);
    if (!letter || (letter.length > 1 && letter !== 'mail')) return undefined;
    spelt += letter;
    if (MAIL_PROVIDERS.has(spelt)) return mail(next);
  }
  return undefined;
};

const findUrlStart: Rule = (tokens, at) => {
  const text = wordAt(tokens, at);
  if (text !== undefined && ADDRESS_BEGINNINGS.has(text)) return { kind: 'link', sure: true, first: at, last: at };
  if (text !== 'wa' && text !== 't') return undefined;
  const dot = dotAt(tokens, at + 1);
  return dot && wordAt(tokens, dot.next) === 'me' ? { kind: 'link', sure: true, first: at, last: dot.next } : undefined;
};

/** Spelt out, in brackets or spaced. */
function dotAt(tokens: readonly Token[], from: number): { next: number; said: boolean; glued: boolean } | undefined {
  let at = from;
  while (at < from + MAX_DISTANCE && isSeparator(tokens[at])) at++;
  const bracketed = BRACKETS.test(tokens[at - 1]?.text ?? '') && at > from;
  const { word, last } = disguisedWord(tokens, at);
  const said = DOT_WORDS.has(word);
  const end = said ? last : at;
  if (!said && !/^[.\u3002\u00b7\u2022]$/.test(tokens[at]?.text ?? '')) return undefined;
  let next = end + 1;
  while (next < end + MAX_DISTANCE && isSeparator(tokens[next])) next++;
  return { next, said: said || bracketed, glued: at === from && next === end + 1 };
}

const findDomain: Rule = (tokens, at, original) => {
  const { kind } = tokens[at];
  if (kind !== 'word' && kind !== 'digits') return undefined;
  const link = (sure: boolean, last: number): Finding => ({ kind: 'link', sure, first: at, last });
  if (tokens[at + 1]?.text === ',' && wordAt(tokens, at + 2) === 'com') return link(true, at + 2);
  const dot = dotAt(tokens, at + 1);
  if (!dot) return undefined;
  const { word, last } = disguisedWord(tokens, dot.next);
  const ends = TOP_LEVEL_DOMAINS.has(word);
  if (dot.said) return ends || INDIA_DOMAINS.has(word) ? link(true, last) : undefined;
  if (!dot.glued)
    // "Near the park. Com" starts a sentence; "greenhomes . com" has spaces on both sides of its dot.
    return COMMON_DOMAINS.has(word) && tokens[at + 1].kind === 'space' ? link(true, last) : undefined;
  // "Mohali.In front" starts a sentence.
  if (word === '' || /^\p{Lu}\p{Ll}/u.test(original(tokens[dot.next]))) return undefined;
  if (ends) return link(true, last);
  if (!INDIA_DOMAINS.has(word)) return undefined;
  // "Mohali.in front" lacks a space; "greenhomes.in/plots" is a link.
  const goesOn = tokens[last + 1]?.kind === 'space' && wordAt(tokens, last + 2) !== undefined;
  return link(!goesOn, last);
};

const findAtSign: Rule = (tokens, at, original) => {
  if (tokens[at].text !== '@') return undefined;
  const next = nextTextToken(tokens, at, 1);
  const before = nextTextToken(tokens, at, -1);
  const name = wordAt(tokens, next);
  if (name === undefined) return undefined;
  const end = endOfName(tokens, next);
  const found = (kind: Finding['kind'], sure: boolean, last = end): Finding => ({
    kind,
    sure,
    first: isName(tokens[before]) ? beginOfName(tokens, before) : at,
    last,
  });
  const dot = dotAt(tokens, end + 1);
  const after = dot && disguisedWord(tokens, dot.next);
  const named =
    isName(tokens[before]) && !/^(?:flats?|plots?|kothi|house|price|rent|bhk|floor)$/.test(tokens[before].text);
  if (
    after &&
    after.word.length > 1 &&
    (TOP_LEVEL_DOMAINS.has(after.word) || INDIA_DOMAINS.has(after.word) || (named && dot.glued))
  )
    return found('email', true, after.last);
  if (PAYMENT_PROVIDERS.has(name)) return found('email', true);
  if (AFTER_AT.has(name) && (next === end || tokens[next + 1]?.text === '.')) return undefined;
  if (named && tokens[end - 1]?.text === '.' && (wordAt(tokens, end)?.length ?? 0) > 1) return found('email', true);
  if (followsMessenger(tokens, at)) return found('link', true);
  // "3 BHK @ Sector 70": "at" before a place name, which starts with a capital.
  if (tokens[at + 1]?.kind === 'space') return undefined;
  if (tokens.slice(next, end + 1).some(({ kind, text }) => kind === 'digits' || text === '_' || text === '.'))
    return found('link', true);
  return /^\p{Lu}\p{Ll}+$/u.test(original(tokens[next])) ? undefined : found('link', false);
};

const isName = (token: Token | undefined): boolean => token?.kind === 'word' || token?.kind === 'digits';
const isNamePart = (token: Token | undefined): boolean => isName(token) || /^[_.+-]$/.test(token?.text ?? '');
const LONGEST_NAME = 12;

function endOfName(tokens: readonly Token[], from: number): number {
  let last = from;
  while (
    last < from + LONGEST_NAME &&
    isNamePart(tokens[last + 1]) &&
    (isName(tokens[last + 1]) || isName(tokens[last + 2]))
  )
    last++;
  return last;
}

function beginOfName(tokens: readonly Token[], from: number): number {
  let first = from;
  while (first > from - LONGEST_NAME && isNamePart(tokens[first - 1])) first--;
  return first;
}

/** "owner at gmail", "owner (at) example (dot) com", "at the rate of". */
const findSpeltOutAt: Rule = (tokens, at) => {
  const text = wordAt(tokens, at);
  if (text === undefined || !AT_WORDS.has(text) || !isName(tokens[nextTextToken(tokens, at, -1)])) return undefined;
  let name = nextTextToken(tokens, at, 1);
  const rate = wordAt(tokens, name) === 'the' && wordAt(tokens, nextTextToken(tokens, name, 1)) === 'rate';
  if (rate) {
    name = nextTextToken(tokens, nextTextToken(tokens, name, 1), 1);
    if (wordAt(tokens, name) === 'of') name = nextTextToken(tokens, name, 1);
  }
  if (wordAt(tokens, name) === undefined) return undefined;
  const end = endOfName(tokens, name);
  const dot = dotAt(tokens, end + 1);
  const after = dot && disguisedWord(tokens, dot.next);
  const first = beginOfName(tokens, nextTextToken(tokens, at, -1));
  if (after && dot.said && (TOP_LEVEL_DOMAINS.has(after.word) || INDIA_DOMAINS.has(after.word)))
    return { kind: 'email', sure: true, first, last: after.last };
  return rate ? { kind: 'email', sure: false, first, last: end } : undefined;
};

function followsMessenger(tokens: readonly Token[], at: number): boolean {
  for (let before = at - 1; before >= 0 && before > at - 6; before--) {
    const { text } = tokens[before];
    if (MESSENGERS.has(text) || SHORT_MESSENGERS.has(text)) return true;
  }
  return false;
}

const findMessenger: Rule = (tokens, at) => {
  const text = wordAt(tokens, at);
  const short = text !== undefined && SHORT_MESSENGERS.has(text);
  if (text === undefined || !(short || MESSENGERS.has(text))) return undefined;
  const next = nextTextToken(tokens, at, 1);
  const cue = tokens[next]?.text === ':' || HANDLE_CUES.has(tokens[next]?.text ?? '');
  let name = next;
  for (let seen = 0; seen < 3 && (tokens[name]?.text === ':' || HANDLE_CUES.has(tokens[name]?.text ?? '')); seen++)
    name = nextTextToken(tokens, name, 1);
  const link = (sure: boolean, last: number): Finding => ({ kind: 'link', sure, first: at, last });
  if (!isName(tokens[name])) return short ? undefined : link(false, at);
  const end = endOfName(tokens, name);
  const handle = tokens.slice(name, end + 1).some(({ text: part }) => part === '_' || part === '.');
  if (cue || (handle && !short)) return link(true, end);
  return short ? undefined : link(false, at);
};

const RULES: readonly Rule[] = [findAtSign, findMailProvider, findUrlStart, findSpeltOutAt, findDomain, findMessenger];
