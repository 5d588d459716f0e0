import { formatIndianNumber, formatRupees, type RepaidYear } from '@naksha/events/kernel';
import { t } from '../../shared/messages/t.ts';
import { CollapsibleTable } from '../../shared/ui/folded-table.tsx';

const COLUMNS = ['interest', 'principal', 'owed'] as const;

export const RepaymentTable = ({ years }: { years: readonly RepaidYear[] }) => (
  <CollapsibleTable title={t('calculators.schedule')}>
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
              {formatIndianNumber(row.year)}
            </th>
            {COLUMNS.map((column) => (
              <td key={column} className="p-2">
                {formatRupees(row[column])}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </CollapsibleTable>
);
