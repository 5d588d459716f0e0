import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, it } from 'vitest';
import { Router } from 'wouter';
import { faqsQuery } from '../../shared/api/faqs.ts';
import { pageConfig } from '../../shared/page-config.ts';
import AboutUsPage from './about-us-page.tsx';
import FaqPage from './faq-page.tsx';
import PlansPage from './plans-page.tsx';

const { brand } = pageConfig;
afterEach(() => {
  pageConfig.brand = brand;
});

const client = new QueryClient();
client.setQueryData(faqsQuery.queryKey, [
  { slug: 'live', question: 'When is my listing live?', answer: 'It goes live on the map as unverified at once.' },
]);
const render = (page: React.ReactNode) =>
  renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <Router ssrPath="/">{page}</Router>
    </QueryClientProvider>,
  );

it('L-12 the questions have a page of their own, which says when a listing is on the map', () => {
  expect(render(<FaqPage />)).toContain('It goes live on the map as unverified at once.');
});

it('the plans and the About page say who pays what, and who runs the site', () => {
  for (const page of [<PlansPage key="plans" />, <AboutUsPage key="about" />]) {
    expect(render(page)).toContain('No fee or commission for individual buyers');
    expect(render(page)).toContain('The seller service fee is 0.5% of the transaction value.');
  }
  expect(render(<AboutUsPage />)).not.toMatch(/RERA|Grievance/);
  pageConfig.brand = { ...brand, rera: 'PBRERA-SAS80-REA0001', grievance_officer: 'Ms Gill' };
  expect(render(<AboutUsPage />)).toContain('Registered real-estate agent, RERA number: PBRERA-SAS80-REA0001');
  expect(render(<AboutUsPage />)).toContain('Grievance officer: Ms Gill');
});

it('each plan is a card: for whom, its price, its contents, and where to start', () => {
  const [buyers, sellers, ...others] = render(<PlansPage />)
    .split('<li class="flex flex-col gap-4 rounded-card')
    .slice(1);
  expect(others).toEqual([]);
  expect(buyers).toMatch(/<h2[^>]*>For buyers<.*<strong[^>]*>Free<.*Checked by our staff.*href="\/home"/s);
  expect(sellers).toMatch(/<h2[^>]*>For sellers<.*<strong[^>]*>0\.5%<.*On the map at once.*href="\/add"/s);
});
