import { expect, it } from 'vitest';
import { openExportStore } from '../parts/open-data.ts';
import { parseConfig } from './config.ts';
import { parseExportTarget } from './export-target.ts';

it.each([
  ['open-data', { folder: 'open-data' }],
  ['/var/lib/naksha/open-data', { folder: '/var/lib/naksha/open-data' }],
  ['C:\\open-data', { folder: 'C:\\open-data' }],
  ['./a:b', { folder: './a:b' }],
  ['s3://bucket', { bucket: 'bucket', prefix: '' }],
  ['s3://bucket/', { bucket: 'bucket', prefix: '' }],
  ['S3://bucket/a/b/', { bucket: 'bucket', prefix: 'a/b' }],
])('%s is accepted as a target of open data', (text, place) => {
  expect(parseExportTarget(text)).toEqual(place);
});

it.each([
  's3:/bucket',
  's3:bucket',
  's3://',
  's3:///part',
  's3://key:secret@bucket',
  'file:///tmp/x',
  'https://x.example/y',
])('%s is not a folder, in the setting and on the command line', async (text) => {
  expect(parseExportTarget(text)).toBeUndefined();
  expect(() => parseConfig({ EXPORT_FOLDER: text })).toThrow('EXPORT_FOLDER: must be a folder or s3://bucket/prefix');
  await expect(openExportStore(parseConfig({}), text)).rejects.toThrow('must be a folder or s3://bucket/prefix');
});

it.runIf(process.platform === 'linux')('reports a folder that cannot be created at once, with its name', async () => {
  const [set, unset] = [parseConfig({ EXPORT_FOLDER: '/proc/naksha' }), parseConfig({})];
  await expect(openExportStore(set, '/proc/naksha')).rejects.toThrow('EXPORT_FOLDER: cannot write to /proc/naksha');
  await expect(openExportStore(unset, '/proc/naksha')).rejects.toThrow('FOLDER: cannot write to /proc/naksha');
});
