import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text as bodyText } from 'node:stream/consumers'

type Value = { readonly stringValue?: string; readonly intValue?: string | number; readonly doubleValue?: number }
type Attributes = readonly { readonly key: string; readonly value: Value }[]

interface SentSpan {
  readonly traceId: string
  readonly spanId: string
  readonly parentSpanId?: string
  readonly name: string
  readonly kind: number
  readonly startTimeUnixNano: string
  readonly endTimeUnixNano: string
  readonly attributes: Attributes
  readonly status: { readonly code?: number }
}

interface Delivery {
  readonly resourceSpans: readonly {
    readonly resource: { readonly attributes: Attributes }
    readonly scopeSpans: readonly { readonly spans: readonly SentSpan[] }[]
  }[]
}

/** A span that the collector received. */
export interface CollectedSpan {
  readonly trace: string
  readonly id: string
  readonly parent: string | undefined
  readonly name: string
  readonly kind: 'internal' | 'server' | 'client'
  readonly failed: boolean
  readonly attributes: Readonly<Record<string, string | number | undefined>>
  /** `service.name` of the sender. */
  readonly service: string | number | undefined
  /** Never below 0. */
  readonly durationMs: number
}

export interface CollectorDouble {
  readonly url: string
  readonly spans: readonly CollectedSpan[]
  /** Headers and raw bodies of all deliveries. */
  readonly heads: readonly IncomingHttpHeaders[]
  readonly bodies: readonly string[]
  close(): Promise<void>
}

const attributesOf = (attributes: Attributes) =>
  Object.fromEntries(
    attributes.map(({ key, value: { stringValue, intValue, doubleValue } }) => [
      key,
      stringValue ?? (intValue === undefined ? doubleValue : Number(intValue)),
    ]),
  )

/** The numbers of the OTLP enums for span kind and status. */
const kinds = ['internal', 'internal', 'server', 'client'] as const
const failedCode = 2

const spansIn = ({ resourceSpans }: Delivery): CollectedSpan[] =>
  resourceSpans.flatMap(({ resource, scopeSpans }) =>
    scopeSpans
      .flatMap(({ spans }) => spans)
      .map((span) => ({
        trace: span.traceId,
        id: span.spanId,
        parent: span.parentSpanId || undefined,
        name: span.name,
        kind: kinds[span.kind] ?? 'internal',
        failed: span.status.code === failedCode,
        attributes: attributesOf(span.attributes),
        service: attributesOf(resource.attributes)['service.name'],
        durationMs: Number(BigInt(span.endTimeUnixNano) - BigInt(span.startTimeUnixNano)) / 1e6,
      })),
  )

/** An OpenTelemetry collector on loopback that stores traces sent as JSON over HTTP. */
export async function startCollector(): Promise<CollectorDouble> {
  const [spans, heads, bodies] = [[] as CollectedSpan[], [] as IncomingHttpHeaders[], [] as string[]]
  const server = createServer(async (request, response) => {
    const body = await bodyText(request)
    if (request.url !== '/v1/traces') return void response.writeHead(404).end()
    heads.push(request.headers)
    bodies.push(body)
    spans.push(...spansIn(JSON.parse(body) as Delivery))
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans,
    heads,
    bodies,
    async close() {
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
    },
  }
}
