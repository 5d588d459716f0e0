import type { ImportProgress } from '@naksha/events/wire/imports';
import { QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Router } from 'wouter';
import { queryClient } from '../../shared/api/query-client.ts';
import { ChooseFile } from './choose-file.tsx';
import { ImportStep } from './import-step.tsx';
import { ReadFileAgainForm } from './read-otherwise.tsx';

const progress: ImportProgress = {
  ...{ id: 'i', file_name: 'stock.csv', state: 'importing', options: {}, columns: [], left_out: [], delimiter: ',' },
  ...{ rows: 200, waiting: 60, outcomes: { posted: 140 }, nameless: 0, totals: [] },
};
const shown = (state: ImportProgress['state']) =>
  renderToStaticMarkup(
    <QueryClientProvider client={queryClient}>
      <Router ssrPath="/dashboard/import">
        <ImportStep progress={{ ...progress, state }} onProgress={() => {}} />
      </Router>
    </QueryClientProvider>,
  ).replace(/<svg.*?<\/svg>/g, '');

it('a running import can be stopped, and resumed from where it was', () => {
  expect(shown('importing')).toContain('>Stop import</button>');
  const stopped = shown('stopped');
  for (const said of [
    'Import of stock.csv stopped. Homes already posted stay posted.',
    '140 of 200 rows were processed.',
  ])
    expect(stopped).toContain(said);
  expect(stopped).toContain('>Continue import</button>');
  expect(stopped).not.toContain('>Stop import');
});

it('a file that is not imported yet can be discarded', () => {
  expect(shown('checking')).toContain('>Discard this file</button>');
  expect(shown('ended')).not.toMatch(/>(Discard this file|Stop import|Continue import)</);
});

it.each([
  ['quote_misplaced', false],
  ['wrong_encoding', true],
] as const)('a file with %s shows its line; whether other options are offered: %s', (code, isOpen) => {
  const html = renderToStaticMarkup(
    <ReadFileAgainForm
      progress={{ ...progress, state: 'unreadable', problem: { code, params: { line: '6', encoding: 'utf-8' } } }}
      onProgress={() => {}}
    />,
  );
  expect(html).toMatch(/line 6/i);
  expect(/<details open=""/.test(html)).toBe(isOpen);
});

it('the file control is labeled by the page, not by the browser', () => {
  const html = renderToStaticMarkup(<ChooseFile earlier={null} onProgress={() => {}} />);
  const [, id] = html.match(/<input id="([^"]+)"/) ?? [];
  expect(html).toMatch(/<input[^>]*class="peer sr-only"/);
  expect(html).toMatch(new RegExp(`<label for="${id}"[^>]*>Browse files</label>`));
});
