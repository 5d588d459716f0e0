import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { RejectForm } from './reject-form.tsx';

it('a rejection has templates for the reasons that come up every day, and room for another', () => {
  const html = renderToStaticMarkup(<RejectForm onCancel={() => undefined} onReject={() => undefined} />);
  const templates = [...html.matchAll(/<input type="checkbox"[^>]*>([^<]+)</g)].map(([, words]) => words);
  expect(templates).toHaveLength(7);
  expect(new Set(templates).size).toBe(7);
  expect(html).toMatch(/<input(?![^>]*checkbox)[^>]*maxLength="200"/i);
});
