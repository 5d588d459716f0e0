import { type Refusal, wrongFields } from '../commands/refusal.ts';

export const noSuchItem: Refusal = {
  status: 404,
  code: 'no_such_place',
  detail: 'there is no such place, link, article or question',
};
export const itemChanged: Refusal = {
  ...{ status: 412, code: 'item_changed' },
  detail: 'somebody changed it since the version that If-Match names',
};
export const itemExists: Refusal = {
  ...{ status: 412, code: 'item_exists' },
  detail: 'there is one of this id, or was: choose another, or change that one',
};
export const idTaken = (owner: string): Refusal =>
  wrongFields([{ field: 'id', reason: `is already that of ${owner}: an id is never given to another` }]);
