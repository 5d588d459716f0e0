import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PhotoId } from '@naksha/events/kernel';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readConfig } from '../config/config.ts';
import { makePhotoFolder, openPhotoStore } from './photo-store.ts';

const photo = '01939c3e-0000-7000-8000-00000000002a' as PhotoId;

let folder: string;
let bucketServer: Server;
const asked: string[] = [];
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'naksha-photos-'));
  bucketServer = createServer((request, answer) => {
    asked.push(`${request.method} ${request.url?.replace(/\?.*/, '')}`);
    request.resume().on('end', () => answer.end());
  });
  await new Promise<void>((listening) => bucketServer.listen(0, '127.0.0.1', listening));
});
afterAll(() => {
  bucketServer.close();
  rmSync(folder, { recursive: true });
});

/** Puts a file where the settings say. @returns what lies in the data folder's photos then */
async function keepOne(name: string, settings: Record<string, string>): Promise<string[]> {
  const data = join(folder, name);
  mkdirSync(data);
  const file = join(data, 'file');
  writeFileSync(file, 'an image');
  const store = await openPhotoStore(readConfig({ ...settings, NAKSHA_DATA_DIR: data }));
  await store.put({ photo, name: '320.avif' }, file);
  return readdirSync(data, { recursive: true })
    .map(String)
    .filter((path) => path.endsWith('320.avif'));
}

it('D-35 photos are kept in the data folder, and in the bucket where one is named', async () => {
  const [kept, ...others] = await keepOne('alone', {});
  expect([kept.startsWith('photos'), others, asked]).toEqual([true, [], []]);

  const { port } = bucketServer.address() as AddressInfo;
  const bucket = {
    S3_ENDPOINT: `http://127.0.0.1:${port}`,
    S3_BUCKET: 'homes',
    S3_ACCESS_KEY: 'k',
    S3_SECRET_KEY: 's',
  };
  expect(await keepOne('with-a-bucket', bucket)).toEqual([]);
  expect(asked).toHaveLength(1);
  expect(asked[0]).toMatch(new RegExp(`^PUT /homes/.*${photo}.*320\\.avif$`));
});

it.runIf(process.platform === 'linux')('where there can be no folder of photos, the setting is named', () => {
  const make = (settings: Record<string, string>) => () =>
    makePhotoFolder(readConfig({ NAKSHA_DATA_DIR: '/proc/naksha', ...settings }));
  expect(make({})).toThrow(
    "NAKSHA_DATA_DIR: /proc/naksha/photos can't be written: no folder can be made at /proc/naksha; name another",
  );
  const bucket = { S3_ENDPOINT: 'http://127.0.0.1:1', S3_BUCKET: 'homes', S3_ACCESS_KEY: 'k', S3_SECRET_KEY: 's' };
  expect(make(bucket)).not.toThrow();
});
