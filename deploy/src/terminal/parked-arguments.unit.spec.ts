import { expect, it } from 'vitest';
import { chooseEffects, readParkedArguments } from './parked-arguments.ts';

const EVENT = '0190a000-0000-7000-8000-00000000000a';
const effect = { event: EVENT, kind: 'tell-seller' };
const dead = [{ ...effect, subject: 'x', attempts: 20, error: '', since: new Date(0) }];

it('npm run parked takes keys, and effects by their event and kind or all', () => {
  expect(readParkedArguments([])).toEqual({ keys: [], effects: [] });
  expect(readParkedArguments(['a', 'b'])).toEqual({ keys: ['a', 'b'], effects: [] });
  expect(readParkedArguments(['--effects', 'all'])).toEqual({ keys: [], effects: 'all' });
  expect(readParkedArguments(['--effects', `${EVENT}/tell-seller`])).toEqual({ keys: [], effects: [effect] });
  expect(() => readParkedArguments(['--effects', 'some'])).toThrow('--effects some: use all, or EVENT/KIND');
  expect(() => readParkedArguments(['--all'])).toThrow('npm run parked -- --effects all | EVENT/KIND');
});

it('retries only failed effects', () => {
  expect(chooseEffects(dead, 'all')).toHaveLength(1);
  expect(chooseEffects(dead, [effect])).toEqual([effect]);
  expect(() => chooseEffects(dead, [{ event: EVENT, kind: 'other' }])).toThrow(
    `No failed effect is named ${EVENT}/other`,
  );
});
