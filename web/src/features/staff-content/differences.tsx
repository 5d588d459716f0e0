import { t } from '../../shared/messages/t.ts';
import { formatContentValue, labelOfContentField } from './field-words.ts';

type Definition = Readonly<Record<string, unknown>>;
type Props = {
  before: { label: string; definition: Definition };
  after: { label: string; definition: Definition };
};

export function DefinitionDifferences({ before, after }: Props) {
  const fields = listDifferent(before.definition, after.definition);
  if (fields.length === 0) return <p className="text-14">{t('staffContent.noDifference')}</p>;
  return (
    <dl className="flex flex-col gap-4">
      {fields.map((field) => (
        <div key={field} className="flex flex-col gap-1">
          <dt className="font-semibold text-14">{labelOfContentField(field)}</dt>
          <dd className="grid gap-3 sm:grid-cols-2">
            {[before, after].map(({ label, definition }) => (
              <section
                key={label}
                aria-label={`${label}: ${labelOfContentField(field)}`}
                className="flex min-w-0 flex-col gap-1"
              >
                <p className="text-12 text-muted">{label}</p>
                <pre
                  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard
                  tabIndex={0}
                  className="max-h-64 overflow-auto whitespace-pre-wrap break-words rounded-control bg-ground p-3 font-sans text-14"
                >
                  {formatContentValue(field, definition[field])}
                </pre>
              </section>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}

const IDS: readonly string[] = ['id', 'slug'];

const listDifferent = (a: Definition, b: Definition): string[] =>
  [...new Set([...Object.keys(a), ...Object.keys(b)])].filter(
    (field) => !IDS.includes(field) && compared(a[field]) !== compared(b[field]),
  );

const compared = (value: unknown): string => JSON.stringify(value, sortKeys) ?? '';

/** Independent of key order. */
const sortKeys = (_: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => a.localeCompare(b)))
    : value;
