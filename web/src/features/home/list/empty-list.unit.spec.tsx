import type { MapFilter } from '@naksha/events/kernel';
import { isValidElement, type ReactElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import EmptyList from './empty-list.tsx';

const [onClear, onZoomOut] = [vi.fn(), vi.fn()];
const show = (filter: MapFilter) =>
  EmptyList({ filter, underReview: 0, cities: [], onMeant: () => undefined, onClear, onZoomOut });
const read = (filter: MapFilter) => {
  const html = renderToStaticMarkup(show(filter));
  return {
    reason: /<p[^>]*>([^<]+)</.exec(html)?.[1],
    buttons: [...html.matchAll(/<button[^>]*>([^<]+)</g)].map(([, words]) => words),
  };
};

type Node = ReactElement<{ children?: ReactNode; onClick?: () => void }>;
const listElements = (node: ReactNode): Node[] => {
  if (Array.isArray(node)) return node.flatMap(listElements);
  return isValidElement<Node['props']>(node) ? [node, ...listElements(node.props.children)] : [];
};
const press = (words: string) =>
  listElements(show({ bedroom: 3 }))
    .find(({ props }) => props.children === words)
    ?.props.onClick?.();

it('U-59 an empty result says why, and what helps', () => {
  const zoomOut = ['Zoom out'];
  const both = ['Clear filters', 'Zoom out'];
  expect(read({})).toEqual({ reason: 'No homes are posted in this view yet.', buttons: zoomOut });
  expect(read({ bedroom: 3 })).toEqual({ reason: 'No home in this view matches these filters.', buttons: both });
  expect(read({ search: ['zzyzx'] })).toEqual({ reason: 'Nothing here matches zzyzx.', buttons: both });

  press('Clear filters');
  expect([onClear.mock.calls.length, onZoomOut.mock.calls.length]).toEqual([1, 0]);
  press('Zoom out');
  expect([onClear.mock.calls.length, onZoomOut.mock.calls.length]).toEqual([1, 1]);
});
