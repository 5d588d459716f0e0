import type { ReachedArea } from '@naksha/events/wire/reach';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ReachSummary } from './reach-summary.tsx';

const AREA: ReachedArea = {
  ...{ id: 'gharuan', name: 'Gharuan', names: { en: 'Gharuan' }, position: { lat: 30.77, lng: 76.58 }, outline: [] },
  ...{ streets: 'all', router: 'off', localities: [] },
};
const words = (more: Partial<ReachedArea>) =>
  renderToStaticMarkup(<ReachSummary area={{ ...AREA, ...more }} onFilter={() => {}} />);

it('lists the localities within reach, each with its time or distance', () => {
  const locality = (name: string, time: ReachedArea['localities'][number]['time']) => ({
    ...{ id: name, name, names: { en: name }, time },
  });
  const list = words({
    localities: [
      locality('Sector 70', { minutes: 8, about: false }),
      locality('Sector 88', { minutes: 21, about: true }),
      locality('Phase 7', { km: 1.5 }),
    ],
  });
  expect(list).toContain('Localities within reach: 3');
  for (const text of ['Sector 70: 8 min<', 'Sector 88: about 21 min<', 'Phase 7: 1.5 km<'])
    expect(list).toContain(text);
});

it('says where streets are unknown, and if the router does not respond', () => {
  expect(words({ streets: 'none' })).toContain('We don’t know the streets near Gharuan');
  expect(words({ streets: 'main' })).toContain('We know only the main roads near Gharuan');
  expect(words({ router: 'away' })).toContain('The route service is not available');
  expect(words({})).not.toContain('know');
});
