import { shownNumber } from '@naksha/events/kernel';
import type { Happenings } from '@naksha/events/wire/staff-analytics';
import { t } from '../../shared/messages/t.ts';

export const COLUMNS = ['posted', 'verified', 'contacted'] as const;
type Row = Happenings & { name: string };

/** What happened, a line a place or day, each number with a bar as long as it is large. */
export function HappeningsTable({ title, rows }: { title: string; rows: readonly Row[] }) {
  const most = Math.max(1, ...rows.flatMap((row) => COLUMNS.map((column) => row[column])));
  return (
    <details open className="rounded-card border border-line bg-surface p-4">
      <summary className="min-h-11 cursor-pointer content-center font-bold text-20">{title}</summary>
      <section
        aria-label={title}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must scroll by keys too
        tabIndex={0}
        className="overflow-x-auto"
      >
        <table className="w-full text-14 tabular-nums">
          <thead>
            <tr className="border-line border-b text-left">
              <td />
              {COLUMNS.map((column) => (
                <th key={column} scope="col" className="p-2">
                  {t(`staffAnalytics.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.name} className="border-line border-b last:border-0">
                <th scope="row" className="p-2 text-left font-normal">
                  {row.name}
                </th>
                {COLUMNS.map((column) => (
                  <td key={column} className="p-2">
                    {shownNumber(row[column])}
                    <svg aria-hidden="true" viewBox="0 0 100 4" preserveAspectRatio="none" className="block h-1 w-full">
                      <rect className="fill-ink" width={(row[column] / most) * 100} height={4} />
                    </svg>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  );
}
