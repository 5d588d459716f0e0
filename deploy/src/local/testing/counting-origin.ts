import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

/** A fake api that sends what a test sets and counts requests. */
export class CountingOrigin {
  readonly #asked = new Map<string, number>();
  readonly #answers = new Map<string, Answer>();
  readonly #sockets = new Set<Socket>();
  readonly #server: Server;

  private constructor() {
    this.#server = createServer((request, response) => {
      const { pathname } = new URL(request.url ?? '', 'http://origin');
      this.#asked.set(pathname, this.countRequests(pathname) + 1);
      const answer = this.#answers.get(pathname);
      if (answer) answer(request, response);
      else response.writeHead(404, { 'cache-control': 'no-store' }).end('nothing here');
    });
    this.#server.on('connection', (socket) => {
      this.#sockets.add(socket);
      socket.once('close', () => this.#sockets.delete(socket));
    });
  }

  static async open(port = 0): Promise<CountingOrigin> {
    const origin = new CountingOrigin();
    await new Promise<void>((resolve) => origin.#server.listen(port, '127.0.0.1', resolve));
    return origin;
  }

  get port(): number {
    return (this.#server.address() as AddressInfo).port;
  }

  countRequests(path: string): number {
    return this.#asked.get(path) ?? 0;
  }

  setAnswer(path: string, answer: Answer): void {
    this.#answers.set(path, answer);
  }

  /** Like a killed process. */
  async close(): Promise<void> {
    const closed = new Promise((resolve) => this.#server.close(resolve));
    for (const socket of this.#sockets) socket.resetAndDestroy();
    await closed;
  }
}
