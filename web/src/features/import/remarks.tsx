import type { ImportProgress, LineRemarks } from '@naksha/events/wire/imports';
import { useInfiniteQuery } from '@tanstack/react-query';
import { t } from '../../shared/messages/t.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Icon } from '../../shared/ui/icon.tsx';
import { LoadFailure } from '../../shared/ui/load-failure.tsx';
import { importRemarksQuery } from './import-calls.ts';
import { describeImportRemarkText, labelOfImportColumn } from './import-words.ts';

export function ImportRemarks({ progress }: { progress: ImportProgress }) {
  const { data, error, refetch, fetchNextPage, hasNextPage, isFetching } = useInfiniteQuery(
    importRemarksQuery(progress),
  );
  const lines = data?.pages.flat() ?? [];
  if (error) return <LoadFailure error={error} onRetry={() => void refetch()} />;
  return (
    <>
      {progress.totals.length > 0 && (
        <section className="flex flex-col gap-2">
          <h3 className="font-semibold">{t('imports.totals')}</h3>
          <ul className="flex flex-col divide-y divide-line rounded-card border border-line bg-surface">
            {progress.totals.map((total) => (
              <li
                key={`${total.line} ${total.column} ${total.reason.code} ${total.reason.params?.text}`}
                className="flex flex-wrap gap-x-3 p-3 text-14"
              >
                <span className="min-w-20 font-semibold">{t('imports.rows', { n: total.rows })}</span>
                {total.refused && (
                  <span className="text-red">
                    <Icon name="alert" />
                    <span className="sr-only">{t('imports.did.refused')}</span>
                  </span>
                )}
                <span className="min-w-0 flex-1 break-words">{describeImportRemarkText(total)}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
      {lines.length > 0 && (
        <section className="flex flex-col gap-2">
          <h3 className="font-semibold">{t('imports.lines')}</h3>
          <ul className="flex flex-col divide-y divide-line rounded-card border border-line bg-surface">
            {lines.map((line) => (
              <Line key={line.line} {...line} />
            ))}
          </ul>
          {hasNextPage && (
            <Button className="self-center" busy={isFetching} onClick={() => void fetchNextPage()}>
              {t('imports.more')}
            </Button>
          )}
        </section>
      )}
    </>
  );
}

const Line = ({ line, remarks, columns }: LineRemarks) => (
  <li className="grid gap-x-3 p-3 text-14 sm:grid-cols-[6rem_1fr]">
    <span className="font-semibold">{t('imports.line', { n: line })}</span>
    <ul className="min-w-0 break-words">
      {remarks.map((remark) => (
        <li key={`${remark.column} ${remark.reason.code}`}>{describeImportRemarkText(remark)}</li>
      ))}
      {columns.length > 0 && <li>{t('imports.differs', { columns: columns.map(labelOfImportColumn).join(', ') })}</li>}
    </ul>
  </li>
);
