import { describe, expect, it } from 'vitest';
import { accepted, type Decider, refused } from '../kernel/decider.ts';
import { givenScenario } from './given.ts';

type Gate = { open: boolean };
type Happened = { type: 'Opened' } | { type: 'Closed'; at: string };
const gate: Decider<Gate, 'open' | 'close', Happened, { now: string }, { code: string; detail: string }> = {
  initial: { open: false },
  evolve: (_, event) => ({ open: event.type === 'Opened' }),
  decide(state, command, { now }) {
    if (command === 'open') return state.open ? accepted() : accepted({ type: 'Opened' });
    return state.open ? accepted({ type: 'Closed', at: now }) : refused({ code: 'not_open', detail: 'it is shut' });
  },
};
const { given } = givenScenario(gate, { now: 'noon' });

describe('given, when, then', () => {
  it('folds the history and compares the events', () => {
    given([{ type: 'Opened' }])
      .when('close')
      .then([{ type: 'Closed', at: 'noon' }]);
    given([{ type: 'Opened' }])
      .when('open')
      .then([]);
  });

  it('matches a rejection by some of its fields', () => {
    given([]).when('close').thenRefused({ code: 'not_open' });
  });

  it('fails if the decision differs', () => {
    expect(() => given([]).when('open').then([])).toThrow();
    expect(() => given([]).when('open').thenRefused({ code: 'not_open' })).toThrow();
    expect(() => given([]).when('close').then([])).toThrow();
    expect(() => given([]).when('close').thenRefused({ code: 'other' })).toThrow();
  });

  it('fails if the decision is not repeatable, or if the input is modified', () => {
    let asked = 0;
    const forgetful: typeof gate = { ...gate, decide: () => accepted({ type: 'Closed', at: String(asked++) }) };
    expect(() =>
      givenScenario(forgetful, { now: 'noon' })
        .given([])
        .when('close')
        .then([{ type: 'Closed', at: '0' }]),
    ).toThrow('decided once more');
    const scribbling: typeof gate = {
      ...gate,
      decide(state, _command, _context) {
        state.open = false;
        return accepted();
      },
    };
    expect(() => givenScenario(scribbling, { now: 'noon' }).given([]).when('close').then([])).toThrow('read only');
  });
});
