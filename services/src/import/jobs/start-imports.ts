import type { LogFields } from '../../reactors/reactor.ts';
import { Rounds } from '../../reactors/rounds.ts';
import { ImportFiles } from './import-files.ts';
import { ImportWorker } from './import-worker.ts';

/** People watch the progress on screen. */
const ROUND_INTERVAL_MS = 500;

export type StartImports = {
  app: { get<T>(token: unknown, options: { strict: false }): T };
  /** Everything is retried. */
  onError(error: unknown, event: string, fields?: LogFields): void;
};

export type Imports = { stop(): Promise<void>; countUnderWay(): Promise<number> };

/** In one process or in several concurrently. */
export function startImports({ app, onError }: StartImports): Imports {
  const worker = app.get<ImportWorker>(ImportWorker, { strict: false });
  const files = app.get<ImportFiles>(ImportFiles, { strict: false });
  const rounds = new Rounds(
    ROUND_INTERVAL_MS,
    (signal) => worker.runRound({ onFailed: onError, signal }),
    (error) => onError(error, 'import worker failed'),
  );
  return { stop: () => rounds.stop(), countUnderWay: () => files.countUnderWay() };
}
