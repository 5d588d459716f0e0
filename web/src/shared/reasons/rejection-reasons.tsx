import type { RejectionReason } from '@naksha/events/kernel';
import { t } from '../messages/t.ts';

type Props = { codes?: readonly RejectionReason[]; reasons?: readonly string[] };

export const RejectionReasons = ({ codes = [], reasons = [] }: Props) => (
  <ul className="list-disc pl-6">
    {[...codes.map((code) => t(`trade.reason.${code}`)), ...reasons].map((reason) => (
      <li key={reason}>{reason}</li>
    ))}
  </ul>
);
