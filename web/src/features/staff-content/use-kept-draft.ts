import { hash32 } from '@naksha/events/kernel';
import type { ContentItem } from '@naksha/events/wire/content';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { profileQuery } from '../../shared/session/profile.ts';
import { createDraftKey, findStoredDraft, storeOrRemoveContentDraft } from './kept-drafts.ts';

type Held<Draft> = {
  draft: Draft;
  since: number | undefined;
  isUnsaved: boolean;
  found?: string;
};
type Begun<Draft> = {
  item: ContentItem | undefined;
  start: () => Draft;
};

/** Stored until saved, so that a crash or a mistake loses nothing. */
export function useStoredDraft<Draft extends object>(name: string, { item, start }: Begun<Draft>) {
  const fresh = (): Held<Draft> => ({ draft: start(), since: item?.version, isUnsaved: false });
  const writer = useAuthorId();
  const [{ own, before }] = useState(() => ({
    own: createDraftKey(name),
    before: writer ? findStoredDraft(name, writer) : undefined,
  }));
  /** Until this form stores its own draft. */
  const [from, setFrom] = useState(before?.[0]);
  const [held, setHeld] = useState<Held<Draft>>(() => {
    const kept = before?.[1];
    if (!kept) return fresh();
    // Fields added since the draft was stored get their initial value.
    return { draft: { ...start(), ...(kept.draft as Draft) }, since: kept.since, isUnsaved: true, found: kept.at };
  });
  const keep = (kept: { since: number | undefined; draft: Draft } | undefined): void => {
    if (writer) storeOrRemoveContentDraft(own, kept && { ...kept, of: writer, at: new Date().toISOString() });
    if (from) storeOrRemoveContentDraft(from, undefined);
    setFrom(undefined);
  };
  // Unsaved changes stay and are checked when they are saved.
  if (!held.isUnsaved && held.since !== item?.version) setHeld(fresh());
  const change = (changed: Partial<Draft>): void => {
    const draft = { ...held.draft, ...changed };
    keep({ since: held.since, draft });
    setHeld({ ...held, draft, isUnsaved: true });
  };
  const latest = useRef(held);
  latest.current = held;
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

/** Not the phone number, because drafts may outlive the session. Undefined if signed out. */
function useAuthorId(): string | undefined {
  const queries = useQueryClient();
  const [writer] = useState(() => {
    const profile = queries.getQueryData(profileQuery.queryKey);
    return profile && hash32(profile.country_code + profile.mobile_phone).toString(36);
  });
  return writer;
}
