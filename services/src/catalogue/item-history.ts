import {
  type Caller,
  decodeEvent,
  hasAnyRoleOrIsAdministrator,
  Problem,
  type RecordedEvent,
} from '@naksha/events/contracts';
import type { EventStore } from '@naksha/events/event-store';
import type { AccountId } from '@naksha/events/kernel';
import type {
  ContentChange,
  ContentItem,
  ContentKind,
  ContentVersion,
  LatestChange,
} from '@naksha/events/wire/content';
import { Inject, Injectable } from '@nestjs/common';
import { type Refusal, refusalProblem, staffOnlyRefusal } from '../commands/refusal.ts';
import { EVENT_STORE } from '../injection/tokens.ts';
import { Vault } from '../vault/vault.ts';
import { type CatalogueItem, catalogueItem } from './catalogue-item.ts';
import { noSuchItem } from './catalogue-refusals.ts';
import type { ItemEditor } from './define-item/decide-define-item.ts';
import { ITEM_KINDS, isItemDefinedEvent } from './item-kinds.ts';
import { ShippedItems } from './shipped-items.ts';

/** Read from the log, so that it includes staff's latest changes. */
@Injectable()
export class ItemHistory {
  constructor(
    @Inject(EVENT_STORE) private readonly store: EventStore,
    @Inject(Vault) private readonly vault: Vault,
    @Inject(ShippedItems) private readonly shippedItems: ShippedItems,
  ) {}

  async read(caller: Caller, kind: ContentKind, id: string): Promise<ContentItem> {
    const recorded = await this.load(caller, kind, id);
    let item: CatalogueItem = catalogueItem.initial;
    const changes: Omit<ContentChange, keyof LatestChange>[] = [];
    for (const event of recorded) {
      const decoded = decode(event);
      const before = item;
      item = catalogueItem.evolve(item, decoded);
      changes.push(
        isItemDefinedEvent(decoded)
          ? { what: 'defined', fields: changedFields(before, decoded.data) }
          : { what: 'retired', fields: [] },
      );
    }
    if (item.state === 'unknown') throw refusalProblem(noSuchItem);
    const shipped = this.shippedItems.findChange(item);
    const told = await this.describeChanges(recorded, caller);
    return {
      ...{ kind, id, version: recorded.length, state: item.state },
      definition: item.definition.data as Record<string, unknown>,
      history: changes.map((change, k) => ({ ...told[k], ...change })).reverse(),
      ...(shipped && { shipped }),
    };
  }

  async readVersion(
    caller: Caller,
    kind: ContentKind,
    { id, version }: { id: string; version: number },
  ): Promise<ContentVersion> {
    const event = (await this.load(caller, kind, id)).find((one) => one.version === version);
    const decoded = event && decode(event);
    if (!decoded || !isItemDefinedEvent(decoded)) throw refusalProblem(noSuchItem);
    return { version, definition: decoded.data as unknown as Record<string, unknown> };
  }

  /** For a concurrent change, with its author and time. */
  async explain(refusal: Refusal, { stream, by }: { stream: string; by: ItemEditor }): Promise<Problem> {
    const { status, code, detail } = refusal;
    if (status !== 412) return refusalProblem(refusal);
    const [latest] = await this.describeChanges(await this.store.readStreamEnd(stream, 1), by);
    return new Problem(status, code, detail, undefined, undefined, latest);
  }

  private async load(caller: Caller, kind: ContentKind, id: string): Promise<RecordedEvent[]> {
    if (!hasAnyRoleOrIsAdministrator(caller, 'editor')) throw refusalProblem(staffOnlyRefusal);
    return this.store.readStream(ITEM_KINDS[kind].nameStream(id));
  }

  private async describeChanges(recorded: readonly RecordedEvent[], asker: ItemEditor): Promise<LatestChange[]> {
    const own = asker === 'system' ? undefined : asker.account;
    const names = await this.vault.findFirstNames(recorded.flatMap(({ actor }) => findAccount(actor) ?? []));
    return recorded.map(({ version, occurredAt, actor }) => {
      const account = findAccount(actor);
      const name = account && names.get(account);
      return {
        ...{ version, on: occurredAt, by: account ? 'staff' : 'system', ...(name && { name }) },
        ...(account && account === own && { own: true }),
      };
    });
  }
}

const decode = (event: RecordedEvent) => decodeEvent(event) as unknown as Parameters<typeof catalogueItem.evolve>[1];

const findAccount = (actor: string): AccountId | undefined =>
  actor === 'system' ? undefined : (actor.slice('account:'.length) as AccountId);

function changedFields(before: CatalogueItem, now: object): string[] {
  if (before.state === 'unknown') return [];
  const [from, to] = [before.definition.data, now] as Record<string, unknown>[];
  return [...new Set([...Object.keys(from), ...Object.keys(to)])].filter(
    (field) => JSON.stringify(from[field]) !== JSON.stringify(to[field]),
  );
}
