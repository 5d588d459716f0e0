import type { Exported, OpenDataManifest } from '@naksha/read-model/open-data';
import { expect, it } from 'vitest';
import { formatExportResult } from './print-export.ts';

const manifest = {
  rows: { events: 7076 },
  files: [{ bytes: 2048 }],
  made_from: { vector: [7000, 76], hash: 'abc' },
  people: { epsilon_a_day: 1, days: 0, until: null },
} as unknown as OpenDataManifest;
const print = (exported: Partial<Exported>) =>
  formatExportResult('out', { manifest, events: 7076, leftOut: new Map(), ...exported });

it('prints the number of events and, for a later export, the number of new ones', () => {
  expect(print({})).toContain('  out: 1 files, 2 KB, from 7076 events\n');
  expect(print({ added: 12 })).toContain(' from 7076 events, 12 new\n');
  expect(print({ added: 0 })).toContain(' from 7076 events, 0 new\n');
  expect(print({})).toContain('0 days');
  expect(print({})).not.toMatch(/until|new/);
});
