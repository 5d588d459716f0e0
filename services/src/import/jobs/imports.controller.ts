import { type Caller, invalidFieldsProblem, Problem } from '@naksha/events/contracts';
import { type RequestWithCaller, SignedIn } from '@naksha/events/http';
import type { Ids } from '@naksha/events/kernel';
import { importOptions } from '@naksha/events/wire/import-options';
import {
  IMPORT_MAX_PARTS,
  IMPORT_PART_BYTES,
  type ImportOptions,
  type ImportPreview,
  type ImportProgress,
  type ImportState,
  type LineRemarks,
  type RefusedRow,
} from '@naksha/events/wire/imports';
import { Body, Controller, Delete, Get, HttpCode, Inject, Param, Post, Put, Query } from '@nestjs/common';
import { z } from 'zod';
import { CommandEdge, CommandRequestParam } from '../../http/command-edge.ts';
import { emptyBody } from '../../http/no-fields.ts';
import type { PlaceSource } from '../../injection/place-source.ts';
import { IDS, PLACES } from '../../injection/tokens.ts';
import { BadFile } from '../bad-file.ts';
import { ImportFiles, importRunningProblem } from './import-files.ts';
import { ImportLines } from './import-lines.ts';
import { assertMayImport } from './import-owner.ts';
import { ImportReports } from './import-reports.ts';
import { readHeaderOfRejectedFile, readImportFile } from './read-file.ts';

/** PostgreSQL can store neither NUL nor lone surrogates. */
const storableTextSchema = () =>
  z.string().refine((text) => text.isWellFormed() && !text.includes('\0'), 'contains characters that are not allowed');

const newFile = z.strictObject({
  file_name: storableTextSchema().min(1).max(200),
  parts: z.number().int().min(1).max(IMPORT_MAX_PARTS),
});
const sentPart = z.strictObject({ data: z.base64().max(Math.ceil(IMPORT_PART_BYTES / 3) * 4) });
const start = z.strictObject({ edits: z.boolean() });
const partNumber = z.coerce
  .number()
  .int()
  .min(0)
  .max(IMPORT_MAX_PARTS - 1);
const afterLine = z.strictObject({
  after_line: z.coerce.number().int().min(0).default(0),
  after: z.string().optional(),
});

const STARTED_STATES: readonly ImportState[] = ['importing', 'stopped', 'ended'];

type Answer = { code: 200; import: ImportProgress | null };

/** Each call is idempotent. */
@Controller('api/imports')
export class ImportsController {
  constructor(
    @Inject(CommandEdge) private readonly edge: CommandEdge,
    @Inject(ImportFiles) private readonly files: ImportFiles,
    @Inject(ImportLines) private readonly lines: ImportLines,
    @Inject(ImportReports) private readonly reports: ImportReports,
    @Inject(IDS) private readonly ids: Ids,
    @Inject(PLACES) private readonly places: PlaceSource,
  ) {}

  @Get('current')
  async getCurrent(@SignedIn() caller: Caller): Promise<Answer> {
    assertMayImport(caller);
    const file = await this.files.findOfAccount(caller.account);
    return { code: 200, import: file ? await this.reports.describe(file) : null };
  }

  @Post()
  @HttpCode(200)
  async beginUpload(
    @Body({ schema: newFile }) { file_name: fileName, parts }: z.output<typeof newFile>,
    @CommandRequestParam() request: RequestWithCaller,
  ): Promise<Answer> {
    const { caller, now } = this.edge.meta(request);
    assertMayImport(caller);
    await this.files.begin(
      { id: this.ids.uuid(), account: caller.account, fileName: cleanUploadedFileName(fileName), parts },
      now,
    );
    return this.getCurrent(caller);
  }

  @Put(':id/parts/:part')
  async putPart(
    @Param('id') id: string,
    @Param('part', { schema: partNumber }) part: number,
    @Body({ schema: sentPart }) { data }: z.output<typeof sentPart>,
    @SignedIn() caller: Caller,
  ): Promise<{ code: 200 }> {
    const file = await this.findFile(caller, id);
    if (file.state !== 'sending') throw importRunningProblem();
    if (part >= file.parts)
      throw invalidFieldsProblem([
        { field: 'part', reason: `must be less than ${file.parts}, the number of parts of the file` },
      ]);
    await this.files.putPart(file.id, part, Buffer.from(data, 'base64'));
    return { code: 200 };
  }

