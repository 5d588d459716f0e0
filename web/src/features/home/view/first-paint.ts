import { formatCanonicalHomeQuery, type HomeView, parseHomeView } from '@naksha/events/kernel';
import type { FirstPaint } from '@naksha/events/wire/first-paint';

export const isFirstPaintForView = (
  painted: FirstPaint,
  { filter, sort, at }: Pick<HomeView, 'filter' | 'sort' | 'at'>,
): boolean =>
  formatCanonicalHomeQuery({ ...parseHomeView(painted.query), city: undefined }) ===
  formatCanonicalHomeQuery({ filter, sort, at });
