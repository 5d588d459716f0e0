import type { ContentItem, ContentKind } from '@naksha/events/wire/content';
import { draftName } from './kept-drafts.ts';
import { useKeptDraft } from './use-kept-draft.ts';
import { useSaveItem } from './use-save-item.ts';

type Asked<Draft> = {
  /** What it is so far; undefined for a new one. */
  item: ContentItem | undefined;
  start: () => Draft;
  /** Of what is new: the id that it will have; undefined where none can be made of it yet. */
  toId: (draft: Draft) => string | undefined;
  /** Tells apart what is new from other things that are. */
  name?: string;
  onSaved: (id: string) => Promise<void> | void;
};

/** What every form of content does: it keeps what is typed, and saves it over the version that was read. */
export function useContentForm<Draft extends object>(kind: ContentKind, asked: Asked<Draft>) {
  const { item, start, toId, name, onSaved } = asked;
  const kept = useKeptDraft(draftName(kind, item?.id, name), { item, start });
  const { save: send, settle, ...saving } = useSaveItem(kind, { onAccepted: kept.settle, onSaved });
  const id = item?.id ?? toId(kept.draft);
  return {
    ...kept,
    ...saving,
    id,
    save: (definition: object): void => {
      if (id !== undefined) send(id, definition, kept.since);
    },
    /** What a conflict held back, over what was read since, or as another item. */
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
