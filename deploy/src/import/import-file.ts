import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import {
  type CsvHeader,
  ImportOwner,
  type ImportReport,
  ImportTargets,
  importListingRows,
  OpenAccount,
  previewImport,
  readCsv,
} from '@naksha/services';
import { CommandBus } from '@nestjs/cqrs';
import { explainUnreadableFile } from '../process/explain-unreadable.ts';
import { UserError } from '../process/user-error.ts';
import { ConsoleProgress } from '../terminal/console-progress.ts';
import { parsePhoneArgument } from '../terminal/read-phone-argument.ts';
import type { Operator } from '../write-side/operator.ts';
import { toImportUserError } from './describe-import.ts';
import type { ImportArguments } from './import-arguments.ts';
import { formatImportQuestions } from './write-questions.ts';

export type ImportedFile = ImportReport &
  Pick<CsvHeader, 'leftOut' | 'delimiter'> & {
    unusedSets: readonly string[];
    /** Values of `--skip` that no row has. */
    unusedSkips: readonly { column: string; text: string }[];
    /** Of rows that name none themselves. */
    lister: string;
    batch: string;
    seconds: number;
  };

/** @throws UserError before anything is posted where its flags leave a question open */
export async function importFile(
  { app, write }: Operator,
  { file, as, update, ...options }: ImportArguments,
  progress: Pick<ConsoleProgress, 'update'> = new ConsoleProgress('imported KB'),
): Promise<ImportedFile> {
  const phone = parsePhoneArgument(as);
  const size = Math.ceil((await findFileSize(file)) / 1024);
  const began = performance.now();
  const { questions } = await previewImport(createReadStream(file), options).catch((error: unknown) => {
    throw toImportUserError(error);
  });
  if (questions.length > 0) throw new UserError(formatImportQuestions(questions));
  const account = await app.get(CommandBus, { strict: false }).execute(new OpenAccount(phone, write.clock.now()));
  const batch = write.ids.uuid();
  const book = app
    .get(ImportTargets, { strict: false })
    .open({ caller: { account, staff: false }, batch, byOperator: true });
  const owner = await app.get(ImportOwner, { strict: false }).findCaller(account);
  const lister = owner ? 'agent' : 'owner';
  const bytes = createReadStream(file);
  let header: CsvHeader | undefined;
  let unusedSets: readonly string[] = [];
  let unusedSkips: ImportedFile['unusedSkips'] = [];
  const rows = readCsv(bytes, options, {
    onHeader(found) {
      header = found;
    },
    onUnusedSets(columns) {
      unusedSets = columns;
    },
    onUnusedSkips(values) {
      unusedSkips = values;
    },
  });
  const report = await importListingRows(rows, book, {
    update,
    reading: { values: options.values, lister },
    // When the file has been read, its last rows are still running: full only when they are done.
    onRow: (done) => progress.update(Math.min(Math.round(bytes.bytesRead / 1024), size - 1), size, `${done} rows`),
  }).catch((error: unknown) => {
    throw toImportUserError(error);
  });
  progress.update(size, size, `${report.rows} rows`);
  const { leftOut = [], delimiter = ',' } = header ?? {};
  return {
    ...report,
    leftOut,
    delimiter,
    unusedSets,
    unusedSkips,
    lister: options.set?.lister ?? lister,
    batch,
    seconds: (performance.now() - began) / 1000,
  };
}

export async function findFileSize(file: string): Promise<number> {
  const found = await stat(file).catch((error: Error) => error);
  if (found instanceof Error) throw new UserError(explainUnreadableFile(file, found));
  if (!found.isFile()) throw new UserError(`${file} is not a file. Name a CSV file.`);
  return found.size;
}
