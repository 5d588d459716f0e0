import type { AccountId, EnquiryId, EnquiryKind, EnquiryStatus, NoteId, PlaceId } from '@naksha/events/kernel';

/** What somebody asked of the office, and what became of it. Their words, and who they are, are in the vault. */
export type EnquiryDocument = {
  id: EnquiryId;
  kind: EnquiryKind;
  project?: PlaceId;
  receivedAt: string;
  status: EnquiryStatus;
  /** The oldest first. `by`: an account. */
  notes: { id: NoteId; at: string; by: AccountId }[];
};
