import { Problem } from '@naksha/events/contracts';
import type { AccountId } from '@naksha/events/kernel';
import type { ImportOptions, ImportPreview, ImportReason, ImportState } from '@naksha/events/wire/imports';
import { Inject, Injectable } from '@nestjs/common';
import type { WriteDatabase } from '../../database/write-database.ts';
import type { ErasedPerson, ErasureRule, ErasureTransaction } from '../../erasure-rule/erasure-rule.ts';
import { WRITE_DATABASE } from '../../injection/tokens.ts';
import type { RetentionRule } from '../../retention/retention-rule.ts';

/** `preview`: only for files checked by this version. */
export type ImportHeader = {
  names: readonly string[];
  leftOut: readonly string[];
  delimiter: string;
  preview?: ImportPreview;
};

/** `edits`: rows that differ from their listing update it. */
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

/** Longer than a group of rows takes. */
const LEASE_MS = 60_000;
const RUNNING_STATES: ImportState[] = ['checking', 'importing'];

/** One per account. Their state alone says what to do. */
@Injectable()
export class ImportFiles {
  constructor(@Inject(WRITE_DATABASE) private readonly database: WriteDatabase) {}

  async findOfAccount(account: AccountId): Promise<ImportFile | undefined> {
    return ((await this.database.vaultImport.findUnique({ where: { account } })) as ImportFile | null) ?? undefined;
  }

  async get(account: AccountId, id: string): Promise<ImportFile> {
    const file = await this.findOfAccount(account);
    if (file?.id !== id) throw new Problem(404, 'no_such_import', 'Import not found.');
    return file;
  }

  /** Replaces the account's previous import. */
  async begin(
    { id, account, fileName, parts }: Pick<ImportFile, 'id' | 'account' | 'fileName' | 'parts'>,
    now: Date,
  ): Promise<void> {
    await this.database.vaultImport.deleteMany({ where: { account, NOT: { state: 'importing' } } });
    const { count } = await this.database.vaultImport.createMany({
      data: [{ id, account, fileName, parts, state: 'sending', dueAt: now, touchedAt: now }],
      skipDuplicates: true,
    });
    if (count === 0) throw importRunningProblem();
  }

  async putPart(id: string, part: number, bytes: Buffer): Promise<void> {
    await this.database.$executeRaw`
      insert into vault_import_part (import, part, bytes) values (${id}::uuid, ${part}, ${bytes})
      on conflict (import, part) do update set bytes = excluded.bytes`;
  }

  async *readBytes({ id, parts }: Pick<ImportFile, 'id' | 'parts'>): AsyncGenerator<Uint8Array> {
    for (let part = 0; part < parts; part++) {
      const sent = await this.database.vaultImportPart.findUnique({ where: { importId_part: { importId: id, part } } });
      if (!sent)
        throw new Problem(422, 'invalid', `Part ${part} of the file is missing. Upload this part again.`, [
          { field: 'part', reason: `${part} is missing` },
        ]);
      yield sent.bytes;
    }
  }

  /** `header`: if its columns can be chosen. */
  async markUnreadable(
    id: string,
    { options, problem, header }: Pick<ImportFile, 'options'> & { problem: ImportReason; header?: ImportHeader },
    now: Date,
  ): Promise<void> {
    const change = {
      ...{ state: 'unreadable', options, problem: { ...problem }, touchedAt: now },
      header: toPlainHeader(header ?? { names: [], leftOut: [], delimiter: ',' }),
    };
    await this.database.vaultImport.updateMany({ where: { id, NOT: { state: 'importing' } }, data: change });
  }

  /** Idempotent. */
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

  /** Finishes the current group. No effect on finished imports. */
  async stop(id: string, now: Date): Promise<void> {
    await this.database.vaultImport.updateMany({
      where: { id, state: 'importing' },
      data: { state: 'stopped', touchedAt: now, waitsFor: null },
    });
  }

  /** With the choices made at its start. */
  async resume(id: string, now: Date): Promise<void> {
    await this.database.vaultImport.updateMany({
      where: { id, state: 'stopped' },
      data: { state: 'importing', dueAt: now, touchedAt: now },
    });
  }

  async delete(id: string): Promise<void> {
    await this.database.vaultImport.deleteMany({ where: { id } });
  }

  /** The one that has waited longest, so that accounts take turns. */
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

  /** Schedules its next rows. `waitsFor`: a code. */
  async release({ id, state }: ImportFile, due: Date, waitsFor: string | null = null): Promise<void> {
    await this.database.vaultImport.updateMany({ where: { id, state }, data: { dueAt: due, waitsFor } });
  }

  async finish({ id, state, options }: ImportFile): Promise<void> {
    const after = state === 'checking' ? 'checked' : 'ended';
    const where = { id, state, options: { equals: options } };
    await this.database.vaultImport.updateMany({ where, data: { state: after, waitsFor: null } });
  }

  countUnderWay(): Promise<number> {
    return this.database.vaultImport.count({ where: { state: { in: RUNNING_STATES } } });
  }
}

/** The database client accepts no readonly lists and no undefined. */
export const toPlainHeader = (header: ImportHeader) => JSON.parse(JSON.stringify(header));

export const importRunningProblem = (): Problem =>
  new Problem(409, 'import_under_way', 'Another file is being imported. Wait until it has finished.');

/** Time to correct refused rows. A waiting import is updated daily. */
const RETENTION_MS = 7 * 24 * 3_600_000;

@Injectable()
export class ImportRetention implements RetentionRule {
  constructor(@Inject(WRITE_DATABASE) private readonly database: WriteDatabase) {}

  async deleteExpired(now: Date, limit: number): Promise<number> {
    return this.database.$executeRaw`delete from vault_import where id in (
      select id from vault_import where touched_at < ${new Date(now.getTime() - RETENTION_MS)} limit ${limit})`;
  }
}

@Injectable()
export class EraseImports implements ErasureRule {
  async deleteRows(transaction: ErasureTransaction, { account }: ErasedPerson): Promise<void> {
    await transaction.vaultImport.deleteMany({ where: { account } });
  }
}
