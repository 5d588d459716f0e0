import { expect, it } from 'vitest';
import { describeFound } from './describe-found.ts';

it.each([
  ['ana:hunter2@kafka:9092', '22 letters, not shown because they may hold a password'],
  ['ana:hunter2%40kafka:9092', '24 letters, not shown because they may hold a password'],
  ['k1:9092;password=hunter2', '24 letters, not shown because they may hold a password'],
  ['k1:9092;PassWord=hunter2', '24 letters, not shown because they may hold a password'],
  ['host=db pwd=hunter2', '19 letters, not shown because they may hold a password'],
  ['x;TOKEN=hunter2', '15 letters, not shown because they may hold a password'],
  ['x;api-key=hunter2', '17 letters, not shown because they may hold a password'],
  ['x;Secret:hunter2', '16 letters, not shown because they may hold a password'],
  ['x;credential:hunter2', '20 letters, not shown because they may hold a password'],
  ['https:/ana:hunter2@x', '20 letters, not shown because they may hold a password'],
  ['tiles.example/?hunter2', '22 letters, not shown because they may hold a password'],
  ['mapbox://styles/a?access_token=hunter2', /^38 letters that begin with mapbox:\/\/, not shown because/],
  ['https://ana:hunter2@x', /^21 letters that begin with https:\/\/, not shown because/],
])('a text like %s is told by its length, and a scheme, in every setting', (text, told) => {
  for (const shown of ['all', 'host'] as const) {
    expect(describeFound(text, shown)).toEqual(typeof told === 'string' ? told : expect.stringMatching(told));
    expect(describeFound(`${'-'.repeat(90)}${text}`, shown)).not.toContain('---');
  }
  expect(describeFound(text, 'nothing')).toBe(`${text.length} letters, which are not shown`);
});

it('what can’t hold a password is shown as far as its setting lets it', () => {
  expect(describeFound('many', 'all')).toBe('“many”');
  expect(describeFound('x'.repeat(81), 'all')).toBe(`“${'x'.repeat(80)}…”`);
  expect(describeFound('many', 'nothing')).toBe('4 letters, which are not shown');
  expect(describeFound('mysql://db.example:3306/hunter2#hunter2', 'host')).toBe('“mysql://db.example:3306”');
  expect(describeFound('redis://hunter2:x:y', 'host')).toBe('“redis://…”');
  expect(describeFound('hunter2', 'host')).toBe('what has no ://, and is not shown: it may hold a password');
});
