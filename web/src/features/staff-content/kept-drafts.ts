import type { ContentKind } from '@naksha/events/wire/content';

/** What an editor typed and has not saved. */
export type KeptDraft = {
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

/** @param id of what is new, undefined */
export const draftKey = (kind: ContentKind, id: string | undefined): string => `${kind}/${id ?? '+'}`;

export const keptDraft = (key: string): KeptDraft | undefined => readAll()[key];

/** A newer text takes the room of the oldest. @param kept undefined: it was saved, or thrown away */
export function keepDraft(key: string, kept: KeptDraft | undefined): void {
  const { [key]: _, ...others } = readAll();
  const latest = Object.entries(others)
    .sort(([, a], [, b]) => b.at.localeCompare(a.at))
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
