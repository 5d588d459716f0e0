import type { Exported, Manifest } from '@naksha/read-model/open-data';
import { expect, it } from 'vitest';
import { printExport } from './print-export.ts';

const manifest = {
  rows: { events: 7076 },
  files: [{ bytes: 2048 }],
  made_from: { vector: [7000, 76], hash: 'abc' },
  people: { epsilon_a_day: 1, days: 0, until: null },
} as unknown as Manifest;
const print = (exported: Partial<Exported>) =>
  printExport('out', { manifest, events: 7076, leftOut: new Map(), ...exported });

it('says of the first export how much it is made of, and of later ones how much is new', () => {
  expect(print({})).toContain('  out: 1 files, 2 KB, of 7076 events\n');
  expect(print({ added: 12 })).toContain(' of 7076 events, 12 of them since the export before\n');
  expect(print({ added: 0 })).toContain(' of 7076 events, none of them since the export before\n');
  expect(print({})).toContain('0 days told of');
  expect(print({})).not.toMatch(/until|before/);
});
