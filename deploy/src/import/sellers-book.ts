import { type Caller, Problem } from '@naksha/events/contracts';
import type { AccountId, Clock, Ids } from '@naksha/events/kernel';
import { EditListing, EditPreview, ExternalIds, PostListing } from '@naksha/services';
import type { INestApplicationContext } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { SellersBook } from './import-rows.ts';

type Parts = { app: INestApplicationContext; account: AccountId; clock: Clock; ids: Ids };

/** One account's listings, changed through the commands and judged on the event table: no projection has to be near. */
export function sellersBook({ app, account, clock, ids }: Parts): SellersBook {
  const commands = app.get(CommandBus, { strict: false });
  const preview = app.get(EditPreview, { strict: false });
  const caller: Caller = { account, staff: false };
  const meta = () => ({ caller, now: clock.now(), correlationId: ids.uuid() });
  const externalIds = app.get(ExternalIds, { strict: false });
  return {
    known: () => externalIds.all(account),
    renew: (id, externalId) => externalIds.renew(account, externalId, id),
    post: async (draft) => (await commands.execute(new PostListing(draft, meta(), false, true))).id,
    changes: (id, { lister, external_id, ...patch }) =>
      preview.changedFields(new EditListing(id, patch, meta())).catch(nothingWhereItEnded),
    async edit(id, { lister, external_id, ...patch }) {
      await commands.execute(new EditListing(id, patch, meta()));
    },
  };
}

/** A row stays in the file after its listing was sold or deleted; it has nothing to say of it any more. */
function nothingWhereItEnded(error: unknown): [] {
  if (error instanceof Problem && (error.status === 409 || error.status === 410)) return [];
  throw error;
}
