import { type HomeView, parseHomeView, printHomeView } from '@naksha/events/kernel';
import type { FirstPaint } from '@naksha/events/wire/first-paint';

export const isPaintedForView = (
  painted: FirstPaint,
  { filter, sort, at }: Pick<HomeView, 'filter' | 'sort' | 'at'>,
): boolean =>
  printHomeView({ ...parseHomeView(painted.query), city: undefined }) === printHomeView({ filter, sort, at });
