import { type Caller, Problem } from '@naksha/events/contracts';
import { MaybeCaller } from '@naksha/events/http';
import { PHOTO_FORMATS, PHOTO_SIZES, type PhotoFormat, type PhotoId, type PhotoSize } from '@naksha/events/kernel';
import { Controller, Get, Inject, Param, Res, StreamableFile } from '@nestjs/common';
import { PRIVATE_CACHING } from '../http/caching.ts';
import { PhotoFileQuery } from './photo-file-query.ts';

/** Shared caches revalidate after a day, so that erased photos disappear. */
const IMMUTABLE = 'public, max-age=31536000, s-maxage=86400, immutable';

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const FILE = new RegExp(`^(${PHOTO_SIZES.join('|')})\\.(${PHOTO_FORMATS.join('|')})$`);

type Reply = { header(name: string, value: string): unknown };

@Controller('photos')
export class PhotosController {
  constructor(@Inject(PhotoFileQuery) private readonly photos: PhotoFileQuery) {}

  @Get(':id/:file')
  async getFile(
    @Param('id') id: string,
    @Param('file') name: string,
    @MaybeCaller() caller: Caller | undefined,
    @Res({ passthrough: true }) reply: Reply,
  ): Promise<StreamableFile> {
    const [, size, format] = FILE.exec(name) ?? [];
    if (!ID.test(id) || !size) throw notFound();
    const asked = { size: Number(size) as PhotoSize, format: format as PhotoFormat, caller };
    const file = await this.photos.find(id as PhotoId, asked);
    if (!file) throw notFound();
    reply.header('cache-control', file.public ? IMMUTABLE : PRIVATE_CACHING);
    reply.header('vary', 'authorization');
    return new StreamableFile(file.body, { type: `image/${format}`, length: file.bytes });
  }
}

const notFound = () => new Problem(404, 'no_such_photo', 'Photo not found.');
