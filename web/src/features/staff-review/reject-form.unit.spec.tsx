import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { RejectForm } from './reject-form.tsx';

it('a rejection has templates for common reasons, and a field for others', () => {
  const html = renderToStaticMarkup(<RejectForm others={[]} onCancel={() => undefined} onReject={() => undefined} />);
  const templates = [...html.matchAll(/<input type="checkbox"[^>]*>([^<]+)</g)].map(([, words]) => words);
  expect(templates).toHaveLength(8);
  expect(new Set(templates).size).toBe(8);
  expect(html).toMatch(/<input(?![^>]*checkbox)[^>]*maxLength="200"/i);
});

it('offers to reject the seller’s other items, with their number', () => {
  const shown = (others: number) =>
    renderToStaticMarkup(
      <RejectForm others={Array(others).fill('Spam flat')} onCancel={() => undefined} onReject={() => undefined} />,
    );
  expect(shown(12)).toContain('Also reject this seller’s other 12 waiting listings');
  expect(shown(1)).toContain('Also reject this seller’s other waiting listing');
  expect(shown(0)).not.toContain('this seller’s other');
});

it('restores the typed text after the rejection was undone', () => {
  const shown = (form: Partial<Parameters<typeof RejectForm>[0]>) =>
    renderToStaticMarkup(
      <RejectForm others={['Spam flat']} onCancel={() => undefined} onReject={() => undefined} {...form} />,
    );
  const html = shown({ typed: { codes: ['paper'], reasons: ['No kitchen in sight'], withOthers: true } });
  expect([...html.matchAll(/<input type="checkbox"[^>]*checked=""[^>]*>/g)]).toHaveLength(2);
  expect(html).toContain('value="No kitchen in sight"');
});
