import type { RejectionReason } from '@naksha/events/kernel';
import { t } from '../messages/t.ts';

type Props = { codes?: readonly RejectionReason[]; reasons?: readonly string[] };

/** What staff found: reasons of every day in the reader's language, the rest in staff's own words. */
export const RejectionReasons = ({ codes = [], reasons = [] }: Props) => (
  <ul className="list-disc pl-6">
    {[...codes.map((code) => t(`trade.reason.${code}`)), ...reasons].map((reason) => (
      <li key={reason}>{reason}</li>
    ))}
  </ul>
);
