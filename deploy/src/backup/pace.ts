import { Transform } from 'node:stream';

/** Leaves disk bandwidth to the servers. */
export class Pace {
  readonly #began = performance.now();
  #bytes = 0;

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
