import { Problem } from '@naksha/events/contracts';
import type { Clock } from '@naksha/events/kernel';
import { Inject, Injectable } from '@nestjs/common';
import { CLOCK } from '../../injection/tokens.ts';
import type { LogFields } from '../../reactors/reactor.ts';
import { Rounds } from '../../reactors/rounds.ts';
import { importListingRow, type RowResult, type RowRules } from '../import-row.ts';
import { ImportTargets } from '../sellers-book.ts';
import { type ImportFile, ImportFiles } from './import-files.ts';
import { ImportLines, type WaitingRow, type WorkedRow } from './import-lines.ts';
import { ImportOwner } from './import-owner.ts';

/** Before another account gets its turn. */
const ROWS_PER_GROUP = 100;
/** An account's commands compete for its daily limit. */
const MAX_CONCURRENT_COMMANDS = 4;
const HOUR_MS = 3_600_000;

export type ImportRound = {
  /** The rows are retried. */
  onFailed(error: unknown, event: string, fields?: LogFields): void;
  signal?: AbortSignal;
};

/** `until`: the daily limit is used up. */
type Group = { worked: WorkedRow[]; until?: Date; waitsFor?: string };

/** The rows record the progress, so any number of processes can work and be killed. */
@Injectable()
export class ImportWorker {
  constructor(
    @Inject(ImportFiles) private readonly files: ImportFiles,
    @Inject(ImportLines) private readonly lines: ImportLines,
    @Inject(ImportOwner) private readonly owner: ImportOwner,
    @Inject(ImportTargets) private readonly books: ImportTargets,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Until nothing is due. */
  async runRound({ onFailed, signal }: ImportRound): Promise<void> {
    while (!signal?.aborted) {
      const file = await this.files.claim(this.clock.now());
      if (!file) return;
      await this.workGroup(file).catch((error: unknown) => onFailed(error, 'import failed', { file: file.id }));
    }
  }

  private async workGroup(file: ImportFile): Promise<void> {
    const rows = await this.lines.next(file, ROWS_PER_GROUP);
    if (rows.length === 0) return this.files.finish(file);
    const caller = await this.owner.findCaller(file.account);
    const now = this.clock.now();
    if (!caller) return this.files.release(file, new Date(now.getTime() + HOUR_MS), 'dealers_only');
    const owner = { caller, batch: file.id, byOperator: false };
    const book = file.state === 'checking' ? this.books.openDry(owner) : this.books.open(owner);
    const reading = { values: file.options.values, lister: 'agent' as const };
    const rules = { book, known: await book.known(), update: file.state === 'importing' && file.edits, reading };
    const { worked, until, waitsFor } = await this.workRows(rows, rules, now);
    await this.lines.save(file, worked);
    await this.files.release(file, until ?? this.clock.now(), waitsFor);
  }

  private async workRows(rows: readonly WaitingRow[], rules: Omit<RowRules, 'findEarlier'>, now: Date) {
    const group: Group = { worked: [] };
    const left = rows.values();
    const oneByOne = async () => {
      for (const row of left) {
        if (group.until) return;
        try {
          const result = await importListingRow(row, { ...rules, findEarlier: () => row.earlier });
          group.worked.push({ line: row.line, result: asPostedBefore(row, result) });
        } catch (error) {
          if (!(error instanceof Problem) || error.status !== 429) throw error;
          group.until = new Date(now.getTime() + (error.retryAfter ?? HOUR_MS / 1000) * 1000);
          group.waitsFor = error.code;
        }
      }
    };
    await Promise.all(Array.from({ length: MAX_CONCURRENT_COMMANDS }, oneByOne));
    return group;
  }
}

/** New in the check and existing now: posted by a process that was killed before saving the result. */
function asPostedBefore({ checked }: WaitingRow, result: RowResult): RowResult {
  return checked === 'posted' && result.outcome === 'unchanged' ? { ...result, outcome: 'posted' } : result;
}

/** People watch the progress on screen. */
const ROUND_INTERVAL_MS = 500;

export type StartImports = {
  app: { get<T>(token: unknown, options: { strict: false }): T };
  /** Everything is retried. */
  onError(error: unknown, event: string, fields?: LogFields): void;
};

export type RunningImports = { stop(): Promise<void>; countUnderWay(): Promise<number> };

/** In one process or in several concurrently. */
export function startImports({ app, onError }: StartImports): RunningImports {
  const worker = app.get<ImportWorker>(ImportWorker, { strict: false });
  const files = app.get<ImportFiles>(ImportFiles, { strict: false });
  const rounds = new Rounds(
    ROUND_INTERVAL_MS,
    (signal) => worker.runRound({ onFailed: onError, signal }),
    (error) => onError(error, 'import worker failed'),
  );
  return { stop: () => rounds.stop(), countUnderWay: () => files.countUnderWay() };
}
