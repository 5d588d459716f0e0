import type { ListingId } from '@naksha/events/kernel';
import { useState } from 'react';
import { useCities } from '../../shared/api/cities.ts';
import { t } from '../../shared/messages/t.ts';
import { useIsPhoneScreen } from '../../shared/ui/use-media.ts';
import { buildCompareRows, type CompareRow } from './compare-rows.ts';
import type { ComparedHome } from './compared-home.ts';
import { CompareColumnHeader } from './home-head.tsx';

type Props = { homes: readonly ComparedHome[]; onRemove(id: ListingId): void };

export function CompareTable({ homes, onRemove }: Props) {
  const phone = useIsPhoneScreen();
  const [onlyDifferences, setOnlyDifferences] = useState(false);
  const rows = buildCompareRows(
    homes.map(({ property }) => property),
    useCities(),
  ).filter(({ differs }) => differs || !onlyDifferences);
  return (
    <>
      <label className="flex min-h-11 items-center gap-2 self-start print:hidden">
        <input
          type="checkbox"
          className="size-5"
          checked={onlyDifferences}
          onChange={({ target }) => setOnlyDifferences(target.checked)}
        />
        {t('compare.onlyDifferences')}
      </label>
      <section
        aria-label={t('compare.table')}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must scroll by keys too
        tabIndex={0}
        className="overflow-x-auto rounded-card border border-line bg-surface print:overflow-visible"
      >
        <table className={`w-full text-14 lg:table-fixed ${phone && homes.length < 3 ? 'table-fixed' : ''}`}>
          <thead>
            <tr>
              {!phone && (
                <td className={FIRST}>
                  <span className="sr-only">{t('compare.what')}</span>
                </td>
              )}
              {homes.map((home) => (
                <CompareColumnHeader key={home.id} home={home} onRemove={() => onRemove(home.id)} />
              ))}
            </tr>
          </thead>
          {phone ? (
            rows.map((row) => <TitledRow key={row.name} row={row} homes={homes} />)
          ) : (
            <tbody>
              {rows.map((row) => (
                <Row key={row.name} row={row} homes={homes} />
              ))}
            </tbody>
          )}
        </table>
      </section>
      {rows.length === 0 && onlyDifferences && <p className="text-muted">{t('compare.same')}</p>}
    </>
  );
}

const FIRST = 'sticky left-0 z-10 w-48 min-w-28 border-line border-r border-b bg-surface p-2 text-left';
const ofName = (differs: boolean) => (differs ? 'font-semibold' : 'font-normal text-muted');

type RowProps = { row: CompareRow; homes: readonly ComparedHome[] };

const Row = ({ row, homes }: RowProps) => (
  <tr data-differs={row.differs || undefined}>
    <th scope="row" className={`${FIRST} ${ofName(row.differs)}`}>
      <Name row={row} />
    </th>
    <Values row={row} homes={homes} />
  </tr>
);

const TitledRow = ({ row, homes }: RowProps) => (
  <tbody data-differs={row.differs || undefined}>
    <tr>
      <th scope="rowgroup" colSpan={homes.length} className={`px-2 pt-2 text-left text-12 ${ofName(row.differs)}`}>
        <span className="sticky left-2">
          <Name row={row} />
        </span>
      </th>
    </tr>
    <tr>
      <Values row={row} homes={homes} />
    </tr>
  </tbody>
);

const Name = ({ row: { name, differs } }: Pick<RowProps, 'row'>) => (
  <>
    {name}
    {differs && (
      <>
        <span aria-hidden="true"> ≠</span>
        <span className="sr-only">, {t('compare.differs')}</span>
      </>
    )}
  </>
);

const Values = ({ row: { values, differs }, homes }: RowProps) =>
  homes.map(({ id, property }, k) => (
    <td
      key={id}
      className={`min-w-36 break-words border-line border-b p-2 align-top sm:min-w-40 ${differs ? 'bg-ground font-semibold' : ''}`}
    >
      {values[k] ?? <NoValue why={values[k] === null ? 'applies not' : property ? 'not said' : 'gone'} />}
    </td>
  ));

const NoValue = ({ why }: { why: 'not said' | 'applies not' | 'gone' }) => (
  <span className="font-normal text-muted">
    {why === 'not said' ? t('compare.unknown') : <span aria-hidden="true">–</span>}
    {why === 'applies not' && <span className="sr-only">{t('compare.inapplicable')}</span>}
  </span>
);
