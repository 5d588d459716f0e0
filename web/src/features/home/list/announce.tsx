import { t } from '../../../shared/messages/t.ts';

/** Announces a view's count to screen readers once it is stable. */
export const Announce = ({ total, underReview }: { total: number | undefined; underReview: number }) => (
  <p role="status" aria-live="polite" className="sr-only" data-testid="announce">
    {total !== undefined && (total === 0 ? t('home.noneInView') : t('home.homesHere', { n: total }))}
    {total !== undefined && underReview > 0 && `, ${t('home.underReviewToo', { n: underReview })}`}
  </p>
);
