import { FastifyOtelInstrumentation } from '@fastify/otel';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { defaultResource, detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, NodeTracerProvider, type SpanProcessor } from '@opentelemetry/sdk-trace-node';
import type { FastifyInstance } from 'fastify';

/** Traces that leave this process. Loaded by `openTracing` alone, where the operator wants them. */
export type Tracing = {
  /** Every request of an app becomes a span; before its routes are added. */
  follow(app: FastifyInstance): Promise<void>;
  /** Hands over what is left, and ends. */
  close(): Promise<void>;
};

/** Asked by machines each second: nobody looks for them in a trace. */
const PROBES = /^\/(healthz|readyz|metrics)(\?|$)/;

/**
 * Begins to trace. Where the spans go, how many are taken and what this process is called is read from OpenTelemetry's own settings
 * (OTEL_EXPORTER_OTLP_*, OTEL_TRACES_SAMPLER*, OTEL_SERVICE_NAME, OTEL_RESOURCE_ATTRIBUTES).
 * @param name what the process is called where no setting says so
 */
export function startTracing(
  name: string,
  processor: SpanProcessor = new BatchSpanProcessor(new OTLPTraceExporter()),
): Tracing {
  const resource = defaultResource()
    .merge(resourceFromAttributes({ 'service.name': name }))
    .merge(detectResources({ detectors: [envDetector] }));
  const provider = new NodeTracerProvider({ resource, spanProcessors: [processor] });
  provider.register();
  const requests = new FastifyOtelInstrumentation({
    registerOnInitialization: false,
    instrumentHooks: false,
    ignorePaths: ({ url }) => PROBES.test(url),
  });
  requests.setTracerProvider(provider);
  return {
    follow: async (app) => {
      await app.register(requests.plugin());
    },
    close: () => provider.shutdown(),
  };
}
