import type { Accepted } from '@naksha/events/contracts';
import type { ListingId } from '@naksha/events/kernel';
import type { Marks } from '@naksha/events/wire/marks';
import { useQuery } from '@tanstack/react-query';
import { sendCommand } from '../api/api.ts';
import { ApiProblem } from '../api/api-problem.ts';
import { queryClient } from '../api/query-client.ts';
import { t } from '../messages/t.ts';
import { restoreSession, useSession } from '../session/session.ts';
import { marksQuery } from '../session/use-marks.ts';
import { describeProblem } from '../ui/problem-words.ts';
import { toast } from '../ui/toast.ts';
import { listHiddenOnDevice, replaceHiddenOnDevice, useHiddenOnDevice } from './hidden-homes.ts';

/** The newest last. */
export function useHiddenHomes(): readonly ListingId[] {
  const session = useSession();
  const { data: marks } = useQuery({ ...marksQuery, enabled: session === 'in' });
  const device = useHiddenOnDevice();
  return [...new Set([...(session === 'in' ? (marks?.dismissed ?? []) : []), ...device])];
}

/** In the account, or on this device while signed out. */
export async function setHomeHidden(id: ListingId, hidden: boolean): Promise<void> {
  const others = listHiddenOnDevice().filter((one) => one !== id);
  if ((await restoreSession()) !== 'in') return replaceHiddenOnDevice(hidden ? [...others, id] : others);
  replaceHiddenOnDevice(others);
  await queryClient.cancelQueries({ queryKey: marksQuery.queryKey });
  mark([id], hidden);
  try {
    await send(id, hidden);
  } catch (error) {
    mark([id], !hidden);
    throw error;
  } finally {
    void queryClient.invalidateQueries({ queryKey: marksQuery.queryKey });
  }
}

export function hideHomeWithUndo(id: ListingId): void {
  const run = (hidden: boolean) =>
    setHomeHidden(id, hidden).catch((error: unknown) => toast.error(describeProblem(error)));
  void run(true);
  toast.info(t('saving.hidden'), { action: { label: t('app.undo'), run: () => void run(false) } });
}

let moving: Promise<void> | undefined;

export function moveHiddenToAccount(): Promise<void> {
  moving ??= move().finally(() => {
    moving = undefined;
  });
  return moving;
}

async function move(): Promise<void> {
  const ids = listHiddenOnDevice();
  for (const id of ids) {
    try {
      await send(id, true);
    } catch (error) {
      // The listing is gone: there is nothing to hide any more.
      if (!(error instanceof ApiProblem && [404, 410].includes(error.status))) throw error;
    }
  }
  mark(ids, true);
  await queryClient.invalidateQueries({ queryKey: marksQuery.queryKey });
  replaceHiddenOnDevice(listHiddenOnDevice().filter((id) => !ids.includes(id)));
}

const send = (property: ListingId, hidden: boolean) =>
  sendCommand<Accepted>('POST', `/buyer/${hidden ? 'dismissed' : 'undismissed'}`, { property });

const mark = (ids: readonly ListingId[], hidden: boolean): void => {
  queryClient.setQueryData<Marks>(marksQuery.queryKey, (marks) => {
    if (!marks) return marks;
    const others = marks.dismissed.filter((one) => !ids.includes(one));
    return { ...marks, dismissed: hidden ? [...others, ...ids] : others };
  });
};
