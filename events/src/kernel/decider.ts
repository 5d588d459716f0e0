/**
 * A pure rule: what a stream's events make of it, and what a command leads to. No I/O, clock or randomness: whatever a
 * decision needs beyond the state comes in as `context`.
 */
export type Decider<State, Command, Event, Context, Refusal> = {
  initial: State;
  evolve(state: State, event: Event): State;
  decide(state: State, command: Command, context: Context): Decision<Event, Refusal>;
};

/** No events: already so, nothing to do. A refusal is an expected answer, not an exception. */
export type Decision<Event, Refusal> = { events: readonly Event[] } | { refusal: Refusal };

export const accepted = <Event>(...events: Event[]): { events: readonly Event[] } => ({ events });
export const refused = <Refusal>(refusal: Refusal): { refusal: Refusal } => ({ refusal });

/** What the events make of a stream. */
export const fold = <State, Event>(
  { initial, evolve }: { initial: State; evolve(state: State, event: Event): State },
  events: readonly Event[],
): State => events.reduce(evolve, initial);
