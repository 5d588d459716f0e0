import { expect } from 'vitest';
import { type Decider, fold } from '../kernel/decider.ts';

/**
 * `scenario(decider, context).given([posted]).when({ type: 'MarkSold' }).then([sold])`. Decides twice on frozen
 * facts, so impure decisions fail.
 */
export function givenScenario<State, Command, Event, Context, Refusal>(
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
          /** Exactly these events, in order; `[]` for none. */
          // biome-ignore lint/suspicious/noThenProperty: the sentence ends in it; nobody awaits a scenario
          then: (events: readonly Event[]) => expect(decision()).toEqual({ events }),
          thenRefused: (refusal: Partial<Refusal> | Refusal) => expect(decision()).toMatchObject({ refusal }),
        };
      },
    }),
  };
}

/** Maps and sets cannot be frozen. */
function deepFreeze<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  Object.freeze(value);
  for (const part of Object.values(value)) deepFreeze(part);
  return value;
}
