import { expect } from 'vitest';
import { type Decider, fold } from '../kernel/decider.ts';

/**
 * Tells a decider's rule as a sentence:
 * `scenario(decider, context).given([posted]).when({ type: 'MarkSold' }).then([sold])`, or `.thenRefused({ code: 'not_yours' })`.
 * A refusal may be named by some of its fields.
 */
export function scenario<State, Command, Event, Context, Refusal>(
  decider: Decider<State, Command, Event, Context, Refusal>,
  context: Context,
) {
  return {
    given: (history: readonly Event[]) => ({
      when(command: Command) {
        const decision = () => decider.decide(fold(decider, history), command, context);
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
