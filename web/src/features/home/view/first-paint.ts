import { type HomeView, parseHomeView, printHomeView } from '@naksha/events/kernel';
import type { FirstPaint } from '@naksha/events/wire/first-paint';

export const paintShowsView = (
  painted: FirstPaint,
  { filter, sort, at }: Pick<HomeView, 'filter' | 'sort' | 'at'>,
): boolean =>
  printHomeView({ ...parseHomeView(painted.query), city: undefined }) === printHomeView({ filter, sort, at });
