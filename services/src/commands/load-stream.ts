import { type DomainEvent, decodeEvent } from '@naksha/events/contracts';
import type { EventStore } from '@naksha/events/event-store';
import { formatPositionToken, type PositionToken } from '@naksha/events/kernel';

export type LoadedState<State> = {
  stream: string;
  state: State;
  /** 0 if the stream has no events. */
  version: number;
  position: PositionToken | undefined;
};

/** @throws UnknownEventVersion if newer code wrote to the stream: deciding on part of its history would be wrong */
export async function loadStream<State, Event extends DomainEvent>(
  store: EventStore,
  stream: string,
  { initial, evolve }: { initial: State; evolve(state: State, event: Event): State },
): Promise<LoadedState<State>> {
  const recorded = await store.readStream(stream);
  const last = recorded.at(-1);
  return {
    stream,
    state: recorded.reduce((state, event) => evolve(state, decodeEvent(event) as unknown as Event), initial),
    version: last?.version ?? 0,
    position: last && formatPositionToken(last.partition, last.seq),
  };
}
