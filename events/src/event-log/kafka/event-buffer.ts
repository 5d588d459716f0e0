import type { RecordedEvent } from '../../contracts/event.ts';

/**
 * What the topic brought of one partition and nobody has handled yet: a run of consecutive events. It is a convenience, not
 * a store: where it would grow too long it is dropped, because everything can be read from the event table.
 */
export class EventBuffer {
  private run: RecordedEvent[] = [];
  private readonly max: number;

  constructor(max: number) {
    this.max = max;
  }

  put(event: RecordedEvent): void {
    const last = this.run.at(-1)?.seq;
    if (last !== undefined && event.seq <= last) return;
    if (last === undefined || event.seq > last + 1 || this.run.length >= this.max) this.run = [event];
    else this.run.push(event);
  }

  /** At most `limit` events that follow `after` without a gap; those up to `after` are given up. */
  after(after: number, limit: number): readonly RecordedEvent[] {
    if (this.run.length === 0 || this.run[0].seq > after + 1) return [];
    const done = after + 1 - this.run[0].seq;
    if (done > 0) this.run = this.run.slice(done);
    return this.run.slice(0, limit);
  }
}
