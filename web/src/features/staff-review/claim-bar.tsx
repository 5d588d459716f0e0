import type { ReviewClaim } from '@naksha/events/wire/review';
import { t } from '../../shared/messages/t.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Icon } from '../../shared/ui/icon.tsx';
import { useRegularlyUpdatedNow } from './use-minute.ts';

type Props = { claim: ReviewClaim | undefined; onClaim: () => void; onRelease: () => void };

/** Only what colleagues need to know. */
export const describeClaimant = ({ role, initial }: Pick<ReviewClaim, 'role' | 'initial'>): string =>
  initial ? t('staff.review.claimant', { role: t(`staff.role.${role}`), initial }) : t(`staff.role.${role}`);

export function ReviewClaimBar({ claim, onClaim, onRelease }: Props) {
  // Without this, a claim after the last tick would show 31 minutes.
  const now = Math.max(useRegularlyUpdatedNow(), Date.now());
  const left = claim ? Math.max(0, Math.ceil((Date.parse(claim.until) - now) / 60_000)) : 0;
  return (
    <div role="status" className="flex flex-wrap items-center gap-3 rounded-card bg-ground p-3 text-14">
      <Icon name={claim ? 'clock' : 'user'} />
      <p className="grow font-semibold">
        {!claim && t('staff.review.unclaimed')}
        {claim?.mine && t('staff.review.claimedByYou', { n: left })}
        {claim && !claim.mine && t('staff.review.claimedBy', { who: describeClaimant(claim), n: left })}
      </p>
      {!claim && <Button onClick={onClaim}>{t('staff.review.claim')}</Button>}
      {claim?.mine && (
        <Button look="plain" onClick={onRelease}>
          {t('staff.review.release')}
        </Button>
      )}
    </div>
  );
}
