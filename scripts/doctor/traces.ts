import { type Check, patience, reasonOf } from '#scripts/doctor/check.ts'

/** Where traces go, asked with an empty delivery. */
export const traces: Check = async ({ traces }) => {
  if (!traces) return 'Traces: none; OTEL_EXPORTER_OTLP_ENDPOINT sends them to a collector'
  const { endpoint, headers } = traces
  const url = `${endpoint.replace(/\/$/, '')}/v1/traces`
  const answer = await fetch(url, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: '{"resourceSpans":[]}',
    signal: AbortSignal.timeout(patience),
  }).catch((error: Error) => {
    throw new Error(`The collector at ${endpoint} cannot be reached: ${reasonOf(error.cause ?? error)}. Check OTEL_EXPORTER_OTLP_ENDPOINT.`)
  })
  await answer.body?.cancel()
  if (answer.ok) return `Traces: sent to ${endpoint}`
  throw new Error(
    `The collector at ${endpoint} answered ${answer.status}. It has to take JSON over HTTP (often port 4318); OTEL_EXPORTER_OTLP_HEADERS holds what it asks for.`,
  )
}
