import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { EarlierRejection } from './earlier-rejection.tsx';

const rejected = {
  on: '2026-11-02T06:00:00.000Z',
  codes: ['position' as const, 'phone' as const],
  reasons: ['The gate is green'],
  changes: [],
  standing: ['position' as const, 'phone' as const],
};
const shown = (props: Partial<Parameters<typeof EarlierRejection>[0]>) =>
  renderToStaticMarkup(<EarlierRejection rejected={rejected} withdrawn={[]} onToggle={() => {}} {...props} />);

it('earlier rejection reasons are above the checklist, with the changes since', () => {
  const html = shown({});
  for (const words of [
    'The pin does not match the location in the title.',
    'We could not reach you by phone.',
    'The gate is green',
  ])
    expect(html).toContain(`<li>${words}</li>`);
  expect(html).toContain('Nothing has changed since then.');
  const changes = [{ field: 'price', from: 4_500_000, to: 4_000_000 }];
  expect(shown({ rejected: { ...rejected, changes } })).toMatch(/₹45,00,000.*₹40,00,000/);
});

it('reasons that the owner did not address are withdrawn by name; those that a check covers are not listed', () => {
  const boxes = (html: string) => [...html.matchAll(/<input type="checkbox"[^>]*>([^<]*)/g)].map(([, words]) => words);
  expect(boxes(shown({}))).toEqual(['No longer applies: The pin does not match the location in the title.']);
  expect(boxes(shown({ onToggle: undefined }))).toEqual([]);
});
