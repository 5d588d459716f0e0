import { OpenAccount } from '@naksha/services';
import { CommandBus } from '@nestjs/cqrs';
import { ConsoleProgress } from '../console-progress.ts';
import type { Operator } from '../operator.ts';
import type { ImportArguments } from './import-arguments.ts';
import { type ImportReport, importRows } from './import-rows.ts';
import { readCsv } from './read-csv.ts';
import { sellersBook } from './sellers-book.ts';

/** Imports a file for the account of a number, which is opened where there is none. */
export async function importFile(
  { app, write }: Operator,
  { file, as, maps, update }: ImportArguments,
  progress = new ConsoleProgress('import, KB'),
): Promise<ImportReport & { rows: number; seconds: number }> {
  const { clock } = write;
  const began = performance.now();
  const account = await app.get(CommandBus, { strict: false }).execute(new OpenAccount(as, clock.now()));
  const book = sellersBook({ app, account, clock, ids: write.deps.ids });
  const { bytes, rows, read } = await readCsv(file, maps);
  let done = 0;
  const report = await importRows(rows, book, {
    update,
    onRow(count) {
      done = count;
      // The last rows are under way when the file has been read: full only when they are done.
      progress.update(Math.min(Math.round(read() / 1024), Math.ceil(bytes / 1024) - 1), Math.ceil(bytes / 1024));
    },
  });
  progress.update(Math.ceil(bytes / 1024), Math.ceil(bytes / 1024));
  return { ...report, rows: done, seconds: (performance.now() - began) / 1000 };
}
