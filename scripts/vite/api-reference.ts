import type { ApiReference, ReferenceCall, ReferenceField } from '#contract/api-reference.ts'
import { siteOrigin } from '#contract/paths.ts'
import { buildData } from '#scripts/vite/build-data.ts'
import { openApiDocument } from '#server/features/docs/document.ts'

type Schema = {
  [key: string]: unknown
  type?: string
  enum?: readonly unknown[]
  properties?: Record<string, Schema>
  required?: readonly string[]
  items?: Schema
  prefixItems?: readonly Schema[]
  allOf?: readonly Schema[]
  oneOf?: readonly Schema[]
  anyOf?: readonly Schema[]
}
type Content = { content?: Record<string, { schema?: Schema }> }
type Operation = {
  summary?: string
  tags?: readonly string[]
  security?: readonly Readonly<Record<string, readonly string[]>>[]
  parameters?: readonly { name: string; required?: boolean; schema?: Schema }[]
  requestBody?: Content
  responses?: Record<string, Content>
}

/** A schema's type as short text. */
function describeType(schema: Schema = {}): string {
  const { type, enum: values, items, prefixItems, allOf, oneOf, anyOf } = schema
  if (values) return values.map((value) => JSON.stringify(value)).join(' | ')
  if (prefixItems) return `[${prefixItems.map(describeType).join(', ')}]`
  if (type === 'array') return `list of ${describeType(items)}`
  const choices = oneOf ?? anyOf
  if (choices) return choices.map(describeType).join(' | ')
  const fields: Record<string, Schema> = Object.assign({}, schema.properties, ...(allOf ?? []).map(({ properties }) => properties))
  const described = Object.entries(fields).map(([name, field]) => `${name}: ${describeType(field)}`)
  return described.length > 0 ? `{ ${described.join('; ')} }` : (type ?? 'anything')
}

const bounds = ['minLength', 'maxLength', 'minimum', 'maximum', 'minItems', 'maxItems', 'default'] as const
const describeBounds = (schema: Schema) =>
  bounds.flatMap((name) => (schema[name] === undefined ? [] : `${name} ${JSON.stringify(schema[name])}`)).join(', ')

const fieldOf = (name: string, required: boolean, schema: Schema): ReferenceField => ({
  name,
  required,
  type: describeType(schema),
  bounds: describeBounds(schema),
})

function callOf(method: string, path: string, { summary = '', security = [], parameters = [], requestBody, responses = {} }: Operation) {
  const body = requestBody?.content?.['application/json']?.schema ?? {}
  const [scope] = security.flatMap(({ apiKey = [] }) => apiKey)
  const [status = '', success] = Object.entries(responses).find(([code]) => code.startsWith('2')) ?? []
  const [contentType, answer] = Object.entries(success?.content ?? {})[0] ?? []
  return {
    method: method.toUpperCase(),
    path,
    summary,
    scope: security.length === 0 ? null : scope,
    fields: [
      ...parameters.map(({ name, required = false, schema = {} }) => fieldOf(name, required, schema)),
      ...Object.entries(body.properties ?? {}).map(([name, field]) => fieldOf(name, body.required?.includes(name) ?? false, field)),
    ],
    status,
    contentType,
    answer: answer?.schema && describeType(answer.schema),
  }
}

/** Reads the reference from the OpenAPI document. */
export async function readApiReference(): Promise<ApiReference> {
  // The page names no cookie.
  const { info, paths } = await openApiDocument(siteOrigin, 'session')
  const calls = Object.entries(paths ?? {}).flatMap(([path, methods]) =>
    Object.entries(methods as Record<string, Operation>).map(([method, operation]) => ({
      name: operation.tags?.[0] ?? '',
      call: callOf(method, path, operation) as ReferenceCall,
    })),
  )
  return {
    rules: info.description?.split('\n\n') ?? [],
    groups: [...Map.groupBy(calls, ({ name }) => name)].map(([name, group]) => ({ name, calls: group.map(({ call }) => call) })),
  }
}

/** `import { reference } from 'virtual:api-reference'`: every call of the API, for the loader of its page. */
export const apiReference = () => buildData('api-reference', async () => ({ exports: { reference: await readApiReference() } }))
