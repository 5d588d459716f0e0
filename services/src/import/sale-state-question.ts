import { COLUMN_NAMES } from '@naksha/events/messages/column-names';
import { MAX_VALUE_LENGTH, parsePossession, parseSaleState } from '@naksha/events/read-values';
import type { ImportOptions, ImportQuestion } from '@naksha/events/wire/imports';

export type CountedValue = { text: string; rows: number };
type Question = Extract<ImportQuestion, { kind: 'sale_state' }>;

/** Possibly with codes. */
const STATE_NAME =
  /(?:^|[^\p{L}])(?:(?:listing|standard|mls|sale|sales|property|unit|current)[ _-]*)?(?:status|stage|sold|sale[ _-]*state)$|status$|^स्थिति$|^ਸਥਿਤੀ$/iu;
const ATTRIBUTE_NAMES: ReadonlySet<string> = new Set(Object.values(COLUMN_NAMES).flat());
/** With more, it is free text. */
const MAX_VALUES = 20;

/**
 * Asks which rows to skip if values may mean that homes are sold. `skips`: options already name values; then only
 * further words are asked about, not codes.
 */
export function findSaleStateQuestion(
  column: string,
  counted: readonly CountedValue[],
  skips: boolean,
): Question | undefined {
  const values = counted.flatMap(({ text, rows }) => {
    const state = parseSaleState(text);
    const isLong = state.kind === 'rejected' && state.reason.code === 'too_long';
    return state.kind === 'blank' || isLong
      ? []
      : [{ text: text.trim(), rows, state: state.kind === 'value' ? state.value : undefined }];
  });
  if (values.length === 0 || values.length > MAX_VALUES) return undefined;
  const name = column.trim();
  const isNamed = name.length <= MAX_VALUE_LENGTH && STATE_NAME.test(name) && !ATTRIBUTE_NAMES.has(name.toLowerCase());
  if (!isNamed && !isMostlySaleStates(values)) return undefined;
  const isPossession = (text: string) => parsePossession(text).kind === 'value';
  // Beside "Under construction", "Completed" refers to the building.
  const isOfBuilding = values.some(({ state, text }) => state === undefined && isPossession(text));
  const offSale = values.filter(({ state, text }) => state === 'off-sale' && !(isOfBuilding && isPossession(text)));
  const unknown = values.filter(({ state, text }) => state === undefined && !(skips && isCode(text)));
  if (offSale.length === 0 && (!isNamed || isOfBuilding || unknown.length === 0)) return undefined;
  const skip: ImportOptions[] = offSale.length > 0 ? [{ skip: { [column]: offSale.map(({ text }) => text) } }] : [];
  return {
    kind: 'sale_state',
    column,
    values: values.map((value) => ({ text: value.text, rows: value.rows, leaveOut: offSale.includes(value) })),
    answers: [...skip, { ignore: [column] }],
  };
}

const isCode = (text: string): boolean => !/\p{L}{3}/u.test(text);

/** At least half of the rows, and one of them is sold. */
function isMostlySaleStates(values: readonly { rows: number; state: string | undefined }[]): boolean {
  const count = (some: typeof values) => some.reduce((sum, { rows }) => sum + rows, 0);
  return count(values.filter(({ state }) => state !== undefined)) * 2 >= count(values);
}
