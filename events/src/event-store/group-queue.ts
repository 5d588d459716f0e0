import { setImmediate as turn } from 'node:timers/promises';

export type QueuedItem<Item extends { touches: readonly string[] }, Answer> = {
  item: Item;
  resolve(answer: Answer): void;
  reject(error: unknown): void;
};

/** Items that arrive while a statement runs share the next one; a lone caller does not wait. */
export class GroupQueue<Item extends { touches: readonly string[] }, Answer> {
  private waiting: QueuedItem<Item, Answer>[] = [];
  private busy = false;
  private readonly run: (group: QueuedItem<Item, Answer>[]) => Promise<void>;
  private readonly maxGroup: number;

  /** @param run must settle every item of the group, and must not throw */
  constructor(run: (group: QueuedItem<Item, Answer>[]) => Promise<void>, maxGroup: number) {
    this.run = run;
    this.maxGroup = maxGroup;
  }

  add(item: Item): Promise<Answer> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ item, resolve, reject });
      if (!this.busy) void this.drain();
    });
  }

  private async drain(): Promise<void> {
    this.busy = true;
    // Callers woken together share the statement.
    await turn();
    while (this.waiting.length > 0) {
      await this.run(this.takeGroup());
      await turn();
    }
    this.busy = false;
  }

  /** An item that touches the same as an earlier one waits for the next group. */
  private takeGroup(): QueuedItem<Item, Answer>[] {
    const group: QueuedItem<Item, Answer>[] = [];
    const later: QueuedItem<Item, Answer>[] = [];
    const touched = new Set<string>();
    let seen = 0;
    for (const candidate of this.waiting) {
      if (group.length === this.maxGroup || later.length === this.maxGroup) break;
      (candidate.item.touches.some((touch) => touched.has(touch)) ? later : group).push(candidate);
      for (const touch of candidate.item.touches) touched.add(touch);
      seen++;
    }
    this.waiting = later.concat(this.waiting.slice(seen));
    return group;
  }
}
