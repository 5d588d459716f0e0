import { expect, it } from 'vitest';
import { filterDeadEffects, parseParkedArguments } from './parked-arguments.ts';

const EVENT = '0190a000-0000-7000-8000-00000000000a';
const effect = { event: EVENT, kind: 'tell-seller' };
const dead = [{ ...effect, subject: 'x', attempts: 20, error: '', since: new Date(0) }];

it('npm run parked takes keys, and effects by their event and kind or all', () => {
  expect(parseParkedArguments([])).toEqual({ keys: [], effects: [] });
  expect(parseParkedArguments(['a', 'b'])).toEqual({ keys: ['a', 'b'], effects: [] });
  expect(parseParkedArguments(['--effects', 'all'])).toEqual({ keys: [], effects: 'all' });
  expect(parseParkedArguments(['--effects', `${EVENT}/tell-seller`])).toEqual({ keys: [], effects: [effect] });
  expect(() => parseParkedArguments(['--effects', 'some'])).toThrow('--effects some: use all, or EVENT/KIND');
  expect(() => parseParkedArguments(['--all'])).toThrow('npm run parked -- --effects all | EVENT/KIND');
});

it('retries only failed effects', () => {
  expect(filterDeadEffects(dead, 'all')).toHaveLength(1);
  expect(filterDeadEffects(dead, [effect])).toEqual([effect]);
  expect(() => filterDeadEffects(dead, [{ event: EVENT, kind: 'other' }])).toThrow(
    `No failed effect is named ${EVENT}/other`,
  );
});
