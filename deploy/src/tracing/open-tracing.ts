import type { NodeSDK } from '@opentelemetry/sdk-node';
import type { Config } from '../config/config.ts';
import type { Lifetime } from '../process/lifetime.ts';

type TracingSettings = Pick<Config, 'OTEL_EXPORTER_OTLP_ENDPOINT' | 'OTEL_TRACES_EXPORTER' | 'OTEL_SDK_DISABLED'>;
type SpanProcessors = NonNullable<ConstructorParameters<typeof NodeSDK>[0]>['spanProcessors'];
type NamedSettings = TracingSettings & Pick<Config, 'OTEL_SERVICE_NAME'>;

export const isTracingConfigured = ({
  OTEL_EXPORTER_OTLP_ENDPOINT,
  OTEL_TRACES_EXPORTER,
  OTEL_SDK_DISABLED,
}: TracingSettings): boolean =>
  !OTEL_SDK_DISABLED &&
  OTEL_TRACES_EXPORTER !== 'none' &&
  (OTEL_EXPORTER_OTLP_ENDPOINT !== '' || OTEL_TRACES_EXPORTER !== '');

/** Separate processes append their part. */
export const setTracedServiceName = <Given extends NamedSettings>(config: Given, part: string): Given => ({
  ...config,
  OTEL_SERVICE_NAME: `${config.OTEL_SERVICE_NAME}-${part}`,
});

/** The SDK reads OpenTelemetry's settings itself. Call it before opening anything that is traced. */
export async function openTracing(
  config: NamedSettings,
  lifetime: Pick<Lifetime, 'onEnd'>,
  spanProcessors?: SpanProcessors,
): Promise<void> {
  if (!isTracingConfigured(config)) return;
  const { NodeSDK } = await import('@opentelemetry/sdk-node');
  // Metrics go to Prometheus and logs to the log.
  const sdk = new NodeSDK({
    serviceName: config.OTEL_SERVICE_NAME,
    metricReaders: [],
    logRecordProcessors: [],
    instrumentations: [],
    // Command lines may contain phone numbers, and the host is nobody's business.
    autoDetectResources: false,
    spanProcessors,
  });
  sdk.start();
  await lifetime.onEnd(() => sdk.shutdown());
}
