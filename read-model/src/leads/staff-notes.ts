import type { AccountId, NoteId } from '@naksha/events/kernel';
import type { StaffNote } from '@naksha/events/wire/staff-leads';
import type { PersonNames } from './person-names.ts';

/** Deleted notes are missing. */
export interface StaffNotes {
  findTexts(ids: readonly NoteId[]): Promise<ReadonlyMap<NoteId, string>>;
}

export const STAFF_NOTES = Symbol('StaffNotes');

type Written = { id: NoteId; at: string; by: AccountId };

/** Loads all notes with one query. */
export async function loadNoteConverter(
  notes: readonly Written[],
  texts: StaffNotes,
  names: PersonNames,
): Promise<(note: Written) => StaffNote> {
  const [bodies, authors] = await Promise.all([
    texts.findTexts(notes.map(({ id }) => id)),
    names.findFirstNames(notes.map(({ by }) => by)),
  ]);
  return ({ id, at, by }) => {
    const text = bodies.get(id);
    return { at, by: authors.get(by) ?? '', ...(text !== undefined && { text }) };
  };
}
