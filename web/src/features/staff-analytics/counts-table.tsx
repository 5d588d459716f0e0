import { CollapsibleTable } from '../../shared/ui/folded-table.tsx';

type Cell = { text: string /** Of the longest bar, 0 to 1; no bar without it. */; length?: number };

export function AnalyticsCountsTable({
  title,
  columns,
  rows,
}: {
  title: string;
  columns: readonly string[];
  rows: readonly { name: string; cells: readonly Cell[] }[];
}) {
  return (
    <CollapsibleTable open title={title}>
      <table className="w-full text-14 tabular-nums">
        <thead>
          <tr className="border-line border-b text-left">
            <td />
            {columns.map((column) => (
              <th key={column} scope="col" className="p-2">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, cells }) => (
            <tr key={name} className="border-line border-b last:border-0">
              <th scope="row" className="whitespace-nowrap p-2 text-left font-normal">
                {name}
              </th>
              {cells.map(({ text, length }, k) => (
                <td key={columns[k]} className="p-2">
                  {text}
                  {length !== undefined && (
                    <svg aria-hidden="true" viewBox="0 0 100 4" preserveAspectRatio="none" className="block h-1 w-full">
                      <rect className="fill-ink" width={length * 100} height={4} />
                    </svg>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </CollapsibleTable>
  );
}
