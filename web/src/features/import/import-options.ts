import type {
  ImportColumn,
  ImportOptions,
  ImportPreview,
  ImportQuestion,
  PreviewColumn,
} from '@naksha/events/wire/imports';

type Columns = Pick<ImportPreview, 'columns'>;

/** Its number if the name is empty or not unique. */
export function columnOptionKey({ name, place }: Pick<PreviewColumn, 'name' | 'place'>, { columns }: Columns): string {
  const isUnique = columns.filter((one) => one.name === name).length === 1;
  return isUnique && name.trim() !== '' && !name.startsWith('#') ? name : `#${place}`;
}

/** Names every column, so that changing one affects no other. */
export function toExplicitColumnOptions(options: ImportOptions, preview: Columns): ImportOptions {
  const read = preview.columns.flatMap((column) =>
    column.fields.map(({ field, turn }) => ({ field, turn, key: columnOptionKey(column, preview) })),
  );
  const fields = Map.groupBy(
    read.toSorted((a, b) => a.turn - b.turn),
    ({ field }) => field,
  );
  const map = Object.fromEntries([...fields].map(([field, all]) => [field, all.map(({ key }) => key)]));
  return { ...options, map: { ...options.map, ...map } };
}

/** `turn`: position among the field's columns, from 1. */
export function findColumnUse(
  { map = {} }: ImportOptions,
  key: string,
): { field: ImportColumn; turn: number } | undefined {
  for (const [field, keys] of Object.entries(map) as [ImportColumn, string[]][])
    if (keys.includes(key)) return { field, turn: keys.indexOf(key) + 1 };
  return undefined;
}

/** After the field's other columns; without a field the column is ignored. */
export function assignColumn(options: ImportOptions, key: string, field?: ImportColumn): ImportOptions {
  const map: NonNullable<ImportOptions['map']> = {};
  for (const [one, keys] of Object.entries(options.map ?? {}) as [ImportColumn, string[]][]) {
    const rest = keys.filter((other) => other !== key);
    if (rest.length > 0) map[one] = rest;
  }
  if (field) map[field] = [...(map[field] ?? []), key];
  const ignore = (options.ignore ?? []).filter((other) => other !== key);
  return { ...options, map, ignore: field ? ignore : [...ignore, key] };
}

export function moveColumnFirst(options: ImportOptions, key: string): ImportOptions {
  const use = findColumnUse(options, key);
  if (!use) return options;
  const others = (options.map?.[use.field] ?? []).filter((other) => other !== key);
  return { ...options, map: { ...options.map, [use.field]: [key, ...others] } };
}

/** An empty value removes the constant. */
export function setConstantValue(options: ImportOptions, field: ImportColumn, value: string): ImportOptions {
  const { [field]: _, ...set } = options.set ?? {};
  return { ...options, set: value === '' ? set : { ...set, [field]: value } };
}

/** Undefined: read as it is. */
export type ValueUse = { meaning: string } | 'skip' | undefined;

export function findUseOfValue({ values, skip }: ImportOptions, column: ColumnOfValues, text: string): ValueUse {
  const { key, field } = column;
  if (skip?.[key]?.some((one) => isSame(one, text))) return 'skip';
  const meanings = Object.entries((field && values?.[field]) ?? {});
  const found = meanings.find(([one]) => isSame(one, text));
  return found && { meaning: found[1] };
}

export type ColumnOfValues = { key: string; field?: ImportColumn };

export function setUseOfValue(
  options: ImportOptions,
  column: ColumnOfValues,
  text: string,
  use: ValueUse,
): ImportOptions {
  const { key, field } = column;
  const skipped = (options.skip?.[key] ?? []).filter((one) => !isSame(one, text));
  if (use === 'skip') skipped.push(text);
  const { [key]: _, ...others } = options.skip ?? {};
  const next: ImportOptions = { ...options, skip: skipped.length > 0 ? { ...others, [key]: skipped } : others };
  if (!field) return next;
  const meanings = Object.entries(options.values?.[field] ?? {}).filter(([one]) => !isSame(one, text));
  if (typeof use === 'object') meanings.push([text, use.meaning]);
  const { [field]: before, ...fields } = options.values ?? {};
  return { ...next, values: meanings.length > 0 ? { ...fields, [field]: Object.fromEntries(meanings) } : fields };
}

/** As the server compares. */
const isSame = (a: string, b: string): boolean => fold(a) === fold(b);
const fold = (text: string): string => text.normalize('NFKC').trim().replace(/\s+/gu, ' ').toLowerCase();

export const mergeImportOptions = (options: ImportOptions, answer: ImportOptions): ImportOptions => ({
  ...options,
  ...answer,
  map: { ...options.map, ...answer.map },
  set: { ...options.set, ...answer.set },
  ignore: [...new Set([...(options.ignore ?? []), ...(answer.ignore ?? [])])],
  values: mergeEach(options.values, answer.values, (a, b) => ({ ...a, ...b })),
  skip: mergeEach(options.skip, answer.skip, (a, b) => [...new Set([...a, ...b])]),
});

/** Undefined while open. */
export function findAnswerToQuestion(options: ImportOptions, question: ImportQuestion): readonly string[] | undefined {
  if (question.kind === 'value') {
    const { field, text } = question;
    const found = Object.entries(options.values?.[field] ?? {}).find(([one]) => isSame(one, text));
    return found && [found[1]];
  }
  const { column } = question;
  return options.skip?.[column] ?? (options.ignore?.includes(column) ? [] : undefined);
}

export function clearAnswerToQuestion(options: ImportOptions, question: ImportQuestion): ImportOptions {
  if (question.kind === 'value')
    return setUseOfValue(options, { key: '', field: question.field }, question.text, undefined);
  const { [question.column]: _, ...skip } = options.skip ?? {};
  return { ...options, skip, ignore: (options.ignore ?? []).filter((column) => column !== question.column) };
}

type Each<Value> = Partial<Record<string, Value>>;

function mergeEach<Value>(
  first: Each<Value> | undefined,
  second: Each<Value> | undefined,
  merge: (a: Value, b: Value) => Value,
): Record<string, Value> {
  const merged = { ...first } as Record<string, Value>;
  for (const [name, value] of Object.entries(second ?? {}) as [string, Value][]) {
    const before = first?.[name];
    merged[name] = before === undefined ? value : merge(before, value);
  }
  return merged;
}

export const hasAllEarlierColumns = (earlier: readonly string[], columns: readonly string[]): boolean =>
  earlier.length > 0 && earlier.every((name) => columns.includes(name));
