import type { EnquiryId, PlaceId } from '../../kernel/ids.ts';
import type { EnquiryKind, EnquiryStatus } from '../../kernel/options.ts';
import type { StaffNote } from './staff-leads.ts';

/** Contact details need a separate request. `asked` is missing if deleted. */
export type StaffEnquiry = {
  id: EnquiryId;
  kind: EnquiryKind;
  project?: { id: PlaceId; name: string };
  asked?: { name: string; subject: string; message: string };
  status: EnquiryStatus;
  received_at: string;
  notes: StaffNote[];
};

/** Open ones oldest first, others newest first. */
export type StaffEnquiries = { enquiries: StaffEnquiry[]; cursor: string | null };
