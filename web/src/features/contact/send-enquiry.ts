import type { EnquiryFields } from '@naksha/events/kernel';
import { command } from '../../shared/api/api.ts';
import { newKey } from '../../shared/api/idempotency-key.ts';
import { sendWithWork, type TakenOrWork } from '../../shared/work/send-with-work.ts';

/**
 * Sent again under one key where no answer came, so that the office gets it once.
 * @param website of the field that people don't see
 * @throws ApiProblem, and whatever keeps the device from working
 */
export async function sendEnquiry(fields: EnquiryFields, website: string): Promise<void> {
  const key = newKey();
  await sendWithWork((proof) =>
    command<TakenOrWork>(
      'POST',
      '/contact/contact-us/',
      { ...fields, ...(website && { website }), ...(proof && { proof }) },
      { key },
    ),
  );
}
