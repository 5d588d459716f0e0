import type { EnquiryId } from '@naksha/events/kernel';

/** What was asked, and by whom, from the vault, filled in when somebody asks. Those that are gone are missing. */
export interface EnquiryTexts {
  asked(ids: readonly EnquiryId[]): Promise<ReadonlyMap<EnquiryId, { name: string; subject: string; message: string }>>;
}

export const ENQUIRY_TEXTS = Symbol('EnquiryTexts');
