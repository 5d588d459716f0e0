import type { ContentKind } from '@naksha/events/wire/content';
import { createRandomHexId } from '../../shared/api/idempotency-key.ts';

export type StoredDraft = {
  /** Others who use the browser do not see it. */
  of: string;
  since?: number;
  at: string;
  draft: unknown;
};
type All = Readonly<Record<string, StoredDraft>>;

const KEY = 'naksha.content';
/** Browsers store about five million characters per site, and an article has at most 60,000. */
const MAX_KEPT = 20;

/** `name` distinguishes new items. */
export const contentDraftName = (kind: ContentKind, id: string | undefined, name = ''): string =>
  `${kind}/${id ?? '+'}${name}`;

/** Every open form has its own key, so two forms do not overwrite each other. */
export const createDraftKey = (name: string): string => `${name}#${createRandomHexId()}`;

export const findStoredDraft = (name: string, writer: string): [key: string, StoredDraft] | undefined =>
  Object.entries(readAll())
    .filter(([key, { of }]) => key.startsWith(`${name}#`) && of === writer)
    .sort(byLatest)[0];

const byLatest = ([, a]: [string, StoredDraft], [, b]: [string, StoredDraft]): number => b.at.localeCompare(a.at);

/** If storage is full, replaces the oldest. `kept`: undefined if saved or discarded. */
export function storeOrRemoveContentDraft(key: string, kept: StoredDraft | undefined): void {
  const { [key]: _, ...others } = readAll();
  const latest = Object.entries(others)
    .sort(byLatest)
    .slice(0, MAX_KEPT - 1);
  const all: All = { ...Object.fromEntries(latest), ...(kept && { [key]: kept }) };
  try {
    if (Object.keys(all).length > 0) localStorage.setItem(KEY, JSON.stringify(all));
    else localStorage.removeItem(KEY);
  } catch (error) {
    console.warn('unsaved drafts not stored, browser storage is full or blocked:', error);
  }
}

function readAll(): All {
  const kept = localStorage.getItem(KEY);
  if (!kept) return {};
  try {
    return JSON.parse(kept) as All;
  } catch (error) {
    console.warn('stored drafts are unreadable:', error);
    return {};
  }
}
