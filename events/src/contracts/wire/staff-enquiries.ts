import type { EnquiryId, PlaceId } from '../../kernel/ids.ts';
import type { EnquiryKind, EnquiryStatus } from '../../kernel/options.ts';
import type { StaffNote } from './staff-leads.ts';

/** What somebody asked of the office. How they are reached is asked for apart. `asked` is missing where it is gone from the vault. */
export type StaffEnquiry = {
  id: EnquiryId;
  kind: EnquiryKind;
  project?: { id: PlaceId; name: string };
  asked?: { name: string; subject: string; message: string };
  status: EnquiryStatus;
  received_at: string;
  notes: StaffNote[];
};

/** `GET /api/staff/enquiries`: a page of them; those that wait oldest first, others newest first. */
export type StaffEnquiries = { enquiries: StaffEnquiry[]; cursor: string | null };
