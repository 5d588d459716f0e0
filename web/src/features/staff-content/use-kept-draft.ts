import type { ContentItem } from '@naksha/events/wire/content';
import { useRef, useState } from 'react';
import { drawKey, findDraft, keepDraft } from './kept-drafts.ts';
import { useWriter } from './use-writer.ts';

type Held<Draft> = {
  draft: Draft;
  /** The version that it was begun from; of what is new, none. */
  since: number | undefined;
  isUnsaved: boolean;
  /** Of a text that was found from before: when it was typed. */
  found?: string;
};
type Begun<Draft> = {
  /** What it is so far; undefined for a new one. */
  item: ContentItem | undefined;
  start: () => Draft;
};

/** What a form holds: kept in this browser from the first letter until it is saved, so that no crash and no slip loses it. */
export function useKeptDraft<Draft extends object>(name: string, { item, start }: Begun<Draft>) {
  const fresh = (): Held<Draft> => ({ draft: start(), since: item?.version, isUnsaved: false });
  const writer = useWriter();
  const [{ own, before }] = useState(() => ({
    own: drawKey(name),
    before: writer ? findDraft(name, writer) : undefined,
  }));
  /** Where the text that was found stands, until this form has made it its own. */
  const [from, setFrom] = useState(before?.[0]);
  const [held, setHeld] = useState<Held<Draft>>(() => {
    const kept = before?.[1];
    if (!kept) return fresh();
    // A field that forms have had since then begins as it does in them.
    return { draft: { ...start(), ...(kept.draft as Draft) }, since: kept.since, isUnsaved: true, found: kept.at };
  });
  const keep = (kept: { since: number | undefined; draft: Draft } | undefined): void => {
    if (writer) keepDraft(own, kept && { ...kept, of: writer, at: new Date().toISOString() });
    if (from) keepDraft(from, undefined);
    setFrom(undefined);
  };
  // It was saved, here or by somebody else; what is unsaved stays, and meets the change when it is saved.
  if (!held.isUnsaved && held.since !== item?.version) setHeld(fresh());
  const change = (changed: Partial<Draft>): void => {
    const draft = { ...held.draft, ...changed };
    keep({ since: held.since, draft });
    setHeld({ ...held, draft, isUnsaved: true });
  };
  const latest = useRef(held);
  latest.current = held;
  /** What this was at that time is saved: it is shown until it is read anew, and what was typed since stays unsaved, over that. */
  const settle = (): void => {
    const { draft, since } = latest.current;
    if (draft === held.draft) {
      keep(undefined);
      setHeld({ ...held, isUnsaved: false, found: undefined });
      return;
    }
    const saved = since === undefined ? undefined : since + 1;
    keep({ since: saved, draft });
    setHeld({ draft, since: saved, isUnsaved: true });
  };
  const throwAway = (): void => {
    keep(undefined);
    setHeld(fresh());
  };
  return { ...held, change, settle, throwAway };
}
