import type { AccountEvent, KnownEvent } from '@naksha/events/contracts';
import { type AccountId, parseAccountStream } from '@naksha/events/kernel';
import type { DocumentKind } from '../documents/document-kind.ts';

export type ErasedAccountDocument = { account: AccountId };

type Erased = KnownEvent<Extract<AccountEvent, { type: 'AccountErased' }>>;
const isErased = (event: KnownEvent): event is Erased => event.type === 'AccountErased';

export const erasedAccountKind: DocumentKind<ErasedAccountDocument> = {
  kind: 'erased-account',
  public: false,
  version: 1,
  indexes: [],
  findId: (event) => (isErased(event) ? parseAccountStream(event.stream) : undefined),
  fold: (_, event) => ({ account: parseAccountStream(event.stream) }),
};
