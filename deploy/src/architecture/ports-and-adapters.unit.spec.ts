import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { listPortsAndAdapters } from '@naksha/events/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

describe('ports and adapters', () => {
  const { rows, problems } = listPortsAndAdapters(ROOT, ['events/src', 'services/src', 'read-model/src', 'deploy/src']);

  it('D-11 every port has an adapter and a suite, and every adapter has a spec that runs it', () => {
    expect(problems).toEqual([]);
  });

  it.each([
    ['EventLog', 'PostgresTail', 'KafkaEventLog'],
    ['ListingSearch', 'PostgresListingSearch', 'MeilisearchListingSearch'],
    ['TileStore', 'MemoryTileStore', 'RedisTileStore'],
    ['JobQueue', 'BullmqPostgresQueue', 'BullmqRedisQueue'],
    ['PhotoStore', 'FolderPhotoStore', 'S3PhotoStore'],
    ['SmsGateway', 'ConsoleSmsGateway', 'HttpSmsGateway'],
    ['ExportStore', 'FolderExportStore', 'S3ExportStore'],
  ])('D-09 %s has a local adapter and a server adapter, and one suite runs on both', (port, ...both) => {
    const kept = rows.filter((row) => row.port === port);
    expect(kept.map(({ adapter }) => adapter)).toEqual(expect.arrayContaining(both));
    expect(new Set(kept.map(({ suite }) => suite)).size).toBe(1);
    expect(kept.every(({ spec }) => spec)).toBe(true);
  });

  it.each([
    ['EventStore', 'PostgresEventStore'],
    ['EventLog', 'PostgresTail'],
    ['EventLog', 'KafkaEventLog'],
    ['TileStore', 'MemoryTileStore'],
    ['TileStore', 'RedisTileStore'],
    ['ListingSearch', 'PostgresListingSearch'],
    ['ListingSearch', 'MeilisearchListingSearch'],
    ['ListingSearch', 'FallbackListingSearch'],
    ['Geocoder', 'HttpGeocoder'],
    ['RequestCounter', 'MemoryRequestCounter'],
    ['RequestCounter', 'RedisRequestCounter'],
    ['SmsGateway', 'ConsoleSmsGateway'],
    ['SmsGateway', 'HttpSmsGateway'],
    ['AnalyticsSink', 'PostgresAnalyticsSink'],
    ['AnalyticsSink', 'HttpAnalyticsSink'],
    ['CountryLookup', 'HttpCountryLookup'],
    ['JobQueue', 'BullmqPostgresQueue'],
    ['JobQueue', 'BullmqRedisQueue'],
    ['PhotoStore', 'FolderPhotoStore'],
    ['PhotoStore', 'S3PhotoStore'],
    ['ExportStore', 'FolderExportStore'],
    ['ExportStore', 'S3ExportStore'],
  ])('%s is implemented by %s and tested with the port’s suite', (port, adapter) => {
    expect(rows).toContainEqual(expect.objectContaining({ port, adapter, spec: expect.stringMatching(/\.spec\.ts$/) }));
  });
});

describe('the table of ports and adapters', () => {
  let root: string;
  const PORT = { 'a/src/photo-store.port.ts': 'export interface PhotoStore { put(): void }' };
  const ADAPTER = {
    'a/src/folder-photo-store.ts': 'export class FolderPhotoStore extends Base implements Other, PhotoStore {}',
  };
  const SUITE = { 'a/src/testing/photo-store-contract.ts': 'export function photoStoreContract(make) {}' };
  const SPEC = { 'a/src/folder.unit.spec.ts': 'photoStoreContract(() => new FolderPhotoStore());' };
  const table = (files: Record<string, string>) => {
    rmSync(root, { recursive: true });
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(root, path)), { recursive: true });
      writeFileSync(join(root, path), text);
    }
    return listPortsAndAdapters(root, ['a/src']);
  };
  beforeAll(() => {
    root = mkdtempSync(join(tmpdir(), 'ports-'));
  });
  afterAll(() => rmSync(root, { recursive: true }));

  it('is complete if port, adapter, suite and spec exist', () => {
    expect(table({ ...PORT, ...ADAPTER, ...SUITE, ...SPEC })).toEqual({
      rows: [
        {
          port: 'PhotoStore',
          adapter: 'FolderPhotoStore',
          suite: 'photoStoreContract',
          spec: 'a/src/folder.unit.spec.ts',
        },
      ],
      problems: [],
    });
  });

  it('D-11 reports a port without adapter, a port without suite, and a file that is not the named port', () => {
    expect(table({ ...PORT, ...SUITE }).problems).toEqual(['port PhotoStore has no adapter']);
    expect(table({ ...PORT, ...ADAPTER, ...SPEC }).problems).toEqual([
      'port PhotoStore has no suite: nothing exports photoStoreContract',
    ]);
    expect(
      table({ 'a/src/photo-store.port.ts': 'export interface Photos {}', ...ADAPTER, ...SUITE, ...SPEC }).problems,
    ).toEqual(['a/src/photo-store.port.ts exports no interface PhotoStore']);
  });

  it('D-11 reports an adapter that no spec runs through the suite', () => {
    const missing = 'has no spec that makes it and calls photoStoreContract';
    const second = { 'a/src/s3-photo-store.ts': 'export class S3PhotoStore\n  implements PhotoStore {}' };
    expect(table({ ...PORT, ...ADAPTER, ...SUITE }).problems).toEqual([
      `adapter FolderPhotoStore of port PhotoStore ${missing}`,
    ]);
    expect(table({ ...PORT, ...ADAPTER, ...second, ...SUITE, ...SPEC }).problems).toEqual([
      `adapter S3PhotoStore of port PhotoStore ${missing}`,
    ]);
    // One is created without the suite, the other is in the suite only in a comment.
    const other = { 'a/src/s3.unit.spec.ts': '// photoStoreContract(() => new S3PhotoStore())\nnew S3PhotoStore();' };
    expect(table({ ...PORT, ...ADAPTER, ...second, ...SUITE, ...SPEC, ...other }).problems).toHaveLength(1);
  });
});
