import { readFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { computeQuantiles, type Quantiles } from './quantiles.ts';

export type Steady = {
  port: number;
  /** File with one path per line, requested in turn. */
  paths: string;
  rate: number;
  seconds: number;
  headers: string;
};
/** In ms. `late`: delay before a request was written although a connection was free, caused by this program. */
export type SteadyResult = { answers: number; latency: Quantiles; late: Quantiles };

const CONNECTIONS = 64;
const WARM_UP_SECONDS = 1;
const GIVE_UP_MS = 10_000;

/**
 * Time counts from when a request was due, so waiting for a connection counts.
 * @throws for any status but 200, or if the rate cannot be kept
 */
async function askSteadily({ port, paths, rate, seconds, headers }: Steady): Promise<SteadyResult> {
  const requests = readFileSync(paths, 'utf8')
    .trim()
    .split('\n')
    .map((path) => Buffer.from(`GET ${path} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\n${headers}\r\n\r\n`));
  const total = Math.floor(rate * (seconds + WARM_UP_SECONDS));
  const counted = Math.floor(rate * WARM_UP_SECONDS);
  const [latencies, lates] = [new Float64Array(total), new Float64Array(total)];
  const free: Connection[] = [];
  let [sent, answered] = [0, 0];
  const connections = await Promise.all(Array.from({ length: CONNECTIONS }, () => Connection.open(port)));
  free.push(...connections);

  const began = performance.now();
  const dueAt = (request: number): number => began + (request / rate) * 1000;
  /** When the last connection became free: earlier delays are the server's. */
  let freeSince = began;
  await new Promise<void>((resolve, reject) => {
    const send = (connection: Connection): void => {
      const request = sent++;
      lates[request] = performance.now() - Math.max(dueAt(request), freeSince);
      connection.ask(requests[request % requests.length], (problem) => {
        if (problem) return reject(new Error(problem));
        const now = performance.now();
        latencies[request] = now - dueAt(request);
        if (free.length === 0) freeSince = now;
        free.push(connection);
        if (++answered === total) resolve();
      });
    };
    const turn = (): void => {
      const now = performance.now();
      if (now - dueAt(sent) > GIVE_UP_MS)
        reject(new Error(`The server cannot keep up with ${rate} requests per second`));
      while (sent < total && dueAt(sent) <= now && free.length > 0) send(free.pop()!);
      // Not a timer, which may be 1 ms late: this core has nothing else to do.
      if (sent < total) setImmediate(turn);
    };
    turn();
  });
  for (const connection of connections) connection.close();
  return {
    answers: total - counted,
    latency: computeQuantiles([...latencies.subarray(counted)]),
    late: computeQuantiles([...lates.subarray(counted)]),
  };
}

const END_OF_HEAD = Buffer.from('\r\n\r\n');
const LAST_CHUNK = Buffer.from('0\r\n\r\n');

class Connection {
  #answer: (problem?: string) => void = () => {};
  #head: Buffer | undefined;
  #left = 0;

  private constructor(private readonly socket: Socket) {
    socket.setNoDelay(true);
    socket.on('data', (data) => this.#read(data));
    socket.on('close', () => this.#answer('The server closed a connection'));
    socket.on('error', ({ message }) => this.#answer(message));
  }

  static open = (port: number): Promise<Connection> =>
    new Promise((resolve, reject) => {
      const socket = connect(port, '127.0.0.1', () => resolve(new Connection(socket))).once('error', reject);
    });

  ask(request: Buffer, answer: (problem?: string) => void): void {
    this.#answer = answer;
    this.#head = Buffer.alloc(0);
    this.socket.write(request);
  }

  close(): void {
    this.#answer = () => {};
    this.socket.destroy();
  }

  #read(data: Buffer): void {
    let body = data;
    if (this.#head) {
      const read = this.#head.length ? Buffer.concat([this.#head, data]) : data;
      const end = read.indexOf(END_OF_HEAD);
      this.#head = end < 0 ? read : undefined;
      if (end < 0) return;
      const head = read.toString('latin1', 0, end);
      if (!head.startsWith('HTTP/1.1 200')) this.#answer(head.slice(0, head.indexOf('\r\n')));
      const length = /\r\ncontent-length: (\d+)/i.exec(head);
      this.#left = length ? Number(length[1]) : -1;
      body = read.subarray(end + END_OF_HEAD.length);
    }
    if (this.#left < 0) {
      if (body.subarray(-LAST_CHUNK.length).equals(LAST_CHUNK)) this.#answer();
      return;
    }
    this.#left -= body.length;
    if (this.#left === 0) this.#answer();
  }
}

console.log(JSON.stringify(await askSteadily(JSON.parse(process.argv[2]))));
