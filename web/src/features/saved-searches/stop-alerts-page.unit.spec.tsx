import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Route, Router } from 'wouter';
import StopAlertsPage from './stop-alerts-page.tsx';

const render = (token: string): string =>
  renderToStaticMarkup(
    <Router ssrPath={`/stop-alerts/${token}`}>
      <Route path="/stop-alerts/:token" component={StopAlertsPage} />
    </Router>,
  );

it('asks about one search, or about all if the text covered several', () => {
  expect(render('0190c0de.k1.abc')).toContain('Stop alerts for this search?');
  const ofAll = render('0190c0de.all.k1.abc');
  expect(ofAll).toContain('Stop alerts for all your saved searches?');
  expect(ofAll).toContain('The searches stay saved');
});
