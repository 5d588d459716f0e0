import { describe, expect, it } from 'vitest';
import { FIELD_RULES } from './field-rules.ts';

describe('V-15 the rule of a field', () => {
  it.each([
    [
      'date',
      ['2026-11-22', '2024-02-29', '1999-12-31'],
      ['2026-02-29', '2026-13-01', '2026-00-10', '22-11-2026', '2026-1-2', '0050-01-01', ''],
    ],
    ['time', ['00:00', '09:30', '23:59:59'], ['24:00', '9:30', '12:60', '12:30:60', '12', '']],
    ['email', ['a@b.in', ' asha.rani+flat@home.example '], ['a@b', 'a b@c.in', '@b.in', 'a@@b.in', '']],
    ['colour', ['#C8102E', '#fff', '#012abc'], ['C8102E', '#c810', '#ggg', 'red', '#c8102e00', '']],
  ] as const)('%s accepts valid values and rejects invalid ones', (kind, valid, invalid) => {
    const rule = FIELD_RULES[kind];
    for (const text of valid) expect([text, rule(text)]).toEqual([text, true]);
    for (const text of invalid) expect([text, rule(text)]).toEqual([text, false]);
  });
});
