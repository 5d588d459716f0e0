import type { PhotoId } from '@naksha/events/kernel';
import type { OwnPhotos } from '@naksha/events/wire/photos';
import { queryOptions } from '@tanstack/react-query';
import { get } from '../../../shared/api/api.ts';

/** Never cached. */
export const photoStatusQuery = (ids: readonly PhotoId[]) =>
  queryOptions({
    queryKey: ['me', 'photos', ids],
    queryFn: async ({ signal }) =>
      (await get<OwnPhotos>('/me/photos', { query: { ids: ids.join(',') }, signal })).photos,
    staleTime: 0,
    gcTime: 0,
  });
