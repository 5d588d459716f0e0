import type { ContentKind } from '@naksha/events/wire/content';
import { newKey } from '../../shared/api/idempotency-key.ts';

/** What an editor typed and has not saved. */
export type KeptDraft = {
  /** Who typed it: a browser that editors share offers it to nobody else. */
  of: string;
  /** The version that it was begun from; of what is new, none. */
  since?: number;
  /** When it was typed, ISO. */
  at: string;
  draft: unknown;
};
type All = Readonly<Record<string, KeptDraft>>;

const KEY = 'naksha.content';
/** Browsers keep some five million letters of a site, and an article has 60,000 at most. */
const MAX_KEPT = 20;

/** @param id of what is new, undefined @param name tells apart what is new from other things that are */
export const draftName = (kind: ContentKind, id: string | undefined, name = ''): string =>
  `${kind}/${id ?? '+'}${name}`;

/** Each form that is open has its own: what is typed into two at a time is two texts. */
export const drawKey = (name: string): string => `${name}#${newKey()}`;

/** The latest that its writer left unsaved, with its key. */
export const findDraft = (name: string, writer: string): [key: string, KeptDraft] | undefined =>
  Object.entries(readAll())
    .filter(([key, { of }]) => key.startsWith(`${name}#`) && of === writer)
    .sort(byLatest)[0];

const byLatest = ([, a]: [string, KeptDraft], [, b]: [string, KeptDraft]): number => b.at.localeCompare(a.at);

/** A newer text takes the room of the oldest. @param kept undefined: it was saved, or thrown away */
export function keepDraft(key: string, kept: KeptDraft | undefined): void {
  const { [key]: _, ...others } = readAll();
  const latest = Object.entries(others)
    .sort(byLatest)
    .slice(0, MAX_KEPT - 1);
  const all: All = { ...Object.fromEntries(latest), ...(kept && { [key]: kept }) };
  try {
    if (Object.keys(all).length > 0) localStorage.setItem(KEY, JSON.stringify(all));
    else localStorage.removeItem(KEY);
  } catch (error) {
    console.warn('the browser keeps no more: a text lives as long as its page', error);
  }
}

function readAll(): All {
  const kept = localStorage.getItem(KEY);
  if (!kept) return {};
  try {
    return JSON.parse(kept) as All;
  } catch (error) {
    console.warn('what was kept of unsaved texts is unreadable', error);
    return {};
  }
}
