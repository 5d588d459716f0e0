import { connect, createServer, type Server, type Socket } from 'node:net';
import { ownsConnection } from './owns-connection.ts';

/** Everything waits that long for a server to answer before it gives up; a hanging one is worse than one that is gone. */
type Mood = 'passes' | 'cut' | 'hangs';

/** Stands in front of a server, so that the way to it can be cut, made to hang and restored while the server lives. */
export class CutProxy {
  #mood: Mood = 'passes';
  readonly #pairs = new Set<[Socket, Socket]>();
  readonly #waiting = new Set<Socket>();
  /** Numbers of the processes that are parted from the server. */
  readonly #parted = new Set<number>();

  private constructor(
    private readonly server: Server,
    private readonly target: () => number,
  ) {
    server.on('connection', (client) => this.#accept(client));
  }

  /** @param target port of the server, asked anew for each connection */
  static async open(target: () => number): Promise<CutProxy> {
    const server = createServer({ allowHalfOpen: true });
    await new Promise<void>((resolve, reject) => server.once('error', reject).listen(0, '127.0.0.1', resolve));
    return new CutProxy(server, target);
  }

  get port(): number {
    const address = this.server.address();
    if (typeof address !== 'object' || !address) throw new Error('the proxy is closed');
    return address.port;
  }

  /** Connections break off, and new ones are refused. */
  cut(): void {
    this.#mood = 'cut';
    this.#dropAll();
  }

  /** Connections stay open, but nothing comes through any more: a cable that was pulled. */
  hang(): void {
    this.#mood = 'hangs';
    for (const pair of this.#pairs) for (const socket of pair) socket.unpipe().pause();
  }

  /** The same for one process alone, those connections too that it opens from now on. */
  part(pid: number): void {
    this.#parted.add(pid);
    for (const pair of this.#pairs) if (this.#isParted(pair[0])) for (const socket of pair) socket.unpipe().pause();
  }

  /** What hung goes on where it stood. */
  restore(): void {
    // What passes is joined already: joined twice, everything would come twice.
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
