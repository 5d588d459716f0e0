import type { ContentItem, ContentKind } from '@naksha/events/wire/content';
import { contentDraftName } from './kept-drafts.ts';
import { useStoredDraft } from './use-kept-draft.ts';
import { useSaveItem } from './use-save-item.ts';

type Asked<Draft> = {
  item: ContentItem | undefined;
  start: () => Draft;
  /** Undefined if none can be made yet. */
  toId: (draft: Draft) => string | undefined;
  /** Distinguishes new items. */
  name?: string;
  onSaved: (id: string) => Promise<void> | void;
};

export function useContentForm<Draft extends object>(kind: ContentKind, asked: Asked<Draft>) {
  const { item, start, toId, name, onSaved } = asked;
  const kept = useStoredDraft(contentDraftName(kind, item?.id, name), { item, start });
  const { save: send, settle, ...saving } = useSaveItem(kind, { onAccepted: kept.settle, onSaved });
  const id = item?.id ?? toId(kept.draft);
  return {
    ...kept,
    ...saving,
    id,
    save: (definition: object): void => {
      if (id !== undefined) send(id, definition, kept.since);
    },
    /** Resolves a conflict by saving over the newer version or as another item. */
    resave: (as: string, since: number | undefined): void => {
      if (saving.conflict) send(as, saving.conflict.definition, since);
    },
    takeTheirs: (): void => {
      settle();
      kept.throwAway();
    },
  };
}

export type ContentForm<Draft extends object> = ReturnType<typeof useContentForm<Draft>>;
