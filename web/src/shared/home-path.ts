import { DEFAULT_SORT, formatCanonicalHomeQuery, type HomeView } from '@naksha/events/kernel';

export function homeViewPath({ filter = {}, sort = DEFAULT_SORT, ...where }: Partial<HomeView> = {}): string {
  const query = formatCanonicalHomeQuery({ filter, sort, ...where });
  return query ? `/home?${query}` : '/home';
}
