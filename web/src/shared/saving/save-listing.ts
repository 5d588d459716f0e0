import type { Accepted } from '@naksha/events/contracts';
import type { ListingId } from '@naksha/events/kernel';
import type { Marks } from '@naksha/events/wire/marks';
import { command } from '../api/api.ts';
import { propertiesKey } from '../api/properties-key.ts';
import { queryClient } from '../api/query-client.ts';
import { marksQuery } from '../session/use-marks.ts';
import { activityKey } from './activity-key.ts';

/** Shows at once, and again as it was where it could not be done. The wish is sent with it: twice it is the same. @throws ApiProblem */
export async function saveListing(id: ListingId, liked: boolean): Promise<void> {
  await queryClient.cancelQueries({ queryKey: marksQuery.queryKey });
  mark(id, liked);
  try {
    await command<Accepted>('POST', '/buyer/saved', { property: id, liked });
  } catch (error) {
    mark(id, !liked);
    throw error;
  }
  for (const queryKey of [marksQuery.queryKey, activityKey, propertiesKey])
    void queryClient.invalidateQueries({ queryKey });
}

const mark = (id: ListingId, liked: boolean): void => {
  queryClient.setQueryData<Marks>(marksQuery.queryKey, (marks) => {
    if (!marks) return marks;
    const others = marks.saved.filter((one) => one !== id);
    return { ...marks, saved: liked ? [...others, id] : others };
  });
};
