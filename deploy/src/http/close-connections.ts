import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/** Requests under way may finish within this time; then their connections are cut. */
const CLOSE_TIMEOUT_MS = 5_000;
const LOOK_EVERY_MS = 50;

/**
 * Node's `close` waits for connections that browsers keep open for more than a minute, and for those they opened ahead and
 * never used, which Node doesn't count as idle.
 * @returns what closes them while the server closes; it gives back what to call once it has
 */
export function closableConnections(server: Server): () => () => void {
  const unused = new Set<Socket>();
  server.on('connection', (socket) => {
    unused.add(socket);
    socket.once('close', () => unused.delete(socket));
  });
  server.on('request', ({ socket }) => unused.delete(socket));
  return () => {
    const closeIdle = () => {
      server.closeIdleConnections();
      for (const socket of unused) socket.destroy();
    };
    const idle = setInterval(closeIdle, LOOK_EVERY_MS);
    const rest = setTimeout(() => server.closeAllConnections(), CLOSE_TIMEOUT_MS);
    return () => {
      clearInterval(idle);
      clearTimeout(rest);
    };
  };
}
