import type { Readable } from 'node:stream';
import { type Caller, invalidFieldsProblem } from '@naksha/events/contracts';
import { type RequestWithCaller, SignedIn } from '@naksha/events/http';
import { type AccountId, MAX_PHOTO_BYTES, type PhotoId } from '@naksha/events/kernel';
import type { OwnPhotos, PhotoStatus, PhotoTaken } from '@naksha/events/wire/photos';
import {
  Body,
  Controller,
  Delete,
  Get,
  Header,
  HttpCode,
  Inject,
  type OnModuleInit,
  Param,
  Post,
  Query,
} from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { z } from 'zod';
import { CommandEdge, CommandRequestParam } from '../http/command-edge.ts';
import { emptyBody } from '../http/no-fields.ts';
import { notAnImageProblem, photoNotFoundProblem, photoTooLargeProblem } from './photo-problems.ts';
import { Photos } from './photos.ts';
import { UploadPhoto } from './uploading/upload-photo.ts';

const PRIVATE = 'private, no-store';
const MAX_IDS = 50;
const id = z.uuid();

/** Before a listing uses them. */
@Controller('api')
export class PhotosController implements OnModuleInit {
  constructor(
    @Inject(Photos) private readonly photos: Photos,
    @Inject(UploadPhoto) private readonly uploads: UploadPhoto,
    @Inject(CommandEdge) private readonly edge: CommandEdge,
    @Inject(HttpAdapterHost) private readonly host: HttpAdapterHost,
  ) {}

  /** Streams bodies of uploads to the route. */
  onModuleInit(): void {
    const server = this.host.httpAdapter?.getInstance();
    server?.addContentTypeParser(
      /^(image\/|application\/octet-stream)/,
      (_: unknown, body: Readable, done: (error: null, body: Readable) => void) => done(null, body),
    );
  }

  @Post('photos')
  @HttpCode(202)
  async upload(@CommandRequestParam() request: RequestWithCaller & { body: unknown }): Promise<PhotoTaken> {
    const { caller, now, idempotencyKey: key } = this.edge.meta(request);
    if (Number(request.headers['content-length'] ?? 0) > MAX_PHOTO_BYTES) throw photoTooLargeProblem();
    const body = request.body as Readable | null;
    if (typeof body?.pipe !== 'function') throw notAnImageProblem();
    return { id: await this.uploads.take({ account: caller.account, key, now }, body) };
  }

  @Get('photos/:id')
  @Header('cache-control', PRIVATE)
  async getStatus(@Param('id') text: string, @SignedIn() { account }: Caller): Promise<PhotoStatus> {
    const [photo] = id.safeParse(text).success ? await this.photos.listOwn([text as PhotoId], account) : [];
    if (!photo) throw photoNotFoundProblem();
    return photo;
  }

  @Get('me/photos')
  @Header('cache-control', PRIVATE)
  async listOwn(@Query('ids') text: unknown, @SignedIn() { account }: Caller): Promise<OwnPhotos> {
    return { photos: await this.photos.listOwn(parseIds(text), account) };
  }

  @Delete('photos/:id')
  @HttpCode(204)
  async remove(
    @Param('id') text: string,
    @Body({ schema: emptyBody }) _: unknown,
    @CommandRequestParam() request: RequestWithCaller,
  ): Promise<void> {
    const { caller, now } = this.edge.meta(request);
    if (!id.safeParse(text).success) throw photoNotFoundProblem();
    await this.photos.remove(text as PhotoId, caller.account as AccountId, now);
  }
}

function parseIds(text: unknown): PhotoId[] {
  const ids = typeof text === 'string' && text !== '' ? text.split(',') : [];
  if (ids.length === 0 || ids.length > MAX_IDS || ids.some((one) => !id.safeParse(one).success))
    throw invalidFieldsProblem([{ field: 'ids', reason: `must be 1 to ${MAX_IDS} photo ids, separated by commas` }]);
  return ids as PhotoId[];
}
