import type { SubscriptionOptions } from './partition-subscription.ts';

type TailReader = SubscriptionOptions['reader'];

/**
 * For those in a process who ask the same at the same time, as all who follow the log do when something is committed: within a
 * turn of the event loop a question is put to the database once. No answer is older than its question.
 */
export function shareReads(reader: TailReader): TailReader {
  const asked = new Map<string, Promise<unknown>>();
  const share = <Answer>(question: string, ask: () => Promise<Answer>): Promise<Answer> => {
    const others = asked.get(question) as Promise<Answer> | undefined;
    if (others) return others;
    const answer = endOfTurn().then(() => {
      asked.delete(question);
      return ask();
    });
    asked.set(question, answer);
    return answer;
  };
  return {
    heads: () => share('heads', () => reader.heads()),
    readPartition: (partition, after, limit) =>
      share(`${partition} ${after} ${limit}`, () => reader.readPartition(partition, after, limit)),
  };
}

const endOfTurn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
