import {
  type Attributes,
  context,
  propagation,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';

/** Without an exporter (see `export.ts`) all of this does nothing. */
const tracer = trace.getTracer('fieldpost');

/** W3C Trace Context: the current trace, as a text of 55 characters; null if none. */
export function traceNow(): string | null {
  const carrier: { traceparent?: string } = {};
  propagation.inject(context.active(), carrier);
  return carrier.traceparent ?? null;
}

/** The payload of a job with the current trace. */
export function carried<Payload extends object>(payload: Payload): Payload & { readonly trace?: string } {
  const now = traceNow();
  return now === null ? payload : { ...payload, trace: now };
}

async function spanOf<Value>(
  name: string,
  kind: SpanKind,
  attributes: Attributes,
  work: () => Promise<Value>,
): Promise<Value> {
  return tracer.startActiveSpan(name, { kind, attributes }, async (span) => {
    try {
      return await work();
    } catch (error) {
      // What an error says may be about a person: its kind is enough to look for it in the log.
      span.setStatus({ code: SpanStatusCode.ERROR, message: error instanceof Error ? error.name : 'error' });
      throw error;
    } finally {
      span.end();
    }
  });
}

/** Runs a job within the trace of its payload. */
export function jobSpan<Value>(task: string, payload: unknown, work: () => Promise<Value>): Promise<Value> {
  const { trace: traceparent } = (payload ?? {}) as { readonly trace?: unknown };
  const before =
    typeof traceparent === 'string' ? propagation.extract(ROOT_CONTEXT, { traceparent }) : context.active();
  return context.with(before, () => spanOf(`job ${task}`, SpanKind.CONSUMER, { 'fieldpost.task': task }, work));
}

/** The span of a message sent to another system: a letter, a push message, a webhook. */
export const sendingSpan = <Value>(channel: string, work: () => Promise<Value>): Promise<Value> =>
  spanOf(`send ${channel}`, SpanKind.CLIENT, { 'fieldpost.channel': channel }, work);

/** A part of the work within a request or job. */
export const partSpan = <Value>(name: string, work: () => Promise<Value>): Promise<Value> =>
  spanOf(name, SpanKind.INTERNAL, {}, work);
