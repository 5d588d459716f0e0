import { OpenAccount } from '@naksha/services';
import { CommandBus } from '@nestjs/cqrs';
import { ConsoleProgress } from '../terminal/console-progress.ts';
import type { Operator } from '../write-side/operator.ts';
import type { ImportArguments } from './import-arguments.ts';
import { type ImportReport, importRows } from './import-rows.ts';
import { readCsv } from './read-csv.ts';
import { sellersBook } from './sellers-book.ts';

/** `leftOut`: columns of the file that are none of ours. */
export type ImportedFile = ImportReport & { leftOut: readonly string[]; rows: number; seconds: number };

/** Imports a file for the account of a number, which is opened where there is none. */
export async function importFile(
  { app, write }: Operator,
  { file, as, maps, update }: ImportArguments,
  progress: Pick<ConsoleProgress, 'update'> = new ConsoleProgress('import, KB'),
): Promise<ImportedFile> {
  const { clock } = write;
  const began = performance.now();
  const account = await app.get(CommandBus, { strict: false }).execute(new OpenAccount(as, clock.now()));
  const book = sellersBook({ app, account, clock, ids: write.ids });
  const { bytes, rows, read, leftOut } = await readCsv(file, maps);
  const size = Math.ceil(bytes / 1024);
  let done = 0;
  const report = await importRows(rows, book, {
    update,
    onRow(count) {
      done = count;
      // When the file has been read, its last rows are still under way: full only when they are done.
      progress.update(Math.min(Math.round(read() / 1024), size - 1), size, `${done} rows`);
    },
  });
  progress.update(size, size, `${done} rows`);
  return { ...report, leftOut: leftOut(), rows: done, seconds: (performance.now() - began) / 1000 };
}
