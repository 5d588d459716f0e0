import { expect, it } from 'vitest';
import { describeSettingWithoutSecrets } from './read-settings.ts';

it.each([
  ['ana:hunter2@kafka:9092', '22 characters (not shown, may contain a password)'],
  ['ana:hunter2%40kafka:9092', '24 characters (not shown, may contain a password)'],
  ['k1:9092;password=hunter2', '24 characters (not shown, may contain a password)'],
  ['k1:9092;PassWord=hunter2', '24 characters (not shown, may contain a password)'],
  ['host=db pwd=hunter2', '19 characters (not shown, may contain a password)'],
  ['x;TOKEN=hunter2', '15 characters (not shown, may contain a password)'],
  ['x;api-key=hunter2', '17 characters (not shown, may contain a password)'],
  ['x;Secret:hunter2', '16 characters (not shown, may contain a password)'],
  ['x;credential:hunter2', '20 characters (not shown, may contain a password)'],
  ['https:/ana:hunter2@x', '20 characters (not shown, may contain a password)'],
  ['tiles.example/?hunter2', '22 characters (not shown, may contain a password)'],
  ['mapbox://styles/a?access_token=hunter2', /^38 characters starting with mapbox:\/\/ \(not shown/],
  ['https://ana:hunter2@x', /^21 characters starting with https:\/\/ \(not shown/],
])('a text like %s is masked in every setting, except for its length and scheme', (text, told) => {
  for (const shown of ['all', 'host'] as const) {
    expect(describeSettingWithoutSecrets(text, shown)).toEqual(
      typeof told === 'string' ? told : expect.stringMatching(told),
    );
    expect(describeSettingWithoutSecrets(`${'-'.repeat(90)}${text}`, shown)).not.toContain('---');
  }
  expect(describeSettingWithoutSecrets(text, 'nothing')).toBe(`${text.length} characters (not shown)`);
});

it('a value that cannot contain a password is shown if its setting allows it', () => {
  expect(describeSettingWithoutSecrets('many', 'all')).toBe('“many”');
  expect(describeSettingWithoutSecrets('x'.repeat(81), 'all')).toBe(`“${'x'.repeat(80)}…”`);
  expect(describeSettingWithoutSecrets('many', 'nothing')).toBe('4 characters (not shown)');
  expect(describeSettingWithoutSecrets('mysql://db.example:3306/hunter2#hunter2', 'host')).toBe(
    '“mysql://db.example:3306”',
  );
  expect(describeSettingWithoutSecrets('redis://hunter2:x:y', 'host')).toBe('“redis://…”');
  expect(describeSettingWithoutSecrets('hunter2', 'host')).toBe(
    'a value without :// (not shown, may contain a password)',
  );
});
