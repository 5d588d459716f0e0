import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PhotoId } from '@naksha/events/kernel';
import { PhotoDecoder } from '../photos/decoding/photo-decoder.ts';
import { PreparePhoto } from '../photos/preparing/prepare-photo.ts';
import { Retention } from '../retention/retention.ts';
import { sampleJpeg } from './sample-photos.ts';
import type { TestApp } from './test-app.ts';

export class PhotoBed {
  private readonly folder = mkdtempSync(join(tmpdir(), 'naksha-photo-bed-'));
  private readonly decoder = new PhotoDecoder(this.folder);

  constructor(private readonly test: TestApp) {}

  upload(token: string | undefined, file: Buffer, headers: Record<string, string> = {}) {
    return this.test.request('POST', '/api/photos', {
      token,
      body: file,
      headers: { 'content-type': 'image/jpeg', ...headers },
    });
  }

  async prepareAll(): Promise<void> {
    const prepare = this.test.app.get(PreparePhoto, { strict: false });
    while (await prepare.prepareNext(this.decoder, this.folder));
  }

  async ready(token: string, count = 1): Promise<PhotoId[]> {
    const file = await sampleJpeg();
    const ids: PhotoId[] = [];
    for (let n = 0; n < count; n++) ids.push((await this.upload(token, file)).body.id);
    await this.prepareAll();
    return ids;
  }

  status(token: string, id: PhotoId) {
    return this.test.request('GET', `/api/photos/${id}`, { token });
  }

  retention(): Promise<void> {
    return this.test.app.get(Retention, { strict: false }).once(this.test.clock.now());
  }

  close(): void {
    this.decoder.stop();
    rmSync(this.folder, { recursive: true, force: true });
  }
}
