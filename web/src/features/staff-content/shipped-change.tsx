import type { ContentItem } from '@naksha/events/wire/content';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { t } from '../../shared/messages/t.ts';
import { Button } from '../../shared/ui/button.tsx';
import { changedQuery } from './content-calls.ts';
import { contentPath } from './content-path.ts';
import { DefinitionDifferences } from './differences.tsx';
import { removeDefinitionId } from './item-draft.ts';
import { RejectedFieldErrors } from './item-fields.tsx';
import { SaveConflict } from './save-conflict.tsx';
import { useSaveItem } from './use-save-item.ts';

/** Items that staff edited and that this version ships differently. */
export function ConflictingShippedItems() {
  const { data: changed = [] } = useQuery(changedQuery);
  if (changed.length === 0) return null;
  return (
    <section aria-labelledby="changed-items" className="flex flex-col gap-2 rounded-card border border-line p-4">
      <h2 id="changed-items" className="font-semibold text-16">
        {t('staffContent.changedInVersion')}
      </h2>
      <ul className="flex flex-wrap gap-x-6">
        {changed.map(({ kind, id, name }) => (
          <li key={`${kind} ${id}`}>
            <Link
              href={contentPath(kind, id)}
              className="inline-flex min-h-11 items-center break-words underline underline-offset-4"
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

type Props = { item: ContentItem; shipped: NonNullable<ContentItem['shipped']> };

/** Both choices are saved, so that the item leaves the list. */
export function ShippedChange({ item, shipped }: Props) {
  const saving = useSaveItem(item.kind, { onAccepted: () => {}, onSaved: () => {} });
  const ours = removeDefinitionId(item.definition);
  const choose = (definition: object) => saving.save(item.id, definition, item.version);
  return (
    <section aria-labelledby="shipped-change" className="flex flex-col gap-4 rounded-card border border-line p-4">
      <h3 id="shipped-change" className="font-semibold text-16">
        {t('staffContent.changedInVersion')}
      </h3>
      <p className="text-14">{t('staffContent.shippedWhy')}</p>
      <DefinitionDifferences
        before={{ label: t('staffContent.now'), definition: ours }}
        after={{ label: t('staffContent.shipped'), definition: { ...ours, ...shipped } }}
      />
      {saving.error !== undefined && <RejectedFieldErrors error={saving.error} />}
      {saving.conflict && (
        <SaveConflict
          kind={item.kind}
          conflict={saving.conflict}
          busy={saving.busy}
          onSave={(id, since) => saving.save(id, saving.conflict!.definition, since)}
          onTakeTheirs={saving.settle}
        />
      )}
      <div className="flex flex-wrap gap-3">
        <Button look="dark" busy={saving.busy} onClick={() => choose({ ...ours, ...shipped })}>
          {t('staffContent.useShipped')}
        </Button>
        <Button busy={saving.busy} onClick={() => choose({ ...ours, keptInsteadOf: shipped.query })}>
          {t('staffContent.keepOurs')}
        </Button>
      </div>
    </section>
  );
}
