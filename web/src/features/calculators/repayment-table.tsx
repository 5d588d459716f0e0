import { exactRupees, type RepaidYear, shownNumber } from '@naksha/events/kernel';
import { t } from '../../shared/messages/t.ts';

const COLUMNS = ['interest', 'principal', 'owed'] as const;

/** The schedule, a row a year, in exact rupees. */
export const RepaymentTable = ({ years }: { years: readonly RepaidYear[] }) => (
  <details className="rounded-card border border-line bg-surface p-4">
    <summary className="min-h-11 cursor-pointer content-center font-semibold">{t('calculators.schedule')}</summary>
    <section
      aria-label={t('calculators.schedule')}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must scroll by keys too
      tabIndex={0}
      className="overflow-x-auto"
    >
      <table className="w-full text-right text-14 tabular-nums">
        <thead>
          <tr className="border-line border-b">
            <th scope="col" className="p-2 text-left">
              {t('calculators.year')}
            </th>
            {COLUMNS.map((column) => (
              <th key={column} scope="col" className="p-2">
                {t(`calculators.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {years.map((row) => (
            <tr key={row.year} className="border-line border-b last:border-0">
              <th scope="row" className="p-2 text-left font-normal">
                {shownNumber(row.year)}
              </th>
              {COLUMNS.map((column) => (
                <td key={column} className="p-2">
                  {exactRupees(row[column])}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  </details>
);
