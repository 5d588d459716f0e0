import { t } from '../../../shared/messages/t.ts';

export const AnnounceCount = ({ total, underReview }: { total: number | undefined; underReview: number }) => (
  <p role="status" aria-live="polite" className="sr-only" data-testid="announce">
    {total !== undefined && (total === 0 ? t('home.noneInView') : t('home.homesHere', { n: total }))}
    {total !== undefined && underReview > 0 && `, ${t('home.underReviewToo', { n: underReview })}`}
  </p>
);
