/** `context`: everything else that it needs. */
export type Decider<State, Command, Event, Context, Refusal> = {
  initial: State;
  evolve(state: State, event: Event): State;
  decide(state: State, command: Command, context: Context): Decision<Event, Refusal>;
};

/** No events: nothing to do. */
export type Decision<Event, Refusal> = { events: readonly Event[] } | { refusal: Refusal };

export const accepted = <Event>(...events: Event[]): { events: readonly Event[] } => ({ events });
export const refused = <Refusal>(refusal: Refusal): { refusal: Refusal } => ({ refusal });

export const fold = <State, Event>(
  { initial, evolve }: { initial: State; evolve(state: State, event: Event): State },
  events: readonly Event[],
): State => events.reduce(evolve, initial);
