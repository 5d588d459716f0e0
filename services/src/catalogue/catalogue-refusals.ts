import { type Refusal, wrongFields } from '../commands/refusal.ts';

export const noSuchItem: Refusal = {
  status: 404,
  code: 'no_such_place',
  detail: 'there is no such place, link, article or question',
};
export const idTaken = (owner: string): Refusal =>
  wrongFields([{ field: 'id', reason: `is already that of ${owner}: an id is never given to another` }]);
