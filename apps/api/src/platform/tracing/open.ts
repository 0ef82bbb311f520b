import type { Tracing } from './export.ts';

/** Traces where OTEL_EXPORTER_OTLP_ENDPOINT says whom to send them; null elsewhere, and nothing is loaded. */
export async function openTracing(endpoint: string | null, name: string): Promise<Tracing | null> {
  if (endpoint === null) return null;
  const { startTracing } = await import('./export.ts');
  return startTracing(name);
}
