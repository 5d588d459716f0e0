import { DEGRADED_HEADER, NOT_DEGRADED } from '@naksha/events/contracts';
import { atom, getDefaultStore, useAtomValue } from 'jotai';

const store = getDefaultStore();
const degraded = atom(NOT_DEGRADED);

/** Reads the header of the latest response. */
export const storeDegradedState = (headers: Headers): void =>
  store.set(degraded, headers.get(DEGRADED_HEADER) ?? NOT_DEGRADED);

/** @returns `DEGRADED_HEADER` of the latest response, or `NOT_DEGRADED` */
export const useDegradedState = (): string => useAtomValue(degraded);
