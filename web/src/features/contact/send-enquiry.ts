import type { EnquiryFields } from '@naksha/events/kernel';
import type { WorkWanted } from '@naksha/events/proof-of-work';
import { command } from '../../shared/api/api.ts';
import { newKey } from '../../shared/api/idempotency-key.ts';

type Answer = { code: number; work?: WorkWanted };

/** What is asked may rise while the device works. */
const MOST_ROUNDS = 3;

/**
 * Sent again under one key where no answer came, so that the office gets it once.
 * @param website of the field that people don't see
 * @throws ApiProblem, and whatever keeps the device from working
 */
export async function sendEnquiry(fields: EnquiryFields, website: string): Promise<void> {
  const key = newKey();
  const send = (proof?: string) =>
    command<Answer>(
      'POST',
      '/contact/contact-us/',
      { ...fields, ...(website && { website }), ...(proof && { proof }) },
      { key },
    );
  let answer = await send();
  for (let round = 0; answer.work && round < MOST_ROUNDS; round++) {
    const { doWork } = await import('../../shared/work/do-work.ts');
    answer = await send(await doWork(answer.work));
  }
  if (answer.work) throw new Error('the work that was done was not enough');
}
