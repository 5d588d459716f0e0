import { IMPORT_COLUMNS, type ImportColumn } from '@naksha/events/wire/imports';
import { t } from '../../shared/messages/t.ts';

const NAMES = Object.keys(IMPORT_COLUMNS) as ImportColumn[];

export const ColumnTable = () => (
  <details className="rounded-card border border-line bg-surface p-4">
    <summary className="min-h-11 cursor-pointer content-center font-semibold">{t('imports.columns')}</summary>
    <dl className="flex flex-col divide-y divide-line">
      {NAMES.map((name) => (
        <div key={name} className="grid gap-x-4 py-2 text-14 sm:grid-cols-[10rem_10rem_1fr]">
          <dt>
            <code lang="en" className="font-semibold">
              {name}
            </code>
            {IMPORT_COLUMNS[name].needed && <span className="pl-2 text-muted">{t('imports.needed')}</span>}
          </dt>
          <dd lang="en">{IMPORT_COLUMNS[name].example}</dd>
          <dd className="text-muted">{t(`imports.column.${name}`)}</dd>
        </div>
      ))}
    </dl>
  </details>
);
