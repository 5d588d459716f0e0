import type { ContentKind } from '@naksha/events/wire/content';
import { useQuery } from '@tanstack/react-query';
import { t } from '../../shared/messages/t.ts';
import { Button, ButtonLink } from '../../shared/ui/button.tsx';
import { ListSkeleton } from '../../shared/ui/list-skeleton.tsx';
import { LoadFailure } from '../../shared/ui/load-failure.tsx';
import { contentItemQuery } from './content-calls.ts';
import { contentPath } from './content-path.ts';
import { DefinitionDifferences } from './differences.tsx';
import type { Conflict } from './use-save-item.ts';
import { describeLatestChange } from './who-and-when.ts';

type Props = {
  kind: ContentKind;
  conflict: Conflict;
  busy: boolean;
  onSave: (id: string, since: number | undefined) => void;
  onTakeTheirs: () => void;
};

export function SaveConflict({ kind, conflict, busy, onSave, onTakeTheirs }: Props) {
  const { id, definition, latest, isNew } = conflict;
  const { data: read, error, refetch } = useQuery({ ...contentItemQuery(kind, id), staleTime: 0 });
  // Ignore data read before the other version was saved.
  const theirs = read && read.version >= latest.version ? read : undefined;
  const free = `${id}-2`;
  const { who, when } = describeLatestChange(latest);
  return (
    <section role="alert" className="flex flex-col gap-4 rounded-card border border-red p-4">
      <p className="font-semibold">
        {latest.own
          ? t(isNew ? 'staffContent.existsOwn' : 'staffContent.changedOwn', { id, when })
          : t(isNew ? 'staffContent.exists' : 'staffContent.changed', { id, who, when })}
      </p>
      {error && <LoadFailure error={error} onRetry={() => void refetch()} />}
      {!theirs && !error && <ListSkeleton rows={1} />}
      {theirs && (
        <DefinitionDifferences
          before={{ label: t('staffContent.theirs'), definition: theirs.definition }}
          after={{ label: t('staffContent.mine'), definition: definition as Record<string, unknown> }}
        />
      )}
      <div className="flex flex-wrap gap-3">
        {isNew ? (
          <>
            <Button look="dark" busy={busy} onClick={() => onSave(free, undefined)}>
              {t('staffContent.saveAs', { id: free })}
            </Button>
            <ButtonLink href={contentPath(kind, id)}>{t('staffContent.openOther')}</ButtonLink>
          </>
        ) : (
          <>
            <Button look="dark" busy={busy} disabled={!theirs} onClick={() => onSave(id, theirs?.version)}>
              {t('staffContent.keepMine')}
            </Button>
            <Button onClick={onTakeTheirs}>{t('staffContent.takeTheirs')}</Button>
          </>
        )}
      </div>
    </section>
  );
}
