import { isDeepStrictEqual } from 'node:util';
import type { Reading } from '@naksha/events/read-values';
import { importOptions, MAX_VALUES } from '@naksha/events/wire/import-options';
import {
  IMPORT_LISTERS,
  type ImportColumn,
  type ImportOptions,
  type ImportPreview,
  type ImportQuestion,
  type PreviewColumn,
  type SampleValue,
} from '@naksha/events/wire/imports';
import { BadFile } from './bad-file.ts';
import { normalizeCell } from './fold-cell.ts';
import type { MappedColumns, Row } from './map-columns.ts';
import { type CellOptions, parseCellToText } from './read-cell.ts';
import { type LinedRow, readCsv } from './read-csv.ts';
import { replaceMappedValues } from './row-to-draft.ts';
import { findSaleStateQuestion } from './sale-state-question.ts';

/** With more, it is free text. */
const MAX_COUNTED = 1000;
/** Enough for any list of kinds, units or states. */
const MAX_SAMPLES = 25;
/** Options accept values up to this length. */
const MAX_SAMPLE_TEXT = 200;
/** Per field at a time. */
const MAX_QUESTIONS = 50;
/** Asked about once per file; ambiguous cells of other fields refuse their row. */
const FIELDS_WITH_QUESTIONS: readonly ImportColumn[] = ['subtype', 'car_parkings', 'lister'];

/** `left`: rows that are not skipped. */
type Counted = { text: string; rows: number; left: number; reading?: Reading<string> };
type ValueQuestion = Extract<ImportQuestion, { kind: 'value' }>;

export async function previewImport(bytes: AsyncIterable<Uint8Array>, options: ImportOptions): Promise<ImportPreview> {
  let preview: PreviewBuilder | undefined;
  try {
    const onHeader = (_: unknown, mapped: MappedColumns) => {
      preview = new PreviewBuilder(mapped, options);
    };
    for await (const row of readCsv(bytes, options, { onHeader })) preview?.add(row);
  } catch (error) {
    if (!(error instanceof BadFile) || !preview || preview.rows === 0) throw error;
    return { ...preview.build(), problem: error.reason };
  }
  if (!preview) throw new BadFile('empty');
  return preview.build();
}

export class PreviewBuilder {
  rows = 0;
  private skipped = 0;
  private readonly counts: Map<string, Counted>[];
  private readonly readings = new Map<string, Reading<string>>();
  private readonly questions = new Map<string, ValueQuestion>();
  /** Values beyond the questions, as far as they are counted. */
  private readonly unasked = new Map<ImportColumn, Set<string>>();
  private readonly fields: readonly (readonly [ImportColumn, readonly number[]])[];

  constructor(
    private readonly mapped: MappedColumns,
    private readonly options: ImportOptions,
    private readonly cells: CellOptions = {},
  ) {
    this.counts = mapped.header.map(() => new Map());
    this.fields = [...mapped.places];
  }

  add({ line, row: written, cells, skipped, damaged }: LinedRow): void {
    this.rows++;
    for (const [place, cell] of cells.entries()) this.count(place, cell, skipped ? 0 : 1);
    if (skipped) {
      this.skipped++;
      return;
    }
    const row = replaceMappedValues(written, this.options.values ?? {});
    for (const [field, places] of this.fields) {
      const cell = written[field];
      if (cell === undefined) continue;
      const reading = this.read(field, row[field] ?? '', row);
      const place = places.find((one) => cells[one] === cell);
      const counted = place === undefined ? undefined : this.counts[place]?.get(normalizeCell(cell));
      if (counted) counted.reading ??= reading;
    }
    // A damaged row is refused whatever its values mean.
    if (damaged) return;
    for (const field of FIELDS_WITH_QUESTIONS) if (row[field] !== undefined) this.ask(field, row[field], row, line);
  }

  build(): ImportPreview {
    const { mapped, rows, skipped } = this;
    const { header, uses, constants, skips } = mapped;
    const states = header.flatMap((column, place) => {
      const isAsked = uses[place] === 'unread' || uses[place] === 'set';
      const isSkipped = skips.some((skip) => skip.place === place);
      return (
        (isAsked &&
          findSaleStateQuestion(column, listImportedValues([...(this.counts[place]?.values() ?? [])]), isSkipped)) ||
        []
      );
    });
    const fieldsOf = (place: number): PreviewColumn['fields'] =>
      this.fields.flatMap(([field, places]) =>
        places.includes(place) ? [{ field, turn: places.indexOf(place) + 1 }] : [],
      );
    const translated = replaceMappedValues(constants, this.options.values ?? {});
    return {
      columns: header.map((name, place) => ({
        ...{ place: place + 1, name, use: uses[place] ?? 'unread', fields: fieldsOf(place) },
        samples: pickSamples([...(this.counts[place]?.values() ?? [])]),
      })),
      constants: (Object.keys(constants) as ImportColumn[]).map((field) => ({
        ...{ field, text: constants[field] ?? '' },
        ...describe(parseCellToText(field, translated[field] ?? '', translated, this.cells)),
      })),
      ...{ rows, skipped },
      questions: [...states.filter(isAnswerable), ...this.listQuestions()],
    };
  }

