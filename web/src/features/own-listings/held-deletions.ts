import type { ListingId } from '@naksha/events/kernel';
import { useSyncExternalStore } from 'react';
import { t } from '../../shared/messages/t.ts';
import { toast } from '../../shared/ui/toast.ts';
import { deleteListing } from './own-calls.ts';
import { ownWordsFor } from './own-words.ts';

/** How long a deletion can be taken back: it is sent when the time is over, or the page is left. */
export const UNDO_MS = 10_000;

export type HeldDeletion = { id: ListingId; title: string /** Milliseconds since the Unix epoch. */; sentAt: number };

let held: readonly (HeldDeletion & { timer: ReturnType<typeof setTimeout> })[] = [];
const listeners = new Set<() => void>();

function change(next: typeof held): void {
  held = next;
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Deletions that can still be taken back; their listings are shown nowhere. */
export const useHeldDeletions = (): readonly HeldDeletion[] =>
  useSyncExternalStore(
    subscribe,
    () => held,
    () => held,
  );

export function holdDeletion({ id, title }: { id: ListingId; title: string }): void {
  undoDeletion(id);
  const timer = setTimeout(() => void release(id), UNDO_MS);
  change([...held, { id, title, sentAt: Date.now() + UNDO_MS, timer }]);
}

export function undoDeletion(id: ListingId): void {
  const one = held.find((other) => other.id === id);
  if (!one) return;
  clearTimeout(one.timer);
  change(held.filter((other) => other !== one));
}

/** What was deleted stays deleted. */
export const sendDeletions = (): void => {
  for (const { id } of held) void release(id);
};

async function release(id: ListingId): Promise<void> {
  const one = held.find((other) => other.id === id);
  if (!one) return;
  clearTimeout(one.timer);
  try {
    await deleteListing(id);
  } catch (error) {
    toast.error(`${t('dashboard.listings.notDeleted', { title: one.title })} ${ownWordsFor(error)}`, { stays: true });
  } finally {
    // Until then it stays out of the list, which may be read again meanwhile.
    change(held.filter((other) => other.id !== id));
  }
}
