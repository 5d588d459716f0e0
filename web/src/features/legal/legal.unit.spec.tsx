import { SELLER_FEE_PERCENT } from '@naksha/events/kernel';
import { ANALYTICS_KEPT_DAYS } from '@naksha/events/wire/analytics';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import DisclaimerPage from './disclaimer-page.tsx';
import PrivacyPolicyPage from './privacy-policy-page.tsx';
import TermsPage from './terms-page.tsx';

it('the legal pages say what the product does: its fee, how long a backup is kept, what is vouched for', () => {
  const terms = renderToStaticMarkup(<TermsPage />);
  expect(terms).toContain(`a service fee of ${SELLER_FEE_PERCENT}% of the transaction value`);
  expect(terms).toContain('Individual buyers pay no fee and no commission.');
  const privacy = renderToStaticMarkup(<PrivacyPolicyPage />);
  expect(privacy).toContain('Backups are kept 35 days.');
  expect(privacy).toContain('180 days at most');
  expect(privacy).toContain(`kept for ${ANALYTICS_KEPT_DAYS} days`);
  expect(renderToStaticMarkup(<DisclaimerPage />)).toContain('asking prices, not registered sales');
});
