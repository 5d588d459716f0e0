import { GroupQueue, type Waiting } from './group-queue.ts';

type Asked<Item> = { item: Item; touches: readonly string[] };

const MAX_GROUP = 256;
const NOTHING: readonly string[] = [];

/**
 * Whoever asks while the statement is under way shares the next one: under load a question costs a row of a statement
 * instead of one of its own.
 */
export class SharedStatement<Item, Answer> {
  private readonly queue: GroupQueue<Asked<Item>, Answer>;
  private readonly run: (items: readonly Item[]) => Promise<readonly Answer[]>;

  /** @param run answers the items in their order; they are asked together only where none of them changes what another reads */
  constructor(run: (items: readonly Item[]) => Promise<readonly Answer[]>) {
    this.run = run;
    this.queue = new GroupQueue((group) => this.answer(group), MAX_GROUP);
  }

  ask(item: Item): Promise<Answer> {
    return this.queue.add({ item, touches: NOTHING });
  }

  /** Where the statement fails, each is tried alone: what is wrong with one item fails for nobody else. */
  private async answer(group: Waiting<Asked<Item>, Answer>[]): Promise<void> {
    try {
      const answers = await this.run(group.map(({ item: { item } }) => item));
      for (const [k, { resolve }] of group.entries()) resolve(answers[k]);
    } catch (error) {
      if (group.length === 1) group[0].reject(error);
      else for (const one of group) await this.answer([one]);
    }
  }
}
