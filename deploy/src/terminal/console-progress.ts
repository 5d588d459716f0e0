/** On terminals; otherwise a line per tenth, for readable logs. */
export class ConsoleProgress {
  readonly #title: string;
  readonly #stream: NodeJS.WriteStream;
  #lastTenth = -1;
  #lastDrawn = 0;

  constructor(title: string, stream: NodeJS.WriteStream = process.stdout) {
    this.#title = title;
    this.#stream = stream;
  }

  /** @param note additional text, such as another count */
  update(done: number, total: number, note = ''): void {
    const share = total === 0 ? 1 : Math.min(1, done / total);
    const figures = `${done} of ${total}${note && `, ${note}`}`;
    if (this.#stream.isTTY) this.#draw(figures, share);
    else this.#printLine(figures, share);
  }

  #draw(figures: string, share: number): void {
    const now = performance.now();
    if (share < 1 && now - this.#lastDrawn < 60) return;
    this.#lastDrawn = now;
    const width = 30;
    const full = Math.round(share * width);
    const bar = '█'.repeat(full) + '░'.repeat(width - full);
    this.#stream.write(`\r  ${this.#title} ${bar} ${figures}${share === 1 ? '\n' : ''}`);
  }

  #printLine(figures: string, share: number): void {
    const tenth = Math.floor(share * 10);
    if (tenth === this.#lastTenth) return;
    this.#lastTenth = tenth;
    this.#stream.write(`  ${this.#title} ${figures}\n`);
  }
}
