import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/** Requests under way may finish within this time; then their connections are cut. */
const CLOSE_TIMEOUT_MS = 5_000;
const LOOK_EVERY_MS = 50;
/** Who has only just connected is about to ask. */
const FRESH_MS = 1_000;

export type ClosableConnections = {
  /** From now on each answer says that its connection closes: whoever keeps one goes elsewhere with the next request. */
  announceClose(): void;
  /**
   * Nobody new is let in, who is in is answered as ever. To be called before anything goes that answers are made with: that may
   * take seconds, in which a balancer would find the door open, and people a map that no longer follows.
   */
  stopListening(): void;
  /** To be called right before the server closes. @returns what to call once it has */
  close(): () => void;
};

/**
 * Node's `close` waits for connections that browsers keep open for more than a minute, and for those they opened ahead and
 * never used, which Node doesn't count as idle. It takes for idle also what has asked meanwhile and was not read yet, and
 * leaves to the system, which breaks them off, those who wait to be let in.
 */
export function closableConnections(server: Server): ClosableConnections {
  const unused = new Map<Socket, number>();
  let announced = false;
  server.on('connection', (socket) => {
    unused.set(socket, performance.now());
    socket.once('close', () => unused.delete(socket));
  });
  server.prependListener('request', ({ socket }, response) => {
    unused.delete(socket);
    if (announced) response.shouldKeepAlive = false;
  });
  const closeIdleNow = server.closeIdleConnections.bind(server);
  // Node's own `close` asks for this too, wherever in its turn the process is.
  server.closeIdleConnections = () =>
    afterReading(() => {
      closeIdleNow();
      const before = performance.now() - FRESH_MS;
      for (const [socket, since] of unused) if (socket.bytesRead === 0 && since < before) socket.destroy();
    });
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
    stopListening: () => void closeOnce(),
    close() {
      const idle = setInterval(() => server.closeIdleConnections(), LOOK_EVERY_MS);
      const rest = setTimeout(() => server.closeAllConnections(), CLOSE_TIMEOUT_MS);
      return () => {
        clearInterval(idle);
        clearTimeout(rest);
      };
    },
  };
}

/** Right after everything has been read that has come by now: the first may still be of a turn that began before. */
const afterReading = (act: () => void): void => void setImmediate(() => setImmediate(act));
