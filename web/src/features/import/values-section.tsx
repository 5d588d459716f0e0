import { formatIndianNumber } from '@naksha/events/kernel';
import type {
  ImportColumn,
  ImportOptions,
  ImportPreview,
  PreviewColumn,
  SampleValue,
} from '@naksha/events/wire/imports';
import { useCallback, useState } from 'react';
import { formatRupeesShort } from '../../shared/format/facts.ts';
import { t } from '../../shared/messages/t.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Icon } from '../../shared/ui/icon.tsx';
import { Select } from '../../shared/ui/input.tsx';
import { describeColumn } from './columns-section.tsx';
import { labelOfFieldValue, labelOfImportField, listChoices } from './field-choices.ts';
import { columnOptionKey, findColumnUse, findUseOfValue, setUseOfValue } from './import-options.ts';
import { describeImportRemarkText } from './import-words.ts';

type Props = { preview: ImportPreview; options: ImportOptions; onChange: (options: ImportOptions) => void };

const MAX_OPTION_TEXT = 200;
const MAX_VALUES_TO_SKIP_BY = 20;

export function ValuesSection({ preview, options, onChange }: Props) {
  const columns = preview.columns.map((column) => {
    const columnKeyText = columnOptionKey(column, preview);
    return { column, columnKey: columnKeyText, field: findColumnUse(options, columnKeyText)?.field };
  });
  const read = columns.filter(({ field }) => field !== undefined);
  const others = columns.filter(
    ({ column, field }) =>
      !field && column.samples.length <= MAX_VALUES_TO_SKIP_BY && column.samples.some(({ rows }) => rows > 1),
  );
  return (
    <div className="flex flex-col gap-2">
      {read.map((one) => (
        <ValuesOfColumn key={one.columnKey} {...{ ...one, options, onChange }} />
      ))}
      {others.length > 0 && (
        <>
          <h4 className="pt-4 font-semibold">{t('imports.skipByColumn')}</h4>
          <p className="text-14 text-muted">{t('imports.skipByColumnHint')}</p>
          {others.map((one) => (
            <ValuesOfColumn key={one.columnKey} {...{ ...one, options, onChange }} />
          ))}
        </>
      )}
    </div>
  );
}

type ColumnProps = Omit<Props, 'preview'> & { column: PreviewColumn; columnKey: string; field?: ImportColumn };

function ValuesOfColumn({ column, field, ...rest }: ColumnProps) {
  const unreadable = column.samples.reduce((all, { reason, rows }) => all + (field && reason ? rows : 0), 0);
  return (
    <details className="rounded-card border border-line px-4 py-1">
      <summary className="min-h-11 cursor-pointer content-center break-words">
        <span className="font-semibold">{describeColumn(column)}</span>
        {field && <span className="text-muted"> → {labelOfImportField(field)}</span>}
        {unreadable > 0 && (
          <span className="flex items-start gap-1 text-14 text-red">
            <Icon name="alert" /> {t('imports.unreadableRows', { n: unreadable })}
          </span>
        )}
      </summary>
      <ul className="flex flex-col divide-y divide-line">
        {column.samples.map((sample) => (
          <ValueRow key={sample.text} {...{ sample, field, ...rest }} />
        ))}
      </ul>
    </details>
  );
}

type RowProps = Omit<ColumnProps, 'column'> & { sample: SampleValue };

function ValueRow({ sample, columnKey: key, field, options, onChange }: RowProps) {
  const { text, rows, read, reason } = sample;
  const use = findUseOfValue(options, { key, field }, text);
  const choices = field ? listChoices(field) : [];
  const chosen = use === 'skip' ? SKIP : (use?.meaning ?? '');
  const asItStands = field && read !== undefined ? describeValue(field, read) : '';
  const [isChanging, setIsChanging] = useState(false);
  const focusIfChanging = useCallback(
    (select: HTMLSelectElement | null) => {
      if (isChanging) select?.focus();
    },
    [isChanging],
  );
  const change = (value: string) =>
    onChange(
      setUseOfValue(
        options,
        { key, field },
        text,
        value === SKIP ? 'skip' : value === '' ? undefined : { meaning: value },
      ),
    );
  return (
    <li className="grid items-start gap-x-4 gap-y-1 py-2 sm:grid-cols-[1fr_16rem]">
      <div className="min-w-0 break-words sm:pt-2">
        {text === '' ? <span className="text-muted">{t('imports.blank')}</span> : text}{' '}
        <span className="text-14 text-muted">{t('imports.rows', { n: rows })}</span>
        {field && reason && use === undefined && (
          <p className="flex items-start gap-1 text-14 text-red">
            <Icon name="alert" />{' '}
            {describeImportRemarkText({
              column: reason.code === 'not_number' && field === 'price' ? field : '',
              reason,
            })}
          </p>
        )}
      </div>
      {text === '' || text.length > MAX_OPTION_TEXT ? (
        <p className="text-14 sm:pt-2">{asItStands}</p>
      ) : asItStands !== '' && use === undefined && !isChanging ? (
        <p className="flex flex-wrap items-center gap-x-2 text-14">
          {t('imports.readAsText', { value: asItStands })}
          <Button look="plain" className="px-2 text-14" onClick={() => setIsChanging(true)}>
            {t('imports.changeAnswer')}
            <span className="sr-only"> {text}</span>
          </Button>
        </p>
      ) : (
        <Select
          ref={focusIfChanging}
          aria-label={t('imports.readValueAs', { text })}
          value={chosen}
          onChange={({ target }) => change(target.value)}
        >
          <option value="">{describeReading(field, asItStands, use === undefined)}</option>
          {choices.map(({ value, label }) => (
            <option key={value} value={value}>
              {t('imports.readAs', { value: label })}
            </option>
          ))}
          {use !== undefined && use !== 'skip' && !choices.some(({ value }) => value === use.meaning) && (
            <option value={use.meaning}>{t('imports.readAs', { value: use.meaning })}</option>
          )}
          <option value={SKIP}>{t('imports.leaveRowsOut')}</option>
        </Select>
      )}
    </li>
  );
}
/** Not a value of any field. */
const SKIP = '\0skip';

/** Exact prices make extra zeros visible. */
const describeValue = (field: ImportColumn, read: string): string =>
  field === 'price'
    ? `₹${formatRupeesShort(Number(read))} (${formatIndianNumber(Number(read))})`
    : labelOfFieldValue(field, read);

function describeReading(field: ImportColumn | undefined, asItStands: string, isChosen: boolean): string {
  if (!field) return t('imports.keepRows');
  if (!isChosen) return t('imports.readUnchanged');
  return asItStands === '' ? t('imports.cannotBeRead') : asItStands;
}
