import { expect, it } from 'vitest';
import { isWithinLimit } from './attack.ts';
import { printAttackTable } from './attack-table.ts';

it('compares each figure with its bound and marks those that exceed it', () => {
  const refused = { what: 'visitors refused', figure: 1, atMost: 0 };
  const caught = { what: 'caught', figure: 99, unit: '%', atLeast: 99 };
  expect([refused, caught].map(isWithinLimit)).toEqual([false, true]);
  expect(
    [
      { ...refused, figure: 0 },
      { ...caught, figure: 98.9 },
    ].map(isWithinLimit),
  ).toEqual([true, false]);
  expect(printAttackTable([refused, caught].map((finding) => ({ attack: 'flood', ...finding })))).toBe(
    [
      'attack | figure           | found | bound         | held',
      'flood  | visitors refused | 1     | at most 0     | NO  ',
      'flood  | caught           | 99 %  | at least 99 % | yes ',
    ].join('\n'),
  );
});
