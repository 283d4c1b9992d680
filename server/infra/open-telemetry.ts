import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { type Context, type Span as OtelSpan, ROOT_CONTEXT, SpanKind, SpanStatusCode, TraceFlags, trace } from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { defaultResource, resourceFromAttributes } from '@opentelemetry/resources'
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  type SpanExporter,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace'
import type { Env } from '#server/infra/env.ts'
import type { Log } from '#server/infra/log.ts'
import { noopSpan, type Span, type SpanAttributes, type Tracing } from '#server/infra/tracing.ts'

/** Milliseconds for an export with its retries, and for the last export at shutdown. */
const timeouts = { export: 5_000, shutdown: 2_000 }

const spanKinds = { server: SpanKind.SERVER, client: SpanKind.CLIENT, internal: SpanKind.INTERNAL }

/**
 * Sends traces to the configured collector as JSON over HTTP. No global tracer provider is registered, so that spans of libraries, whose
 * attributes might contain user data, are not recorded.
 */
export function openTelemetry({ endpoint, headers, service, share }: NonNullable<Env['traces']>, log: Log): Tracing {
  const exporter = new OTLPTraceExporter({
    url: `${endpoint.replace(/\/$/, '')}/v1/traces`,
    headers,
    timeoutMillis: timeouts.export,
  })
  const provider = new TracerProvider({
    resource: defaultResource().merge(resourceFromAttributes({ 'service.name': service, 'service.instance.id': randomUUID() })),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
    spanProcessors: [new BatchSpanProcessor({ exporter: withFailureLog(exporter, log) })],
  })
  const tracer = provider.getTracer('postwright')
  const currentContext = new AsyncLocalStorage<Context>()

  return {
    async span(work, run) {
      const parent = work.kind === 'server' ? contextOf(work.traceparent) : currentContext.getStore()
      if (!parent) return run(noopSpan)
      const span = tracer.startSpan(work.name, { kind: spanKinds[work.kind ?? 'internal'], attributes: work.attributes ?? {} }, parent)
      try {
        return await currentContext.run(trace.setSpan(parent, span), () => run(toSpan(span)))
      } catch (error) {
        fail(span, codeOf(error))
        throw error
      } finally {
        span.end()
      }
    },
    async close() {
      // The exporter has logged the failure (`withFailureLog`), and it must not make the shutdown fail.
      const exported = provider.shutdown().catch(() => undefined)
      await Promise.race([exported, wait(timeouts.shutdown, undefined, { ref: false })])
    },
  }
}

const toSpan = (span: OtelSpan): Span => ({
  setAttributes: (attributes: SpanAttributes) => span.setAttributes(attributes),
  rename: (name) => span.updateName(name),
  fail: (code) => fail(span, code),
})

const fail = (span: OtelSpan, code: string) => span.setStatus({ code: SpanStatusCode.ERROR }).setAttribute('error.type', code)

/** The code of an error: its `code`, the `reason` of a ModelFailure, or else its name. */
function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error
  const { code, reason } = error as { code?: unknown; reason?: unknown }
  return [code, reason].find((value) => typeof value === 'string') ?? error.name
}

/** The context of a `traceparent` header. `tracestate` is ignored, because it is free text of other systems. */
function contextOf(traceparent = ''): Context {
  const [, traceId, spanId, flags] = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/.exec(traceparent) ?? []
  if (!traceId || !spanId || !flags) return ROOT_CONTEXT
  const traceFlags = Number.parseInt(flags, 16) & TraceFlags.SAMPLED
  return trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags, isRemote: true })
}

/** Logs when exports begin to fail and when they succeed again, but not each failure in between. */
function withFailureLog(exporter: SpanExporter, log: Log): SpanExporter {
  let failing = false
  return {
    export: (spans, done) =>
      exporter.export(spans, (result) => {
        if (result.error && !failing) log.warn({ error: result.error }, 'traces cannot be delivered')
        if (!result.error && failing) log.info('traces are delivered again')
        failing = result.error !== undefined
        done(result)
      }),
    shutdown: () => exporter.shutdown(),
  }
}
