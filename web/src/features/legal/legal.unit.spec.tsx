import { SELLER_FEE_PERCENT } from '@naksha/events/kernel';
import { ANALYTICS_KEPT_DAYS } from '@naksha/events/wire/analytics';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { KEPT_FOR_MS } from '../../shared/offline/kept-answers.ts';
import { pageConfig } from '../../shared/page-config.ts';
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

it('they are as true of a site that names neither RERA number nor grievance officer', () => {
  const terms = renderToStaticMarkup(<TermsPage />);
  expect(terms).toContain('Where its RERA number and its grievance officer are given');
  expect(terms).toContain('the contact form reaches its office in any case');
  const privacy = renderToStaticMarkup(<PrivacyPolicyPage />);
  expect(privacy).toContain('writing to our office with the contact form');
  expect(privacy).toContain('Where a grievance officer is named');
});

it('the privacy policy names all that the browser keeps, until when, and who else may count', () => {
  const privacy = renderToStaticMarkup(<PrivacyPolicyPage />);
  const days = KEPT_FOR_MS / (24 * 60 * 60 * 1000);
  for (const kept of [
    ...['Your session, the chosen city, drafts, the homes that you put side by side', 'whether you agreed to counting'],
    ...['a number drawn at random with your first report', 'pages of homes that you opened, saved and saw'],
    ...[`for up to ${days} days`, `what you did without a connection until it is sent, ${days} days at most`],
    ...['All of this is forgotten when you log out', 'by a service that counts for us'],
  ])
    expect(privacy, kept).toContain(kept);
});

it('the privacy policy names the service that counts for this site, where there is one', () => {
  expect(renderToStaticMarkup(<PrivacyPolicyPage />)).not.toContain('counted by');
  pageConfig.counted_by = 'counts.example';
  expect(renderToStaticMarkup(<PrivacyPolicyPage />)).toContain('counted is counted by counts.example');
  pageConfig.counted_by = null;
});
