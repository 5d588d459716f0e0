import { HttpRouter, RoutedReaches } from '@naksha/read-model';
import type { ProcessContext } from './process-context.ts';

/** Undefined if no router is configured. */
export function createRoutedTravelTimes({ config, logger, region, write }: ProcessContext): RoutedReaches | undefined {
  if (!config.ROUTER_URL) return undefined;
  return new RoutedReaches(new HttpRouter(config.ROUTER_URL), {
    bounds: region.bounds,
    now: () => write.clock.now().getTime(),
    onChange: (state, error) =>
      state === 'up'
        ? logger.warn('router recovered')
        : logger.warn(
            { err: error, fallback: 'travel times from the streets of the region pack' },
            'router unavailable',
          ),
  });
}
