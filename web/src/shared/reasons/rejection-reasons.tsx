import type { RejectionReason } from '@naksha/events/kernel';
import { t } from '../messages/t.ts';

type Props = { codes?: readonly RejectionReason[]; reasons?: readonly string[] };

/** Standard reasons in the reader's language, others in staff's words. */
export const RejectionReasons = ({ codes = [], reasons = [] }: Props) => (
  <ul className="list-disc pl-6">
    {[...codes.map((code) => t(`trade.reason.${code}`)), ...reasons].map((reason) => (
      <li key={reason}>{reason}</li>
    ))}
  </ul>
);
