import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { sampleFlat } from '@naksha/acceptance';
import type { ListingId, PhotoId } from '@naksha/events/kernel';

const LOOK_MS = 1000;

/** Sends one photo at a time, and again if the server postpones it. */
export class PhotoSeller {
  readonly photos: PhotoId[] = [];
  putOff = 0;

  constructor(
    private readonly url: string,
    private readonly token: string,
  ) {}

  async upload(files: readonly string[]): Promise<void> {
    for (const file of files) this.photos.push(await this.send(await readFile(file)));
  }

  async untilReady(): Promise<void> {
    for (;;) {
      const { photos } = await this.ask('GET', `/api/me/photos?ids=${this.photos}`);
      const states = photos.map((photo: { state: string; reason?: string }) => photo.reason ?? photo.state);
      if (states.length === this.photos.length && states.every((state: string) => state === 'ready')) return;
      const failed = states.find((state: string) => state !== 'ready' && state !== 'waiting');
      if (failed || states.length !== this.photos.length)
        throw new Error(`Photo processing failed: ${failed ?? 'photo not found'}`);
      await pause(LOOK_MS);
    }
  }

  async post(): Promise<ListingId> {
    const flat = { ...sampleFlat, photos: this.photos };
    return (await this.ask('POST', '/api/property/residential/flat', flat)).property.id;
  }

  private async send(body: Buffer): Promise<PhotoId> {
    const headers = {
      authorization: `Bearer ${this.token}`,
      'content-type': 'image/jpeg',
      'idempotency-key': randomUUID(),
    };
    for (;;) {
      const answer = await fetch(`${this.url}/api/photos`, { method: 'POST', headers, body: new Uint8Array(body) });
      const text = await answer.text();
      if (answer.status === 202) return JSON.parse(text).id;
      const later = Number(answer.headers.get('retry-after'));
      if (!later) throw new Error(`Photo upload rejected with status ${answer.status}: ${text}`);
      this.putOff++;
      await pause(later * 1000);
    }
  }

  // biome-ignore lint/suspicious/noExplicitAny: each call names the fields it reads
  private async ask(method: string, path: string, body?: unknown): Promise<any> {
    const headers = {
      authorization: `Bearer ${this.token}`,
      ...(body !== undefined && { 'content-type': 'application/json' }),
    };
    const answer = await fetch(this.url + path, {
      method,
      headers,
      body: body === undefined ? undefined : JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
    return answer.json();
  }
}
