import type { ContentChange, ContentItem } from '@naksha/events/wire/content';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatDateTime } from '../../shared/format/dates.ts';
import { t } from '../../shared/messages/t.ts';
import { Button } from '../../shared/ui/button.tsx';
import { ConfirmDialog } from '../../shared/ui/confirm.tsx';
import { ListSkeleton } from '../../shared/ui/list-skeleton.tsx';
import { LoadFailure } from '../../shared/ui/load-failure.tsx';
import { contentVersionQuery } from './content-calls.ts';
import { DefinitionDifferences } from './differences.tsx';
import { labelOfContentField } from './field-words.ts';
import { removeDefinitionId } from './item-draft.ts';
import { RejectedFieldErrors } from './item-fields.tsx';
import { SaveConflict } from './save-conflict.tsx';
import { useSaveItem } from './use-save-item.ts';
import { describeAuthor } from './who-and-when.ts';

export function ItemVersions({ item }: { item: ContentItem }) {
  const [open, setOpen] = useState<number>();
  return (
    <section className="flex flex-col gap-2">
      <h3 className="font-semibold text-16">{t('staffContent.history')}</h3>
      <ol className="flex flex-col gap-1 text-14">
        {item.history.map((change) => {
          const { version, what, on } = change;
          const older = what === 'defined' && (version < item.version || item.state === 'retired');
          return (
            <li key={version} className="flex flex-col gap-2">
              <div className="flex flex-wrap items-center gap-x-2">
                <span className="text-muted">{formatDateTime(on)}</span>
                <span>{describeAuthor(change)}:</span>
                <span className="min-w-0 break-words">{wordsOf(change)}</span>
                {older && (
                  <Button
                    look="plain"
                    className="text-14!"
                    aria-expanded={open === version}
                    onClick={() => setOpen(open === version ? undefined : version)}
                  >
                    {t('staffContent.compare')}
                  </Button>
                )}
              </div>
              {older && open === version && <OlderVersion item={item} version={version} on={on} />}
            </li>
          );
        })}
      </ol>
    </section>
  );
}

const wordsOf = ({ what, fields }: ContentChange): string =>
  what === 'retired'
    ? t('staffContent.retired')
    : fields.map(labelOfContentField).join(', ') || t('staffContent.defined');

function OlderVersion({ item, version, on }: { item: ContentItem; version: number; on: string }) {
  const { data: then, error, refetch } = useQuery(contentVersionQuery(item.kind, item.id, version));
  const saving = useSaveItem(item.kind, { onAccepted: () => {}, onSaved: () => {} });
  const [asking, setAsking] = useState(false);
  if (error) return <LoadFailure error={error} onRetry={() => void refetch()} />;
  if (!then) return <ListSkeleton rows={1} />;
  const restored = restore(then, item);
  return (
    <div className="flex flex-col gap-4 rounded-card border border-line p-4">
      <DefinitionDifferences
        before={{ label: formatDateTime(on), definition: restored }}
        after={{ label: t('staffContent.now'), definition: removeDefinitionId(item.definition) }}
      />
      {saving.error !== undefined && <RejectedFieldErrors error={saving.error} />}
      {saving.conflict && (
        <SaveConflict
          kind={item.kind}
          conflict={saving.conflict}
          busy={saving.busy}
          onSave={(id, since) => saving.save(id, restored, since)}
          onTakeTheirs={saving.settle}
        />
      )}
      <Button className="self-start" busy={saving.busy} onClick={() => setAsking(true)}>
        {t('staffContent.restore')}
      </Button>
      {asking && (
        <ConfirmDialog
          title={t('staffContent.restoreTitle', { when: formatDateTime(on) })}
          why={t(restored.state === 'draft' ? 'staffContent.restoreDraft' : 'staffContent.restorePublic')}
          act={t('staffContent.restore')}
          look="dark"
          onClose={() => setAsking(false)}
          onAct={async () => saving.save(item.id, restored, item.version)}
        />
      )}
    </div>
  );
}

type Definition = ContentItem['definition'];

/** Restoring keeps an article's publication state; a retired one comes back unpublished. */
function restore(then: Definition, { state, definition }: ContentItem): Definition {
  if (!('state' in then)) return removeDefinitionId(then);
  return removeDefinitionId({ ...then, state: state === 'retired' ? 'draft' : definition.state });
}
