import { Ajv2020 } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import { type ErrorCode, errors } from '#contract/errors.ts'
import type { OpenApiDocument } from '#server/features/docs/document.ts'
import type { Operation } from '#tests/support/fuzz/send.ts'
import type { Received } from './send.ts'

/** Traces of code, files and SQL. Nothing that the fuzzer sends looks like one. */
const traces =
  /node_modules|file:\/\/|\.[jt]s:\d+|^\s+at \S+ \(|Failed query|syntax error at|violates \S+ constraint|relation "|ECONN|TypeError|RangeError/m

/** `undefined` if the text is not JSON. */
const read = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}

const jsonIn = ({ headers, text }: Received): unknown => (headers['content-type']?.startsWith('application/json') ? read(text) : undefined)

/** The events of a complete stream, in the format of the document. */
const eventsIn = (text: string): { event: string; data: unknown }[] =>
  text
    .split('\n\n')
    .filter((block) => /^event:/m.test(block))
    .map((block) => {
      const field = (name: string) => new RegExp(`^${name}: ?(.*)$`, 'm').exec(block)?.[1] ?? ''
      return { event: field('event'), data: JSON.parse(field('data') || 'null') }
    })

/** Server errors within a stream: of the whole stream, or of one batch item. */
function serverFault({ event, data }: { event: string; data: unknown }): string[] {
  const error = event === 'error' ? data : (data as { error?: unknown } | null)?.error
  if (error === undefined) return []
  const { code } = (error ?? {}) as { code: ErrorCode }
  return errors[code]?.status < 500 ? [] : [`${code} within a stream`]
}

export interface Verdict {
  /** What is wrong with an answer of an operation, a sentence each. `misdirected`: the request may match another operation, or none. */
  faultsOf(operation: Operation, received: Received, astray: boolean): string[]
  /** Whether the document allows such a body. An operation without a body allows any, which is ignored. */
  allows(operation: Operation, text: string): boolean
}

/** Checks answers against the OpenAPI document. */
export function createVerdict(document: OpenApiDocument): Verdict {
  const ajv = formats.default(new Ajv2020({ strict: false }))
  const compiled = new Map<object, ReturnType<typeof ajv.compile>>()
  const validator = (schema: object) => {
    const validate = compiled.get(schema) ?? ajv.compile({ ...schema, components: document.components })
    compiled.set(schema, validate)
    return validate
  }
  const schemaFaults = (schema: object, value: unknown): string[] => {
    const validate = validator(schema)
    return validate(value) ? [] : [`not what the document says: ${ajv.errorsText(validate.errors)}`]
  }

  const refusal = (received: Received, listed: object | undefined): string[] => {
    const body = jsonIn(received)
    if (body === undefined) return [`an error that is no JSON: ${received.text.slice(0, 200)}`]
    const mismatches = schemaFaults(listed ?? { $ref: '#/components/schemas/Error' }, body)
    if (mismatches.length > 0) return mismatches
    const { code, status, data } = body as { code: ErrorCode; status: number; data?: unknown }
    const closed: { readonly status: number; readonly data?: { safeParse(value: unknown): { success: boolean } } } = errors[code]
    return [
      ...(status === received.status && closed.status === received.status ? [] : [`${code} is ${closed.status}, not ${received.status}`]),
      ...(closed.data && !closed.data.safeParse(data).success ? [`${code} with other data: ${JSON.stringify(data)}`] : []),
      ...(traces.test(received.text) ? [`an error that gives us away: ${received.text.slice(0, 300)}`] : []),
    ]
  }

  const stream = (text: string, schema: object): string[] => {
    if (text === '') return []
    const events = eventsIn(text)
    const ended = ['done', 'error'].includes(events.at(-1)?.event ?? '')
    return [
      ...(ended ? [] : ['a stream that ends in neither done nor error']),
      ...events.flatMap((event) => [...schemaFaults(schema, event), ...serverFault(event)]),
    ]
  }

  const success = ({ answers }: Operation, received: Received): string[] => {
    const { content = {} } = answers[received.status] ?? {}
    const type = received.headers['content-type'] ?? ''
    if (received.status === 204) return received.text === '' ? [] : ['204 with a body']
    const schema = (content[type] ?? content[type.split(';')[0] ?? ''])?.schema
    if (!schema) return [`a ${type || 'nameless'} body, which the document does not list`]
    if (type.startsWith('text/event-stream')) return stream(received.text, schema)
    return type.startsWith('application/json') ? schemaFaults(schema, jsonIn(received)) : []
  }

  return {
    faultsOf(operation, received, astray) {
      const { status, headers } = received
      if (status >= 500) return [`${status}: ${received.text.slice(0, 300)}`]
      if (status < 400) return astray ? [] : success(operation, received)
      const listed = operation.answers[status]
      if (!astray && !listed) return [`${status}, which the document does not list`]
      // A path outside of the API belongs to the screens.
      if (astray && status === 404 && headers['content-type']?.startsWith('text/html')) return []
      // A HEAD has no body.
      if (astray && received.text === '' && headers['content-type']?.startsWith('application/json')) return []
      return refusal(received, astray ? undefined : listed?.content?.['application/json']?.schema)
    },
    // JSON may begin with a byte order mark.
    allows: ({ body }, text) => body === undefined || schemaFaults(body.schema, read(text.replace(/^\ufeff/, ''))).length === 0,
  }
}
