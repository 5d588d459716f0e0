import type { ListingId } from '@naksha/events/kernel';
import { useState } from 'react';
import { useCities } from '../../shared/api/cities.ts';
import { t } from '../../shared/messages/t.ts';
import { type CompareRow, compareRows } from './compare-rows.ts';
import type { ComparedHome } from './compared-home.ts';
import { HomeHead } from './home-head.tsx';

type Props = { homes: readonly ComparedHome[]; onRemove(id: ListingId): void };

/** The homes side by side: on narrow screens they pass under the first column, which stays. */
export function CompareTable({ homes, onRemove }: Props) {
  const [onlyDifferences, setOnlyDifferences] = useState(false);
  const rows = compareRows(
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
        className="overflow-x-auto print:overflow-visible"
      >
        <table className="w-full text-14">
          <thead>
            <tr>
              <td className={FIRST}>
                <span className="sr-only">{t('compare.what')}</span>
              </td>
              {homes.map((home) => (
                <HomeHead key={home.id} home={home} onRemove={() => onRemove(home.id)} />
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <Row key={row.name} row={row} homes={homes} />
            ))}
          </tbody>
        </table>
      </section>
      {rows.length === 0 && onlyDifferences && <p className="text-muted">{t('compare.same')}</p>}
    </>
  );
}

const FIRST = 'sticky left-0 z-10 w-28 min-w-28 border-line border-r border-b bg-surface p-2 text-left sm:w-48';

function Row({ row: { name, values, differs }, homes }: { row: CompareRow; homes: readonly ComparedHome[] }) {
  return (
    <tr data-differs={differs || undefined}>
      <th scope="row" className={`${FIRST} ${differs ? 'font-semibold' : 'font-normal text-muted'}`}>
        {name}
        {differs && (
          <>
            <span aria-hidden="true"> ≠</span>
            <span className="sr-only">, {t('compare.differs')}</span>
          </>
        )}
      </th>
      {homes.map(({ id, property }, k) => (
        <td
          key={id}
          className={`min-w-40 break-words border-line border-b p-2 ${differs ? 'bg-ground font-semibold' : ''}`}
        >
          {values[k] ?? <Unsaid why={values[k] === null ? 'applies not' : property ? 'not said' : 'gone'} />}
        </td>
      ))}
    </tr>
  );
}

/** A dash is read out as nothing: of what a home of its kind can't have it says so. */
const Unsaid = ({ why }: { why: 'not said' | 'applies not' | 'gone' }) => (
  <span className="font-normal text-muted">
    {why === 'not said' ? t('compare.unknown') : <span aria-hidden="true">–</span>}
    {why === 'applies not' && <span className="sr-only">{t('compare.inapplicable')}</span>}
  </span>
);
