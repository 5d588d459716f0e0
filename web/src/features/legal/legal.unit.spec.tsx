import { SELLER_FEE_PERCENT } from '@naksha/events/kernel';
import { ANALYTICS_KEPT_DAYS } from '@naksha/events/wire/analytics';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { MAX_AGE_MS } from '../../shared/offline/kept-answers.ts';
import { pageConfig } from '../../shared/page-config.ts';
import DisclaimerPage from './disclaimer-page.tsx';
import PrivacyPolicyPage from './privacy-policy-page.tsx';
import TermsPage from './terms-page.tsx';

it('the legal pages state the fee, the retention of backups, and what is verified', () => {
  const terms = renderToStaticMarkup(<TermsPage />);
  expect(terms).toContain(`a service fee of ${SELLER_FEE_PERCENT}% of the transaction value`);
  expect(terms).toContain('Individual buyers pay no fee and no commission.');
  const privacy = renderToStaticMarkup(<PrivacyPolicyPage />);
  expect(privacy).toContain('Backups are deleted after 35 days.');
  expect(privacy).toContain('for at most 180 days');
  expect(privacy).toContain(`delete it after ${ANALYTICS_KEPT_DAYS} days`);
  expect(renderToStaticMarkup(<DisclaimerPage />)).toContain('asking prices, not registered sales');
});

it('they are also correct for a site without RERA number or grievance officer', () => {
  const terms = renderToStaticMarkup(<TermsPage />);
  expect(terms).toContain('RERA number and grievance officer, if any');
  expect(terms).toContain('You can always reach the agent’s office through the contact form');
  const privacy = renderToStaticMarkup(<PrivacyPolicyPage />);
  expect(privacy).toContain('writing to our office with the contact form');
  expect(privacy).toContain('If the footer names a grievance officer');
});

it('the privacy policy lists everything the browser stores, for how long, and who else receives events', () => {
  const privacy = renderToStaticMarkup(<PrivacyPolicyPage />);
  const days = MAX_AGE_MS / (24 * 60 * 60 * 1000);
  for (const kept of [
    ...['Your session, your city, drafts, homes you compare', 'your choice about statistics'],
    ...['a random number that is created when you first report', 'pages of homes that you opened, saved and viewed'],
    ...[`for up to ${days} days`, `your offline actions until they are sent, at most ${days} days`],
    ...['All of this is deleted when you log out', 'an external statistics service'],
  ])
    expect(privacy, kept).toContain(kept);
});

it('the privacy policy names the analytics server of this site, if there is one', () => {
  expect(renderToStaticMarkup(<PrivacyPolicyPage />)).not.toContain('counts the actions');
  pageConfig.counted_by = 'counts.example';
  expect(renderToStaticMarkup(<PrivacyPolicyPage />)).toContain(
    'counts.example counts the actions that you allowed us to count',
  );
  pageConfig.counted_by = null;
});
