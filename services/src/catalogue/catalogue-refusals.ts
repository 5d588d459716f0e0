import { invalidFieldsRefusal, type Refusal } from '../commands/refusal.ts';

export const noSuchItem: Refusal = {
  status: 404,
  code: 'no_such_place',
  detail: 'No place, link, article or question has this id.',
};
export const itemChanged: Refusal = {
  ...{ status: 412, code: 'item_changed' },
  detail: 'This was changed since the version in If-Match. Read it again and retry.',
};
export const itemExists: Refusal = {
  ...{ status: 412, code: 'item_exists' },
  detail: 'An item with this id exists or existed. Choose another id, or change that item.',
};
export const idTakenRefusal = (owner: string): Refusal =>
  invalidFieldsRefusal([{ field: 'id', reason: `already belongs to ${owner}. Ids are never reused` }]);
