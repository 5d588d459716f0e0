import {
  formatIndianNumber,
  REQUIRED_CHECKS,
  VERIFICATION_CHECKS,
  type VerificationCheck,
} from '@naksha/events/kernel';
import { t } from '../../shared/messages/t.ts';
import { FieldGroup } from '../../shared/ui/field.tsx';

type Props = { made: readonly VerificationCheck[]; onToggle: (check: VerificationCheck) => void };

export const ReviewChecklist = ({ made, onToggle }: Props) => (
  <FieldGroup label={t('staff.review.checklist')}>
    {VERIFICATION_CHECKS.map((check, index) => (
      <label key={check} className="flex min-h-11 items-center gap-3 rounded-control px-2 hover:bg-ground">
        <input
          type="checkbox"
          checked={made.includes(check)}
          onChange={() => onToggle(check)}
          className="size-5 shrink-0 accent-ink"
        />
        <span className="wrap-anywhere min-w-0">
          {t(`trade.check.${check}`)}
          {(REQUIRED_CHECKS as readonly string[]).includes(check) && (
            <span className="block text-12 text-muted">{t('staff.review.required')}</span>
          )}
        </span>
        <span
          aria-hidden="true"
          className="ml-auto rounded-control border border-line px-2 text-12 text-muted max-lg:hidden"
        >
          {formatIndianNumber(index + 1)}
        </span>
      </label>
    ))}
  </FieldGroup>
);
