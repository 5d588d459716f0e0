import type { BBox } from '@naksha/events/kernel';
import type { LiveMessage } from '@naksha/events/wire/live';
import { useEffect, useEffectEvent } from 'react';
import { apiUrl } from '../api/api.ts';
import { recordLivePosition } from '../api/written-position.ts';
import { readAccessToken } from '../session/access-token.ts';
import { sessionState, subscribeToSession } from '../session/session.ts';
import { coalesceLiveMessages } from './coalesce-changes.ts';
import { LiveConnection } from './live-connection.ts';

/** About 5 km: panning within a square does not reopen the stream. */
const SQUARE_DEGREES = 0.05;

export function expandBBoxToGrid([west, south, east, north]: BBox): BBox {
  const down = (degrees: number) => round((Math.floor(degrees / SQUARE_DEGREES) - 1) * SQUARE_DEGREES);
  const up = (degrees: number) => round((Math.ceil(degrees / SQUARE_DEGREES) + 1) * SQUARE_DEGREES);
  return [down(west), down(south), up(east), up(north)];
}

export const bboxContains = (area: BBox | undefined, [west, south, east, north]: BBox): boolean =>
  area !== undefined && west >= area[0] && south >= area[1] && east <= area[2] && north <= area[3];

const round = (degrees: number): number => Math.round(degrees * 100) / 100;

type Listener = (message: LiveMessage) => void;

const listeners = new Set<Listener>();
const backListeners = new Set<() => void>();
const notifyReconnected = () => {
  for (const listener of backListeners) listener();
};
let area: BBox | undefined;

const after = (ms: number, wake: () => void) => {
  const timer = setTimeout(wake, ms);
  return () => clearTimeout(timer);
};

const changes = coalesceLiveMessages(after, (message) => {
  if (message.event === 'cells' || message.event === 'own_listings') recordLivePosition(message.data.position);
  for (const listener of listeners) listener(message);
});

const connection = new LiveConnection(
  {
    open(lastEventId, signal) {
      const token = readAccessToken();
      const headers: Record<string, string> = { accept: 'text/event-stream' };
      if (token && sessionState() === 'in') headers.authorization = `Bearer ${token}`;
      if (lastEventId) headers['last-event-id'] = lastEventId;
      const query = area ? `?bbox=${area.join(',')}` : '';
      return fetch(apiUrl('/live') + query, { headers, signal, cache: 'no-store' });
    },
    after,
    random: Math.random,
  },
  (message) => changes.push(message),
  notifyReconnected,
);

function openOrClose(): void {
  if (listeners.size > 0 && !document.hidden) connection.start();
  else stop();
}

const stop = () => flushBefore(() => connection.stop());

/** The stream resumes after them. */
function flushBefore(leave: () => void): void {
  try {
    changes.flush();
  } finally {
    leave();
  }
}

function reopen(): void {
  stop();
  openOrClose();
}

let watching = false;
function watchPage(): void {
  if (watching) return;
  watching = true;
  document.addEventListener('visibilitychange', openOrClose);
  subscribeToSession(reopen);
  window.addEventListener('online', () => {
    reopen();
    notifyReconnected();
  });
}

export function subscribeLive(listener: Listener): () => void {
  watchPage();
  listeners.add(listener);
  openOrClose();
  return () =>
    flushBefore(() => {
      listeners.delete(listener);
      openOrClose();
    });
}

/** The browser is online or the stream open again. */
export function subscribeReconnected(listener: () => void): () => void {
  watchPage();
  backListeners.add(listener);
  return () => backListeners.delete(listener);
}

/** Reopens the stream only when the view leaves its squares. */
export function watchLiveArea(view: BBox): void {
  if (bboxContains(area, view)) return;
  area = expandBBoxToGrid(view);
  if (listeners.size > 0) reopen();
}

export function useLiveMessages(listener: Listener): void {
  const onMessage = useEffectEvent(listener);
  useEffect(() => subscribeLive((message) => onMessage(message)), []);
}
