import { Problem } from '@naksha/events/contracts';
import type { AccountId } from '@naksha/events/kernel';
import type { ImportOptions, ImportPreview, ImportReason, ImportState } from '@naksha/events/wire/imports';
import { Inject, Injectable } from '@nestjs/common';
import type { WriteDatabase } from '../../database/write-database.ts';
import { WRITE_DATABASE } from '../../injection/tokens.ts';

/** `preview`: of files that were checked by this version. */
export type ImportHeader = {
  names: readonly string[];
  leftOut: readonly string[];
  delimiter: string;
  preview?: ImportPreview;
};

/** A dealer's file, and how far it is. `edits`: rows that differ from their listing are edited. */
export type ImportFile = {
  id: string;
  account: AccountId;
  fileName: string;
  parts: number;
  state: ImportState;
  options: ImportOptions;
  header: ImportHeader | null;
  problem: ImportReason | null;
  edits: boolean;
  waitsFor: string | null;
  dueAt: Date;
};

/** Longer than a group of rows takes: then somebody else may take it over. */
const LEASE_MS = 60_000;
const UNDER_WAY: ImportState[] = ['checking', 'importing'];

/** The files that are being imported, one an account. Their state alone says what is to be done. */
@Injectable()
export class ImportFiles {
  constructor(@Inject(WRITE_DATABASE) private readonly database: WriteDatabase) {}

  async findOf(account: AccountId): Promise<ImportFile | undefined> {
    return ((await this.database.vaultImport.findUnique({ where: { account } })) as ImportFile | null) ?? undefined;
  }

  /** @throws Problem 404 where it is nobody's, or somebody else's */
  async get(account: AccountId, id: string): Promise<ImportFile> {
    const file = await this.findOf(account);
    if (file?.id !== id) throw new Problem(404, 'no_such_import', 'Import not found.');
    return file;
  }

  /** In place of whatever the account imported before. @throws Problem 409 where that is still under way */
  async begin(
    { id, account, fileName, parts }: Pick<ImportFile, 'id' | 'account' | 'fileName' | 'parts'>,
    now: Date,
  ): Promise<void> {
    await this.database.vaultImport.deleteMany({ where: { account, NOT: { state: 'importing' } } });
    const { count } = await this.database.vaultImport.createMany({
      data: [{ id, account, fileName, parts, state: 'sending', dueAt: now, touchedAt: now }],
      skipDuplicates: true,
    });
    if (count === 0) throw underWay();
  }

  async putPart(id: string, part: number, bytes: Buffer): Promise<void> {
    await this.database.$executeRaw`
      insert into vault_import_part (import, part, bytes) values (${id}::uuid, ${part}, ${bytes})
      on conflict (import, part) do update set bytes = excluded.bytes`;
  }

  /** The file's bytes, part by part. */
  async *readBytes({ id, parts }: Pick<ImportFile, 'id' | 'parts'>): AsyncGenerator<Uint8Array> {
    for (let part = 0; part < parts; part++) {
      const sent = await this.database.vaultImportPart.findUnique({ where: { importId_part: { importId: id, part } } });
      if (!sent)
        throw new Problem(422, 'invalid', 'A part of the file is missing. Upload it again.', [
          { field: 'part', reason: `${part} is missing` },
        ]);
      yield sent.bytes;
    }
  }

  /** @param header its columns, where they can be chosen from */
  async noteUnreadable(
    id: string,
    { options, problem, header }: Pick<ImportFile, 'options'> & { problem: ImportReason; header?: ImportHeader },
    now: Date,
  ): Promise<void> {
    const change = {
      ...{ state: 'unreadable', options, problem: { ...problem }, touchedAt: now },
      header: toStored(header ?? { names: [], leftOut: [], delimiter: ',' }),
    };
    await this.database.vaultImport.updateMany({ where: { id, NOT: { state: 'importing' } }, data: change });
  }

  /** From checked to importing; a second time changes nothing. @throws Problem 409 where nobody has looked through it */
  async start(id: string, edits: boolean, now: Date): Promise<void> {
    const { count } = await this.database.vaultImport.updateMany({
      where: { id, state: 'checked' },
      data: { state: 'importing', edits, dueAt: now, touchedAt: now, waitsFor: null },
    });
    if (count > 0) return;
    const begun = await this.database.vaultImport.count({
      where: { id, state: { in: ['importing', 'stopped', 'ended'] } },
    });
    if (begun === 0)
      throw new Problem(409, 'import_not_checked', 'The file has not been checked yet. Wait for its preview.');
  }

  /** What is under way of it is finished, and no further group is begun. Of one that has ended nothing changes. */
  async stop(id: string, now: Date): Promise<void> {
    await this.database.vaultImport.updateMany({
      where: { id, state: 'importing' },
      data: { state: 'stopped', touchedAt: now, waitsFor: null },
    });
  }

  /** Goes on where it was stopped, with what was chosen at its start. */
  async resume(id: string, now: Date): Promise<void> {
    await this.database.vaultImport.updateMany({
      where: { id, state: 'stopped' },
      data: { state: 'importing', dueAt: now, touchedAt: now },
    });
  }

  async delete(id: string): Promise<void> {
    await this.database.vaultImport.deleteMany({ where: { id } });
  }

  /** The one that has waited longest, for this process, so that accounts take turns. */
  async claim(now: Date): Promise<ImportFile | undefined> {
    const [next] = await this.database.$queryRaw<{ id: string }[]>`
      update vault_import set due_at = ${new Date(now.getTime() + LEASE_MS)}, touched_at = ${now}
      where id = (
        select id from vault_import where state in ('checking', 'importing') and due_at <= ${now}
        order by due_at limit 1 for update skip locked)
      returning id`;
    if (!next) return undefined;
    return ((await this.database.vaultImport.findUnique({ where: { id: next.id } })) as ImportFile | null) ?? undefined;
  }

  /** Its next rows, from `due` on. @param waitsFor the code of what it waits for */
  async release({ id, state }: ImportFile, due: Date, waitsFor: string | null = null): Promise<void> {
    await this.database.vaultImport.updateMany({ where: { id, state }, data: { dueAt: due, waitsFor } });
  }

  async finish({ id, state, options }: ImportFile): Promise<void> {
    const after = state === 'checking' ? 'checked' : 'ended';
    const where = { id, state, options: { equals: options } };
    await this.database.vaultImport.updateMany({ where, data: { state: after, waitsFor: null } });
  }

  countUnderWay(): Promise<number> {
    return this.database.vaultImport.count({ where: { state: { in: UNDER_WAY } } });
  }
}

/** As the database's client takes it: without readonly lists and undefined. */
export const toStored = (header: ImportHeader) => JSON.parse(JSON.stringify(header));

export const underWay = (): Problem =>
  new Problem(409, 'import_under_way', 'Another file is being imported. Wait until it has finished.');
