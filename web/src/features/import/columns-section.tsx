import {
  IMPORT_COLUMNS,
  type ImportColumn,
  type ImportOptions,
  type ImportPreview,
  type PreviewColumn,
} from '@naksha/events/wire/imports';
import { useId, useState } from 'react';
import { t } from '../../shared/messages/t.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Select } from '../../shared/ui/input.tsx';
import { labelOfImportField } from './field-choices.ts';
import { assignColumn, columnOptionKey, findColumnUse, moveColumnFirst } from './import-options.ts';

const FIELDS = Object.keys(IMPORT_COLUMNS) as ImportColumn[];
const SHOWN_SAMPLES = 3;

type Props = { preview: ImportPreview; options: ImportOptions; onChange: (options: ImportOptions) => void };

/** Columns with sample values and their fields; certain ones are folded. */
export function ColumnsSection({ preview, options, onChange }: Props) {
  const [certain] = useState(
    () => new Set(preview.columns.filter((column) => isCertain(column)).map(({ place }) => place)),
  );
  const rows = (columns: readonly PreviewColumn[]) => (
    <ul className="flex flex-col divide-y divide-line">
      {columns.map((column) => (
        <ColumnRow key={column.place} {...{ column, preview, options, onChange }} />
      ))}
    </ul>
  );
  return (
    <>
      {rows(preview.columns.filter(({ place }) => !certain.has(place)))}
      {certain.size > 0 && (
        <details>
          <summary className="min-h-11 cursor-pointer content-center">
            {t('imports.certainColumns', { n: certain.size })}
          </summary>
          {rows(preview.columns.filter(({ place }) => certain.has(place)))}
        </details>
      )}
    </>
  );
}

const isCertain = ({ fields, samples }: PreviewColumn): boolean =>
  fields.length > 0 && samples.every(({ reason }) => !reason);

export const describeColumn = ({ name, place }: Pick<PreviewColumn, 'name' | 'place'>): string =>
  name.trim() || t('imports.columnNumber', { n: place });

function ColumnRow({ column, preview, options, onChange }: Props & { column: PreviewColumn }) {
  const id = useId();
  const key = columnOptionKey(column, preview);
  const use = findColumnUse(options, key);
  const [first] = (use && options.map?.[use.field]) ?? [];
  const samples = column.samples.filter(({ text }) => text !== '').slice(0, SHOWN_SAMPLES);
  return (
    <li className="grid items-start gap-x-4 gap-y-2 py-3 sm:grid-cols-[1fr_1fr_16rem]">
      <label htmlFor={id} className="min-w-0 break-words font-semibold sm:pt-2">
        {describeColumn(column)}
      </label>
      <p className="line-clamp-2 min-w-0 break-words text-14 text-muted sm:pt-2">
        {samples.length > 0 ? samples.map(({ text }) => text).join(' · ') : t('imports.blankColumn')}
      </p>
      <div className="flex min-w-0 flex-col gap-1">
        <Select
          id={id}
          value={use?.field ?? ''}
          onChange={({ target }) =>
            onChange(assignColumn(options, key, (target.value || undefined) as ImportColumn | undefined))
          }
        >
          <option value="">{t('imports.dontImport')}</option>
          {FIELDS.map((field) => (
            <option key={field} value={field}>
              {labelOfImportField(field)}
            </option>
          ))}
        </Select>
        {use && use.turn > 1 && (
          <p className="text-14 text-muted">
            {t('imports.usedWhereBlank', { column: first ?? '' })}{' '}
            <Button look="plain" className="px-2 text-14" onClick={() => onChange(moveColumnFirst(options, key))}>
              {t('imports.useFirst')}
              <span className="sr-only"> {describeColumn(column)}</span>
            </Button>
          </p>
        )}
      </div>
    </li>
  );
}
