import { PHOTO_OUTCOMES, type PhotoOutcome, startPhotoPreparation, subscribeToPhotoOutcomes } from '@naksha/services';
import type { INestApplicationContext } from '@nestjs/common';
import type { Metrics } from '../metrics/metrics.ts';
import type { ProcessContext } from './process-context.ts';

type Count = (labels: { outcome: PhotoOutcome }) => void;
/** One per process, whichever part uses it first. */
const counters = new WeakMap<Metrics, Count>();

export function countPhotoResultsInMetrics(
  { metrics }: Pick<ProcessContext, 'metrics'>,
  app: INestApplicationContext,
): void {
  const count =
    counters.get(metrics) ??
    metrics.counter(
      'photos_total',
      'Photos by outcome: received, refused, ready, or the reason of a failure',
      PHOTO_OUTCOMES.map((outcome) => ({ outcome })),
    );
  counters.set(metrics, count);
  subscribeToPhotoOutcomes(app, (outcome) => count({ outcome }));
}

export async function openPhotos(context: ProcessContext, app: INestApplicationContext): Promise<void> {
  const { config, lifetime, logger, metrics } = context;
  countPhotoResultsInMetrics(context, app);
  const photos = await startPhotoPreparation({
    app,
    decoders: config.PHOTO_DECODERS,
    decoderUser: config.PHOTO_DECODER_USER,
    onError: (error, event) => logger.error({ err: error, retrying: true }, event),
  });
  await lifetime.onEnd(() => photos.stop());
  if (!photos.isApart)
    logger.info(
      { reason: 'the system does not allow user and network namespaces', docs: 'docs/security.md' },
      'photo decoder sandbox unavailable',
    );
  metrics.gauges(
    {
      photos_waiting: 'Photos waiting to be processed',
      photo_decoder_peak_bytes: 'Peak memory of a photo decoder process in bytes',
    },
    async () => {
      const { waiting, peakBytes } = await photos.figures();
      return { photos_waiting: waiting, photo_decoder_peak_bytes: peakBytes };
    },
  );
}
