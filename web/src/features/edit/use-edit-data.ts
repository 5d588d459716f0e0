import type { ListingId } from '@naksha/events/kernel';
import type { EditData } from '@naksha/events/wire/edit-data';
import { useQuery } from '@tanstack/react-query';
import { get } from '../../shared/api/api.ts';

export const editDataKey = (id: ListingId | undefined) => ['me', 'edit-data', id] as const;

export const useEditData = (id: ListingId | undefined) =>
  useQuery({
    queryKey: editDataKey(id),
    queryFn: async ({ signal }) =>
      (await get<{ property: EditData }>(`/property/edit-property-data/${id}`, { signal })).property,
    enabled: id !== undefined,
    gcTime: 0,
  });
