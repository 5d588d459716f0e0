import type { DutyState } from '@naksha/events/wire/duty-rates';
import { QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, it } from 'vitest';
import { Router } from 'wouter';
import { queryClient } from '../../shared/api/query-client.ts';
import CalculatorsPage from './calculators-page.tsx';
import { PurchaseCharges } from './charges.tsx';
import { dutyQuery } from './duty-section.tsx';
import { findDutyRate } from './find-rate.ts';

const punjab: DutyState = {
  name: 'Punjab',
  names: { en: 'Punjab' },
  rates: [
    {
      charge: 'stamp_duty',
      buyer: 'man',
      percent: 7,
      others_give: 8,
      as_of: '2026-11',
      source: 'https://www.example.com/a',
    },
    { charge: 'stamp_duty', buyer: 'woman', percent: 5, as_of: '2026-11' },
    { charge: 'registration', percent: 1, most: 200_000, as_of: '2026-10' },
  ],
};
const haryana: DutyState = {
  name: 'Haryana',
  names: { en: 'Haryana' },
  rates: [
    { charge: 'stamp_duty', ground: 'urban', percent: 7, as_of: '2026-11' },
    { charge: 'stamp_duty', ground: 'rural', percent: 5, as_of: '2026-11' },
  ],
};
afterEach(() => queryClient.clear());

function draw(search: string, states: DutyState[] = [punjab, haryana]): string {
  queryClient.setQueryData(dutyQuery.queryKey, { states });
  return renderToStaticMarkup(
    <QueryClientProvider client={queryClient}>
      <Router ssrPath="/calculators" ssrSearch={search}>
        <CalculatorsPage />
      </Router>
    </QueryClientProvider>,
  );
}

describe('the EMI calculator', () => {
  it('Y-06 shows the instalment for the price in the URL, with schedule and chart, in exact rupees, and its dated rate', () => {
    const html = draw('price=7450000');
    for (const text of ['₹51,722 a month', 'Loan of ₹59,60,000', '22 Nov 2026', 'not a bank’s offer', 'EMI = P × r'])
      expect(html).toContain(text);
    const rows = html.match(/<tbody>.*?<\/tbody>/s)?.[0].match(/<tr/g);
    expect(rows).toHaveLength(20);
    expect(html.match(/<rect/g)).toHaveLength(40);
    expect(html).toMatch(/role="img" aria-label="Yearly payments over 20 years: interest falls from ₹5,/);
    expect(html).toMatch(/₹0<\/td><\/tr><\/tbody>/);
    expect(html).not.toMatch(/₹[\d.]+ (Lac|Cr)/);
  });

  it('waits for a price, and names an invalid one', () => {
    expect(draw('')).toContain('Enter a price, a loan, a rate and a term to see the payments.');
    expect(draw('')).not.toContain('<rect');
    expect(draw('price=abc')).toContain('role="alert"');
    expect(draw('price=99999999999')).not.toContain('a month');
  });
});

describe('stamp duty and registration', () => {
  it('Y-07 are the state’s charges, to the rupee, each rate with date and source', () => {
    const html = draw('price=7450000');
    for (const text of [
      '₹5,96,000',
      'Stamp duty: ₹5,21,500',
      'Registration fee: ₹74,500',
      'As of Nov 2026.',
      'As of Oct 2026.',
      'Other sources say 8%.',
      'Source: example.com',
      'Maximum ₹2,00,000.',
      'ask the registration department of Punjab',
    ])
      expect(html).toContain(text);
    expect(draw('price=50000000')).toContain('Registration fee: ₹2,00,000');
  });

  it('depend on buyer and location, if the state distinguishes them', () => {
    expect(findDutyRate(punjab, 'stamp_duty', { buyer: 'woman', ground: 'rural' })?.percent).toBe(5);
    expect(findDutyRate(punjab, 'stamp_duty', { buyer: 'joint', ground: 'urban' })).toBeUndefined();
    expect(findDutyRate(haryana, 'stamp_duty', { buyer: 'joint', ground: 'rural' })?.percent).toBe(5);
    expect(draw('', [punjab])).not.toContain('Within municipal limits');
    expect(draw('', [haryana])).toContain('Within municipal limits');
    expect(draw('', [haryana])).not.toContain('A woman');
  });

  it('ask for a rate that the region pack does not contain, and name what is missing', () => {
    const of = (state: DutyState) =>
      renderToStaticMarkup(
        <PurchaseCharges price={1_000_000} state={state} purchase={{ buyer: 'man', ground: 'urban' }} />,
      );
    expect(of(haryana)).toContain('The registration fee is not included because you have not entered a rate.');
    expect(of(haryana)).toContain('>₹70,000<');
    const bare = draw('price=7450000', []);
    expect(bare.match(/We don’t know this rate/g)).toHaveLength(2);
    expect(bare).toContain('Ask the state’s registration department for the current rate.');
    expect(bare).not.toContain('data-testid="duty-total"');
  });
});
