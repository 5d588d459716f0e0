import { connect, createServer, type Server, type Socket } from 'node:net';
import { ownsConnection } from './owns-connection.ts';

/** Clients wait long for a server that hangs, which is worse than one that is gone. */
type Mood = 'passes' | 'cut' | 'hangs';

export class CutProxy {
  #mood: Mood = 'passes';
  readonly #pairs = new Set<[Socket, Socket]>();
  readonly #waiting = new Set<Socket>();
  readonly #parted = new Set<number>();

  private constructor(
    private readonly server: Server,
    private readonly target: () => number,
  ) {
    server.on('connection', (client) => this.#accept(client));
  }

  /** @param target the server's port, read for each connection */
  static async open(target: () => number): Promise<CutProxy> {
    const server = createServer({ allowHalfOpen: true });
    await new Promise<void>((resolve, reject) => server.once('error', reject).listen(0, '127.0.0.1', resolve));
    return new CutProxy(server, target);
  }

  get port(): number {
    const address = this.server.address();
    if (typeof address !== 'object' || !address) throw new Error('The proxy is closed');
    return address.port;
  }

  cut(): void {
    this.#mood = 'cut';
    this.#dropAll();
  }

  /** Connections stay open without data, like a pulled cable. */
  hang(): void {
    this.#mood = 'hangs';
    for (const pair of this.#pairs) for (const socket of pair) socket.unpipe().pause();
  }

  isolate(pid: number): void {
    this.#parted.add(pid);
    for (const pair of this.#pairs) if (this.#isParted(pair[0])) for (const socket of pair) socket.unpipe().pause();
  }

  restore(): void {
    // Already piped ones must not be piped twice.
    const hung = (client: Socket) => this.#mood !== 'passes' || this.#isParted(client);
    const pairs = [...this.#pairs].filter(([client]) => hung(client));
    this.#mood = 'passes';
    this.#parted.clear();
    for (const pair of pairs) join(...pair);
    for (const client of this.#waiting) this.#pass(client);
    this.#waiting.clear();
  }

  close(): void {
    this.server.close();
    this.#dropAll();
  }

  #accept(client: Socket): void {
    client.on('error', () => client.destroy());
    if (this.#mood === 'cut') client.resetAndDestroy();
    else if (this.#mood === 'passes' && !this.#isParted(client)) this.#pass(client);
    else {
      this.#waiting.add(client);
      client.once('close', () => this.#waiting.delete(client));
    }
  }

  #isParted({ remotePort = 0 }: Socket): boolean {
    return [...this.#parted].some((pid) => ownsConnection(pid, remotePort, this.port));
  }

  #pass(client: Socket): void {
    const server = connect({ port: this.target(), host: '127.0.0.1', allowHalfOpen: true });
    const pair: [Socket, Socket] = [client, server];
    this.#pairs.add(pair);
    server.on('error', () => client.resetAndDestroy());
    for (const [one, other] of [pair, pair.toReversed()] as [Socket, Socket][])
      one.once('close', () => {
        this.#pairs.delete(pair);
        other.destroy();
      });
    join(client, server);
  }

  #dropAll(): void {
    for (const socket of [...this.#pairs].flat().concat(...this.#waiting)) socket.resetAndDestroy();
    this.#pairs.clear();
    this.#waiting.clear();
  }
}

function join(client: Socket, server: Socket): void {
  client.pipe(server);
  server.pipe(client);
}