  /** Nothing is posted. */
  @Post(':id/check')
  @HttpCode(200)
  async checkFile(
    @Param('id') id: string,
    @Body({ schema: importOptions }) options: ImportOptions,
    @CommandRequestParam() request: RequestWithCaller,
  ): Promise<Answer> {
    const { caller, now } = this.edge.meta(request);
    const file = await this.findFile(caller, id);
    if (STARTED_STATES.includes(file.state)) throw importRunningProblem();
    try {
      await this.lines.replace(
        file,
        { ...(await readImportFile(this.files.readBytes(file), options, this.places)), options },
        now,
      );
    } catch (error) {
      if (!(error instanceof BadFile)) throw error;
      const header = await readHeaderOfRejectedFile(() => this.files.readBytes(file), options, error, this.places);
      await this.files.markUnreadable(file.id, { options, problem: error.reason, header }, now);
    }
    return this.getCurrent(caller);
  }

  @Post(':id/start')
  @HttpCode(200)
  async start(
    @Param('id') id: string,
    @Body({ schema: start }) { edits }: z.output<typeof start>,
    @CommandRequestParam() request: RequestWithCaller,
  ): Promise<Answer> {
    const { caller, now } = this.edge.meta(request);
    const file = await this.findFile(caller, id);
    if (file.header?.preview?.questions.length)
      throw new Problem(409, 'import_has_questions', 'Answer the questions in the preview before you import the file.');
    await this.files.start(file.id, edits, now);
    return this.getCurrent(caller);
  }

  /** Posted rows stay. */
  @Post(':id/stop')
  @HttpCode(200)
  async stop(
    @Param('id') id: string,
    @Body({ schema: emptyBody }) _: z.output<typeof emptyBody>,
    @CommandRequestParam() request: RequestWithCaller,
  ): Promise<Answer> {
    const { caller, now } = this.edge.meta(request);
    await this.files.stop((await this.findFile(caller, id)).id, now);
    return this.getCurrent(caller);
  }

  @Post(':id/resume')
  @HttpCode(200)
  async resume(
    @Param('id') id: string,
    @Body({ schema: emptyBody }) _: z.output<typeof emptyBody>,
    @CommandRequestParam() request: RequestWithCaller,
  ): Promise<Answer> {
    const { caller, now } = this.edge.meta(request);
    await this.files.resume((await this.findFile(caller, id)).id, now);
    return this.getCurrent(caller);
  }

  @Delete(':id')
  async deleteFile(
    @Param('id') id: string,
    @Body({ schema: emptyBody }) _: z.output<typeof emptyBody>,
    @SignedIn() caller: Caller,
  ): Promise<{ code: 200 }> {
    await this.files.delete((await this.findFile(caller, id)).id);
    return { code: 200 };
  }

  /** Null if the file cannot be read. */
  @Get(':id/preview')
  async previewFile(
    @Param('id') id: string,
    @SignedIn() caller: Caller,
  ): Promise<{ code: 200; preview: ImportPreview | null }> {
    const { header } = await this.findFile(caller, id);
    return { code: 200, preview: header?.preview ?? null };
  }

  @Get(':id/remarks')
  async listRemarks(
    @Param('id') id: string,
    @Query({ schema: afterLine }) { after_line: after }: z.output<typeof afterLine>,
    @SignedIn() caller: Caller,
  ): Promise<{ code: 200; rows: LineRemarks[] }> {
    return { code: 200, rows: await this.reports.listRemarks(await this.findFile(caller, id), after) };
  }

  @Get(':id/refused')
  async listRefusedRows(
    @Param('id') id: string,
    @SignedIn() caller: Caller,
  ): Promise<{ code: 200; rows: RefusedRow[] }> {
    return { code: 200, rows: await this.reports.listRefused(await this.findFile(caller, id)) };
  }

  private findFile(caller: Caller, id: string) {
    assertMayImport(caller);
    return this.files.get(caller.account, id);
  }
}

/** Bidirectional controls can disguise a file name. */
const UNSEEN = /[\p{Cc}\p{Bidi_Control}]/gu;

/** For display. */
export const cleanUploadedFileName = (name: string): string => name.replace(UNSEEN, '').trim() || 'file';
