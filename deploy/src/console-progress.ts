/** A progress bar on a terminal; elsewhere a line each tenth, so that logs stay readable. */
export class ConsoleProgress {
  readonly #title: string;
  readonly #stream: NodeJS.WriteStream;
  #lastTenth = -1;
  #lastDrawn = 0;

  constructor(title: string, stream: NodeJS.WriteStream = process.stdout) {
    this.#title = title;
    this.#stream = stream;
  }

  update(done: number, total: number): void {
    const share = total === 0 ? 1 : Math.min(1, done / total);
    if (this.#stream.isTTY) this.#draw(done, total, share);
    else this.#say(share, done, total);
  }

  #draw(done: number, total: number, share: number): void {
    const now = performance.now();
    if (share < 1 && now - this.#lastDrawn < 60) return;
    this.#lastDrawn = now;
    const width = 30;
    const full = Math.round(share * width);
    const bar = '█'.repeat(full) + '░'.repeat(width - full);
    this.#stream.write(`\r  ${this.#title} ${bar} ${done} of ${total}${share === 1 ? '\n' : ''}`);
  }

  #say(share: number, done: number, total: number): void {
    const tenth = Math.floor(share * 10);
    if (tenth === this.#lastTenth) return;
    this.#lastTenth = tenth;
    this.#stream.write(`  ${this.#title} ${done} of ${total}\n`);
  }
}
