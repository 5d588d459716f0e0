import type { NodeSDK } from '@opentelemetry/sdk-node';
import type { Config } from '../config/config.ts';
import type { Lifetime } from '../process/lifetime.ts';

type TracingSettings = Pick<Config, 'OTEL_EXPORTER_OTLP_ENDPOINT' | 'OTEL_TRACES_EXPORTER' | 'OTEL_SDK_DISABLED'>;
type SpanProcessors = NonNullable<ConstructorParameters<typeof NodeSDK>[0]>['spanProcessors'];
type NamedSettings = TracingSettings & Pick<Config, 'OTEL_SERVICE_NAME'>;

export const wantsTracing = ({
  OTEL_EXPORTER_OTLP_ENDPOINT,
  OTEL_TRACES_EXPORTER,
  OTEL_SDK_DISABLED,
}: TracingSettings): boolean =>
  !OTEL_SDK_DISABLED &&
  OTEL_TRACES_EXPORTER !== 'none' &&
  (OTEL_EXPORTER_OTLP_ENDPOINT !== '' || OTEL_TRACES_EXPORTER !== '');

/**
 * Spans of this process go where the settings of OpenTelemetry say, which its SDK reads by itself. To be called before anything is opened that
 * is traced. Without those settings nothing is loaded.
 * @param spanProcessors instead of those of the settings
 */
export async function openTracing(
  config: NamedSettings,
  lifetime: Pick<Lifetime, 'onEnd'>,
  spanProcessors?: SpanProcessors,
): Promise<void> {
  if (!wantsTracing(config)) return;
  const { NodeSDK } = await import('@opentelemetry/sdk-node');
  // Figures are Prometheus' and lines the log's.
  const sdk = new NodeSDK({
    serviceName: config.OTEL_SERVICE_NAME,
    metricReaders: [],
    logRecordProcessors: [],
    instrumentations: [],
    // A command line may have a number in it, and whose computer it is concerns no collector.
    autoDetectResources: false,
    spanProcessors,
  });
  sdk.start();
  await lifetime.onEnd(() => sdk.shutdown());
}
