import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/** Running requests may finish within this time; then their connections are cut. */
const CLOSE_TIMEOUT_MS = 5_000;
const LOOK_EVERY_MS = 50;
/** A client that has just connected is about to send a request. */
const FRESH_MS = 1_000;

export type TrackedConnections = {
  /** From now on each response closes its connection. */
  announceClose(): void;
  /**
   * Open connections stay open and are still answered. Call it before closing anything that responses need, which can take
   * seconds.
   */
  stopListening(): void;
  /** After `stopListening`: resolves when no connection is left. */
  allClosed(): Promise<unknown>;
  /** Call it right before the server closes. @returns a function to call afterwards */
  close(): () => void;
};

/**
 * Node's `close` waits over a minute for keep-alive and preconnected connections, and treats connections with unread
 * requests as idle.
 */
export function trackConnections(server: Server): TrackedConnections {
  const unused = new Map<Socket, number>();
  let announced = false;
  let keepsIdle = false;
  server.on('connection', (socket) => {
    unused.set(socket, performance.now());
    socket.once('close', () => unused.delete(socket));
  });
  server.prependListener('request', ({ socket }, response) => {
    unused.delete(socket);
    if (announced) response.shouldKeepAlive = false;
  });
  const closeIdleNow = server.closeIdleConnections.bind(server);
  // Node's own `close` calls this too, at any point of the event loop turn.
  server.closeIdleConnections = () => {
    if (keepsIdle) return;
    afterReading(() => {
      closeIdleNow();
      const before = performance.now() - FRESH_MS;
      for (const [socket, since] of unused) if (socket.bytesRead === 0 && since < before) socket.destroy();
    });
  };
  const closeNow = server.close.bind(server);
  let closing: Promise<Error | undefined> | undefined;
  const closeOnce = () => {
    closing ??= new Promise((resolve) => afterReading(() => closeNow(resolve)));
    return closing;
  };
  server.close = (closed) => {
    void closeOnce().then(closed);
    return server;
  };
  return {
    announceClose() {
      announced = true;
    },
    stopListening() {
      keepsIdle = true;
      void closeOnce();
    },
    allClosed: closeOnce,
    close() {
      keepsIdle = false;
      const idle = setInterval(() => server.closeIdleConnections(), LOOK_EVERY_MS);
      const rest = setTimeout(() => server.closeAllConnections(), CLOSE_TIMEOUT_MS);
      return () => {
        clearInterval(idle);
        clearTimeout(rest);
      };
    },
  };
}

/** After everything that has arrived is read: the first callback may still belong to an earlier turn. */
const afterReading = (act: () => void): void => void setImmediate(() => setImmediate(act));
