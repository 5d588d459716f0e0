import { GroupQueue, type QueuedItem } from './group-queue.ts';

type Request<Item> = { item: Item; touches: readonly string[] };

const MAX_GROUP = 256;
const NOTHING: readonly string[] = [];

/** Requests that arrive while a statement runs share the next one. */
export class SharedStatement<Item, Result> {
  private readonly queue: GroupQueue<Request<Item>, Result>;
  private readonly runAll: (items: readonly Item[]) => Promise<readonly Result[]>;

  /** @param runAll returns one result per item, in order; items must not change what others read */
  constructor(runAll: (items: readonly Item[]) => Promise<readonly Result[]>) {
    this.runAll = runAll;
    this.queue = new GroupQueue((group) => this.runGroup(group), MAX_GROUP);
  }

  run(item: Item): Promise<Result> {
    return this.queue.add({ item, touches: NOTHING });
  }

  /** If the shared statement fails, each item runs alone: a bad item fails only itself. */
  private async runGroup(group: QueuedItem<Request<Item>, Result>[]): Promise<void> {
    try {
      const results = await this.runAll(group.map(({ item: { item } }) => item));
      for (const [k, { resolve }] of group.entries()) resolve(results[k]);
    } catch (error) {
      if (group.length === 1) group[0].reject(error);
      else for (const one of group) await this.runGroup([one]);
    }
  }
}
