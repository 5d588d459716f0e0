import { DEFAULT_SORT, type HomeView, printHomeView } from '@naksha/events/kernel';

export function homeViewPath({ filter = {}, sort = DEFAULT_SORT, ...where }: Partial<HomeView> = {}): string {
  const query = printHomeView({ filter, sort, ...where });
  return query ? `/home?${query}` : '/home';
}
