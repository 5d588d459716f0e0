import { expect } from 'vitest';
import { type Decider, fold } from '../kernel/decider.ts';

/**
 * Tells a decider's rule as a sentence:
 * `scenario(decider, context).given([posted]).when({ type: 'MarkSold' }).then([sold])`, or `.thenRefused({ code: 'not_yours' })`.
 * A refusal may be named by some of its fields. Each is decided twice, on frozen facts: a decision that comes out otherwise
 * the second time, or that writes on what it was given, fails the test.
 */
export function scenario<State, Command, Event, Context, Refusal>(
  decider: Decider<State, Command, Event, Context, Refusal>,
  context: Context,
) {
  return {
    given: (history: readonly Event[]) => ({
      when(command: Command) {
        const decision = () => {
          const state = deepFreeze(fold(decider, history.map(deepFreeze)));
          const decide = () => decider.decide(state, deepFreeze(command), context);
          const first = decide();
          expect(decide(), 'decided once more').toEqual(first);
          return first;
        };
        return {
          /** Exactly these events, in order; `[]` says that nothing happens. */
          // biome-ignore lint/suspicious/noThenProperty: the sentence ends in it; nobody awaits a scenario
          then: (events: readonly Event[]) => expect(decision()).toEqual({ events }),
          thenRefused: (refusal: Partial<Refusal> | Refusal) => expect(decision()).toMatchObject({ refusal }),
        };
      },
    }),
  };
}

/** Plain objects and arrays, all the way down; what a map or a set holds cannot be frozen. */
function deepFreeze<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  Object.freeze(value);
  for (const part of Object.values(value)) deepFreeze(part);
  return value;
}
