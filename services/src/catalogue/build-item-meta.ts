import type { Append } from '@naksha/events/event-store';
import type { Ids } from '@naksha/events/kernel';
import type { ItemEditor } from './define-item/decide-define-item.ts';

export const buildItemEventMetadata = (by: ItemEditor, ids: Ids, now: Date): Append['meta'] => ({
  actor: by === 'system' ? by : `account:${by.account}`,
  correlationId: ids.uuid(),
  causationId: ids.uuid(),
  occurredAt: now,
});
