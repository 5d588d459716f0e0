import type { Feature } from '../feature/feature.ts';
import { EnquiriesController } from './enquiries.controller.ts';
import { EnquiryVault } from './enquiry-vault.ts';
import { ReceiveEnquiryHandler } from './receive-enquiry/receive-enquiry.ts';
import { StaffEnquiriesController } from './staff-enquiries.controller.ts';
import { WorkEnquiryHandler } from './work-enquiry/work-enquiry.ts';

export const enquiriesFeature: Feature = {
  controllers: [EnquiriesController, StaffEnquiriesController],
  providers: [ReceiveEnquiryHandler, WorkEnquiryHandler],
  retention: [EnquiryVault],
  erasing: [EnquiryVault],
  holding: [{ table: 'vault_enquiry', told: ['id', 'name', 'phone', 'email', 'subject', 'message', 'created_at'] }],
};
