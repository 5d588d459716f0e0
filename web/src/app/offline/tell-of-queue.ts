import { propertiesKey } from '../../shared/api/properties-key.ts';
import { queryClient } from '../../shared/api/query-client.ts';
import { recordOwnWrite } from '../../shared/api/written-position.ts';
import { t } from '../../shared/messages/t.ts';
import { sendToServiceWorker } from '../../shared/offline/ask-worker.ts';
import type { QueueNews } from '../../shared/offline/queue-news.ts';
import { activityKey } from '../../shared/saving/activity-key.ts';
import { marksQuery } from '../../shared/session/use-marks.ts';
import { toast } from '../../shared/ui/toast.ts';

/** Sends queued commands when reconnected if the browser lacks background sync. */
export function showQueuedCommandResults(container: ServiceWorkerContainer): void {
  container.addEventListener('message', ({ data }: MessageEvent<Partial<QueueNews>>) => {
    if (data?.type !== 'naksha.queue' || !data.news) return;
    // Otherwise the reads below could return older data.
    recordOwnWrite(data.position);
    showQueueNews(data.news);
  });
  addEventListener('online', sendQueuedCommands);
}

/** Milliseconds; without background sync. */
const TRIED_AGAIN_AFTER = [1000, 5000, 20_000];

export async function sendQueuedCommands(): Promise<void> {
  for (const pause of [0, ...TRIED_AGAIN_AFTER]) {
    if (pause > 0) await new Promise((resolve) => setTimeout(resolve, pause));
    if (!navigator.onLine) return;
    try {
      await sendToServiceWorker('naksha.send');
      return;
    } catch (error) {
      console.info('queued actions not sent, will retry:', error);
    }
  }
}

function showQueueNews(news: QueueNews['news']): void {
  if (news === 'queued') {
    toast.info(t('offline.queued'));
    return;
  }
  if (news === 'sent') toast.success(t('offline.sent'));
  else toast.error(t('offline.refused'), { stays: true });
  for (const queryKey of [marksQuery.queryKey, activityKey, propertiesKey])
    void queryClient.invalidateQueries({ queryKey });
}
