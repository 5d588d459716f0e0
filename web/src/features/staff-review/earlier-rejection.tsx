import { CHECK_ANSWERS, type RejectionReason } from '@naksha/events/kernel';
import type { ReviewItem } from '@naksha/events/wire/review';
import { formatDateTime } from '../../shared/format/dates.ts';
import { t } from '../../shared/messages/t.ts';
import { RejectionReasons } from '../../shared/reasons/rejection-reasons.tsx';
import { FieldGroup } from '../../shared/ui/field.tsx';
import { ChangesTable } from '../listing/changes.tsx';

type Props = {
  rejected: NonNullable<ReviewItem['rejected']>;
  withdrawn: readonly RejectionReason[];
  onToggle?: (reason: RejectionReason) => void;
};

/** Neither the owner's edits nor the checks have resolved these. */
export const listReasonsToWithdraw = ({ standing }: NonNullable<ReviewItem['rejected']>): RejectionReason[] =>
  standing.filter((reason) => !(reason in CHECK_ANSWERS));

export function EarlierRejection({ rejected, withdrawn, onToggle }: Props) {
  const { on, codes, reasons, changes } = rejected;
  const standing = listReasonsToWithdraw(rejected);
  return (
    <section className="flex flex-col gap-3 rounded-card bg-ground p-4 text-14">
      <h3 className="font-semibold">{t('staff.review.rejectedOn', { time: formatDateTime(on) })}</h3>
      <RejectionReasons codes={codes} reasons={reasons} />
      {changes.length > 0 ? (
        <ChangesTable caption={t('staff.review.changedSince')} changes={changes} from={t('staff.review.before')} />
      ) : (
        <p className="font-semibold">{t('staff.review.unchanged')}</p>
      )}
      {standing.length > 0 && onToggle && (
        <FieldGroup label={t('staff.review.standing')} hint={t('staff.review.standingWhy')}>
          {standing.map((reason) => (
            <label key={reason} className="flex min-h-11 items-center gap-3 rounded-control px-2">
              <input
                type="checkbox"
                checked={withdrawn.includes(reason)}
                onChange={() => onToggle(reason)}
                className="size-5 accent-ink"
              />
              {t('staff.review.withdraw', { reason: t(`trade.reason.${reason}`) })}
            </label>
          ))}
        </FieldGroup>
      )}
    </section>
  );
}
