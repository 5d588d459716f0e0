import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { Attack } from './attack.ts';
import type { Target } from './target.ts';
import { visitWhile } from './visitors.ts';

const BEGUN = [
  // Headers that never end.
  'GET /home HTTP/1.1\r\nHost: naksha\r\n',
  // A body for nobody, and one for a call that everybody may make.
  'POST /nope HTTP/1.1\r\nHost: naksha\r\nContent-Type: application/json\r\nContent-Length: 200000\r\n\r\n',
  'POST /api/auth/signup/signin HTTP/1.1\r\nHost: naksha\r\nContent-Type: application/json\r\nContent-Length: 200000\r\n\r\n',
  // A connection on which nothing is said.
  '',
];
const DRIP_MS = 500;
/** Of what one address has closed, it opens so many again at a time. */
const OPENED_AT_ONCE = 50;
const SIZES = {
  short: { connections: 600, seconds: 4 },
  full: { connections: 5_000, seconds: 45 },
};
/** A request may last 30 s, and is looked at each second; here it is counted from before it was accepted. */
const LONGEST_S = 40;
const MOST_HELD = 400;
/** So long after the last was opened, those that were refused have gone. */
const SETTLED_MS = 500;

/** Two addresses hold as many connections as they can, each sending a byte now and then, and open anew what is closed. */
export const slowRequests: Attack = {
  name: 'slow headers and bodies from two addresses',
  async run(target, size) {
    const { connections, seconds } = SIZES[size];
    const attackers = [new SlowAttacker(target, connections), new SlowAttacker(target, connections)];
    const visits = await visitWhile(target, pause(seconds * 1000));
    for (const attacker of attackers) attacker.stopOpening();
    await pause(SETTLED_MS);
    const held = Math.max(...attackers.map((attacker) => attacker.held));
    const opened = attackers.reduce((sum, attacker) => sum + attacker.opened, 0);
    const longest = Math.max(...attackers.map((attacker) => attacker.longestSeconds));
    for (const attacker of attackers) attacker.close();
    return [
      { what: 'connections opened', figure: opened, atLeast: connections },
      { what: 'held by one address', figure: held, atMost: MOST_HELD },
      { what: 'longest that one was held', figure: longest, unit: 's', atMost: LONGEST_S },
      ...visits.findings(size),
    ];
  },
};

class SlowAttacker {
  readonly #address: string;
  readonly #open = new Map<Socket, number>();
  readonly #dripping: NodeJS.Timeout;
  readonly #opening: NodeJS.Timeout;
  opened = 0;
  #longestMs = 0;

  constructor(
    private readonly target: Target,
    private readonly connections: number,
  ) {
    this.#address = target.newAddress();
    this.#dripping = setInterval(() => {
      for (const socket of this.#open.keys()) if (socket.bytesWritten > 0) socket.write('x');
    }, DRIP_MS);
    this.#opening = setInterval(() => {
      for (let n = 0; n < OPENED_AT_ONCE && this.#open.size < this.connections; n++) this.#begin();
    }, 10);
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
    // That it is refused or cut is what is counted here.
    socket.on('error', () => {});
    socket.on('close', () => {
      this.#open.delete(socket);
      this.#longestMs = Math.max(this.#longestMs, performance.now() - since);
    });
    socket.resume();
    if (begun) socket.write(begun);
  }
}
