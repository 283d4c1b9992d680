import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { type Context, type Span as Recorded, ROOT_CONTEXT, SpanKind, SpanStatusCode, TraceFlags, trace } from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { defaultResource, resourceFromAttributes } from '@opentelemetry/resources'
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  type SpanExporter,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace'
import type { Env } from '#server/platform/env.ts'
import type { Log } from '#server/platform/log.ts'
import { type Facts, noopSpan, type Span, type Tracing } from '#server/platform/tracing.ts'

/** Milliseconds: one delivery with its retries, and what is left when the server stops. */
const patience = { delivery: 5_000, last: 2_000 }

const kinds = { server: SpanKind.SERVER, client: SpanKind.CLIENT, inner: SpanKind.INTERNAL }

/**
 * Sends traces to the collector of the configuration, as JSON over HTTP. Nothing is registered for the whole process: libraries that
 * would write spans of their own, whose words we do not choose, find nobody to write them to.
 */
export function openTelemetry({ endpoint, headers, service, share }: NonNullable<Env['traces']>, log: Log): Tracing {
  const exporter = new OTLPTraceExporter({
    url: `${endpoint.replace(/\/$/, '')}/v1/traces`,
    headers,
    timeoutMillis: patience.delivery,
  })
  const provider = new TracerProvider({
    resource: defaultResource().merge(resourceFromAttributes({ 'service.name': service, 'service.instance.id': randomUUID() })),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
    spanProcessors: [new BatchSpanProcessor({ exporter: outspoken(exporter, log) })],
  })
  const tracer = provider.getTracer('postwright')
  const around = new AsyncLocalStorage<Context>()

  return {
    async span({ name, kind, facts = {}, continues }, does) {
      const parent = kind === 'server' ? contextOf(continues) : around.getStore()
      if (!parent) return does(noopSpan)
      const span = tracer.startSpan(name, { kind: kinds[kind ?? 'inner'], attributes: facts }, parent)
      try {
        return await around.run(trace.setSpan(parent, span), () => does(written(span)))
      } catch (error) {
        fail(span, codeOf(error))
        throw error
      } finally {
        span.end()
      }
    },
    async close() {
      // What a last delivery fails with, the exporter has logged (`outspoken`); it is no reason for the server to stop badly.
      const delivered = provider.shutdown().catch(() => undefined)
      await Promise.race([delivered, wait(patience.last, undefined, { ref: false })])
    },
  }
}

const written = (span: Recorded): Span => ({
  setAttributes: (facts: Facts) => span.setAttributes(facts),
  rename: (name) => span.updateName(name),
  fail: (code) => fail(span, code),
})

const fail = (span: Recorded, code: string) => span.setStatus({ code: SpanStatusCode.ERROR }).setAttribute('error.type', code)

/** The short name of a failure: a code of ours, a model's reason, else the kind of error. */
function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error
  const { code, reason } = error as { code?: unknown; reason?: unknown }
  return [code, reason].find((known) => typeof known === 'string') ?? error.name
}

/** A place below the caller's span. Its `tracestate` is left where it is: free text of other people. */
function contextOf(traceparent = ''): Context {
  const [, traceId, spanId, flags] = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/.exec(traceparent) ?? []
  if (!traceId || !spanId || !flags) return ROOT_CONTEXT
  const traceFlags = Number.parseInt(flags, 16) & TraceFlags.SAMPLED
  return trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags, isRemote: true })
}

/** Logs when a collector begins to refuse, and when it takes traces again; not each of the deliveries between. */
function outspoken(exporter: SpanExporter, log: Log): SpanExporter {
  let refused = false
  return {
    export: (spans, done) =>
      exporter.export(spans, (result) => {
        if (result.error && !refused) log.warn({ error: result.error }, 'traces cannot be delivered')
        if (!result.error && refused) log.info('traces are delivered again')
        refused = result.error !== undefined
        done(result)
      }),
    shutdown: () => exporter.shutdown(),
  }
}
