import { type HomeView, parseHomeView, printHomeView } from '@naksha/events/kernel';
import type { FirstPaint } from '@naksha/events/wire/first-paint';

/** What the server put into the page, if it did. */
export function readFirstPaint(): FirstPaint | undefined {
  const text = document.getElementById('first-paint')?.textContent;
  return text ? (JSON.parse(text) as FirstPaint) : undefined;
}

/** Is it of this view's filter, in this view's order? */
export const answersView = (painted: FirstPaint, { filter, sort }: Pick<HomeView, 'filter' | 'sort'>): boolean =>
  printHomeView({ ...parseHomeView(painted.query), city: undefined }) === printHomeView({ filter, sort });
