import type { ApiPath } from '@naksha/events/api';
import type { EnquiryFields, PlaceId } from '@naksha/events/kernel';
import { sendCommand } from '../../shared/api/api.ts';
import { createRandomHexId } from '../../shared/api/idempotency-key.ts';
import { sendWithProofOfWork, type TakenOrWork } from '../../shared/work/send-with-work.ts';

/** `website`: a hidden field. @throws ApiProblem or ProofOfWorkFailed */
export const sendEnquiry = (fields: EnquiryFields, website: string): Promise<void> =>
  send('/contact/contact-us/', fields, website);

export const requestProjectCallback = (
  project: PlaceId,
  { name, mobile_phone }: Pick<EnquiryFields, 'name' | 'mobile_phone'>,
  website: string,
): Promise<void> => send('/property/project/requestBack', { project, name, mobile_phone }, website);

async function send(path: ApiPath, said: object, website: string): Promise<void> {
  const key = createRandomHexId();
  await sendWithProofOfWork((proof) =>
    sendCommand<TakenOrWork>('POST', path, { ...said, ...(website && { website }), ...(proof && { proof }) }, { key }),
  );
}
