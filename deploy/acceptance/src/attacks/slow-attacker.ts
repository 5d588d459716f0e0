import { connect, type Socket } from 'node:net';
import type { Target } from './target.ts';

const BEGUN = [
  // Headers that never end.
  'GET /home HTTP/1.1\r\nHost: naksha\r\n',
  // A body for an unknown path, and one for a public call.
  'POST /nope HTTP/1.1\r\nHost: naksha\r\nContent-Type: application/json\r\nContent-Length: 200000\r\n\r\n',
  'POST /api/auth/signup/signin HTTP/1.1\r\nHost: naksha\r\nContent-Type: application/json\r\nContent-Length: 200000\r\n\r\n',
  // A silent connection.
  '',
];
const DRIP_MS = 500;
const OPENS_EVERY_MS = 10;
export class SlowAttacker {
  readonly #address: string;
  readonly #open = new Map<Socket, number>();
  readonly #dripping: NodeJS.Timeout;
  readonly #opening: NodeJS.Timeout;
  opened = 0;
  #longestMs = 0;

  constructor(
    private readonly target: Target,
    private readonly connections: number,
    openedAtOnce: number,
  ) {
    this.#address = target.newAddress();
    this.#dripping = setInterval(() => {
      for (const socket of this.#open.keys()) if (socket.bytesWritten > 0) socket.write('x');
    }, DRIP_MS);
    this.#opening = setInterval(() => {
      for (let n = 0; n < openedAtOnce && this.#open.size < this.connections; n++) this.#begin();
    }, OPENS_EVERY_MS);
  }

  get held(): number {
    return [...this.#open.keys()].filter(({ readyState }) => readyState === 'open').length;
  }

  get longestSeconds(): number {
    for (const since of this.#open.values()) this.#longestMs = Math.max(this.#longestMs, performance.now() - since);
    return this.#longestMs / 1000;
  }

  stopOpening(): void {
    clearInterval(this.#opening);
  }

  close(): void {
    this.stopOpening();
    clearInterval(this.#dripping);
    for (const socket of this.#open.keys()) socket.destroy();
  }

  #begin(): void {
    const { hostname, port } = new URL(this.target.url);
    const begun = BEGUN[this.opened++ % BEGUN.length];
    const socket = connect({ host: hostname, port: Number(port), localAddress: this.#address });
    const since = performance.now();
    this.#open.set(socket, since);
    socket.on('error', () => {});
    socket.on('close', () => {
      this.#open.delete(socket);
      this.#longestMs = Math.max(this.#longestMs, performance.now() - since);
    });
    socket.resume();
    if (begun) socket.write(begun);
  }
}
