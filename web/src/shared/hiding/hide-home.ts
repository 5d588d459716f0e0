import type { Accepted } from '@naksha/events/contracts';
import type { ListingId } from '@naksha/events/kernel';
import { useQuery } from '@tanstack/react-query';
import { sendCommand } from '../api/api.ts';
import { queryClient } from '../api/query-client.ts';
import { t } from '../messages/t.ts';
import { putOnDevice, removeFromDevice } from '../on-device/change-device-list.ts';
import { useDeviceItems } from '../on-device/device-list.ts';
import { hiddenOnDevice } from '../on-device/homes-on-device.ts';
import { changeMarks } from '../saving/change-marks.ts';
import { restoreSession, useSession } from '../session/session.ts';
import { marksQuery } from '../session/use-marks.ts';
import { describeProblem } from '../ui/problem-words.ts';
import { toast } from '../ui/toast.ts';

/** The newest last. */
export function useHiddenHomes(): readonly ListingId[] {
  const session = useSession();
  const { data: marks } = useQuery({ ...marksQuery, enabled: session === 'in' });
  const device = useDeviceItems(hiddenOnDevice);
  return [...new Set([...(session === 'in' ? (marks?.dismissed ?? []) : []), ...device])];
}

/** In the account, or on this device while signed out. */
export async function setHomeHidden(id: ListingId, hidden: boolean): Promise<void> {
  if ((await restoreSession()) !== 'in')
    return hidden ? putOnDevice(hiddenOnDevice, id) : removeFromDevice(hiddenOnDevice, id);
  removeFromDevice(hiddenOnDevice, id);
  await queryClient.cancelQueries({ queryKey: marksQuery.queryKey });
  changeMarks('dismissed', [id], hidden);
  try {
    await sendHidden(id, hidden);
  } catch (error) {
    changeMarks('dismissed', [id], !hidden);
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

export const sendHidden = (property: ListingId, hidden: boolean) =>
  sendCommand<Accepted>('POST', `/buyer/${hidden ? 'dismissed' : 'undismissed'}`, { property });
