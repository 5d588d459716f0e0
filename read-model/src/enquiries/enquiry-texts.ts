import type { EnquiryId } from '@naksha/events/kernel';

/** Deleted texts are missing. */
export interface EnquiryTexts {
  findTexts(
    ids: readonly EnquiryId[],
  ): Promise<ReadonlyMap<EnquiryId, { name: string; subject: string; message: string }>>;
}

export const ENQUIRY_TEXTS = Symbol('EnquiryTexts');
