import type { OwnerStatements } from '@naksha/events/contracts';
import type { TextId } from '@naksha/events/kernel';
import type { FactChange } from '@naksha/events/wire/review';
import { diffFacts } from './diff-facts.ts';

export function diffStatements(
  before: OwnerStatements,
  now: OwnerStatements,
  texts: ReadonlyMap<TextId, string>,
): FactChange[] {
  const read = (id: TextId | undefined) => (id && texts.get(id)) ?? null;
  const changes: (FactChange & { same: boolean })[] = [
    { field: 'price', from: before.price, to: now.price, same: before.price === now.price },
    { field: 'title', from: before.free.title, to: now.free.title, same: before.free.title === now.free.title },
    {
      field: 'description',
      from: read(before.free.description),
      to: read(now.free.description),
      same: before.free.description === now.free.description,
    },
  ];
  return [
    ...changes.filter(({ same }) => !same).map(({ same: _, ...change }) => change),
    ...diffFacts(before.facts, now.facts),
  ];
}
