import { Transform } from 'node:stream';

/** Limits bytes per second over all streams together, so that a backup leaves disk bandwidth to the servers. */
export class Pace {
  readonly #began = performance.now();
  #bytes = 0;

  /** @param bytesASecond Infinity for no limit */
  constructor(private readonly bytesASecond: number) {}

  stream(): Transform {
    return new Transform({
      transform: (chunk: Buffer, _encoding, done) => {
        this.wait(chunk.length).then(() => done(null, chunk), done);
      },
    });
  }

  async wait(bytes: number): Promise<void> {
    this.#bytes += bytes;
    const due = this.#began + (this.#bytes / this.bytesASecond) * 1000;
    const early = due - performance.now();
    if (early > 0) await new Promise((resolve) => setTimeout(resolve, early));
  }
}
