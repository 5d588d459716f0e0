import type { MapFilter } from '@naksha/events/kernel';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import EmptyList from './empty-list.tsx';

const nothing = () => undefined;
const shown = (filter: MapFilter) => {
  const html = renderToStaticMarkup(
    <EmptyList filter={filter} underReview={0} cities={[]} onMeant={nothing} onClear={nothing} onZoomOut={nothing} />,
  );
  return {
    reason: /<p[^>]*>([^<]+)</.exec(html)?.[1],
    buttons: [...html.matchAll(/<button[^>]*>([^<]+)</g)].map(([, words]) => words),
  };
};

it('U-59 an empty result says why, and what helps', () => {
  const [here, filtered, searched] = [shown({}), shown({ bedroom: 3 }), shown({ search: ['zzyzx'] })];
  expect(new Set([here.reason, filtered.reason, searched.reason]).size).toBe(3);
  expect(searched.reason).toContain('zzyzx');
  expect(here.buttons).toEqual(['Zoom out']);
  expect(filtered.buttons).toEqual(['Clear filters', 'Zoom out']);
  expect(searched.buttons).toEqual(['Clear filters', 'Zoom out']);
});
