import type { ListingId } from '@naksha/events/kernel';
import type { Marks } from '@naksha/events/wire/marks';
import { queryClient } from '../api/query-client.ts';
import { marksQuery } from '../session/use-marks.ts';

/** In the cache, before the server has responded. */
export function changeMarks(mark: keyof Marks, ids: readonly ListingId[], isSet: boolean): void {
  queryClient.setQueryData<Marks>(marksQuery.queryKey, (marks) => {
    if (!marks) return marks;
    const others = marks[mark].filter((one) => !ids.includes(one));
    return { ...marks, [mark]: isSet ? [...others, ...ids] : others };
  });
}