  private count(place: number, text: string, left: 0 | 1): void {
    const counts = this.counts[place];
    const key = normalizeCell(text);
    if (!counts || key === '') return;
    const counted = counts.get(key);
    if (counted) {
      counted.rows++;
      counted.left += left;
    } else if (counts.size < MAX_COUNTED) counts.set(key, { text, rows: 1, left });
  }

  private read(field: ImportColumn, text: string, row: Row): Reading<string> {
    if (!FIELDS_WITH_QUESTIONS.includes(field)) return parseCellToText(field, text, row, this.cells);
    const key = JSON.stringify([field, text, row.type]);
    const reading = this.readings.get(key) ?? parseCellToText(field, text, row, this.cells);
    if (this.readings.size < MAX_COUNTED) this.readings.set(key, reading);
    return reading;
  }

  private ask(field: ImportColumn, text: string, row: Row, line: number): void {
    const reading = this.read(field, text, row);
    const choices = listChoices(field, reading);
    if (choices.length === 0) return;
    const key = JSON.stringify([field, normalizeCell(text)]);
    const asked = this.questions.get(key);
    if (asked) {
      asked.rows++;
      return;
    }
    const named = text.trim();
    const question: ValueQuestion = {
      ...{ kind: 'value', field, text: named, rows: 1, line, choices },
      answers: choices.map((choice) => ({ values: { [field]: { [named]: choice } } })),
    };
    // If options cannot express an answer, the cell is refused or skipped with its row.
    if (!isAnswerable(question)) return;
    const room = MAX_VALUES - Object.keys(this.options.values?.[field] ?? {}).length;
    const count = [...this.questions.values()].filter((one) => one.field === field).length;
    if (count < Math.min(MAX_QUESTIONS, room)) this.questions.set(key, question);
    else if (room > 0) this.addUnasked(field, key);
  }

  private addUnasked(field: ImportColumn, key: string): void {
    const values = this.unasked.get(field) ?? new Set();
    if (values.size < MAX_COUNTED) this.unasked.set(field, values.add(key));
  }

  private listQuestions(): ValueQuestion[] {
    const questions = [...this.questions.values()];
    return questions.map((question) => {
      const isLast = questions.findLast(({ field }) => field === question.field) === question;
      const more = this.unasked.get(question.field)?.size;
      return isLast && more ? { ...question, more } : question;
    });
  }
}

/** Options limit length and characters. */
const isAnswerable = ({ answers }: ImportQuestion): boolean =>
  answers.every((answer) => isDeepStrictEqual(importOptions.safeParse(answer).data, answer));

/** If the importer has to choose one. */
function listChoices(field: ImportColumn, reading: Reading<string>): string[] {
  if (reading.kind === 'ambiguous') return [...reading.choices];
  return reading.kind === 'rejected' && reading.reason.code !== 'too_long' && field === 'lister'
    ? [...IMPORT_LISTERS]
    : [];
}

const listImportedValues = (counted: readonly Counted[]): { text: string; rows: number }[] =>
  counted.filter(({ left }) => left > 0).map(({ text, left }) => ({ text, rows: left }));

/** The most frequent values, and the first unreadable ones. */
function pickSamples(counted: readonly Counted[]): SampleValue[] {
  const common = [...counted].sort((a, b) => b.rows - a.rows).slice(0, MAX_SAMPLES);
  const unread = counted.filter(({ reading }) => reading?.kind === 'rejected' || reading?.kind === 'ambiguous');
  return [...new Set([...common, ...unread.slice(0, MAX_SAMPLES)])].map(({ text, rows, reading }) => ({
    ...{ text: truncateSample(text), rows },
    ...(reading && describe(reading)),
  }));
}

function describe(reading: Reading<string>): Pick<SampleValue, 'read' | 'reason'> {
  if (reading.kind === 'value') return { read: truncateSample(reading.value) };
  return reading.kind === 'blank' ? {} : { reason: reading.reason };
}

const truncateSample = (text: string): string =>
  text.length > MAX_SAMPLE_TEXT ? `${text.slice(0, MAX_SAMPLE_TEXT).toWellFormed()}…` : text.toWellFormed();
