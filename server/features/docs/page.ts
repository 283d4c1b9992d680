import { html, raw } from 'hono/html'
import type { HtmlEscapedString } from 'hono/utils/html'
import { brand } from '#contract/brand.ts'
import { errors } from '#contract/errors.ts'
import { docsPath } from '#contract/paths.ts'
import type { OpenApiDocument } from './document.ts'
import { guide, withCode } from './guide.ts'
import { guideMessages } from './messages.ts'

/** The page's style sheet; the content security policy allows it by its hash. */
export const style = `
:root { color-scheme: light dark; --line: light-dark(#ddd6c8, #3a362f); --soft: light-dark(#6b6558, #a39c8d); --accent: light-dark(#b5371a, #f0795b) }
body { margin: 0 auto; max-width: 60rem; padding: 2rem 1rem 6rem; font: 16px/1.6 system-ui, sans-serif; background: light-dark(#fbf8f2, #191714); color: light-dark(#221f1a, #ece7dc) }
h1 { margin-bottom: 0 } h2 { margin: 2.5rem 0 0 } h3 { margin: 1.8rem 0 0 } p.lead { white-space: pre-line } a { color: var(--accent) }
details { border-top: 1px solid var(--line); padding: .6rem 0 } summary { padding-left: 5.6rem; text-indent: -5.6rem; cursor: pointer; overflow-wrap: anywhere }
code, pre { font: 14px/1.5 ui-monospace, monospace; overflow-wrap: anywhere } .method { display: inline-block; min-width: 4.5rem; text-indent: 0; color: var(--accent) }
table { border-collapse: collapse; width: 100% } td, th { text-align: left; vertical-align: top; padding: .3rem .8rem .3rem 0; border-top: 1px solid var(--line) }
.soft { color: var(--soft) } pre { overflow-x: auto; white-space: pre-wrap; overflow-wrap: anywhere }
pre.example { padding: .8rem 1rem; border: 1px solid var(--line); border-radius: 8px; background: light-dark(#f3eee3, #211e1a) }
`

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
  parameters?: readonly { name: string; required?: boolean; schema?: Schema; in: string }[]
  requestBody?: Content
  responses?: Record<string, Content>
}
type Html = HtmlEscapedString | Promise<HtmlEscapedString>

/** A schema's type as short text. */
function describeType(schema: Schema = {}): string {
  const { type, enum: values, items, prefixItems, allOf, oneOf, anyOf } = schema
  if (values) return values.map((value) => JSON.stringify(value)).join(' | ')
  if (prefixItems) return `[${prefixItems.map(describeType).join(', ')}]`
  if (type === 'array') return `list of ${describeType(items)}`
  const choices = oneOf ?? anyOf
  if (choices) return choices.map(describeType).join(' | ')
  const fields: Record<string, Schema> = Object.assign({}, schema.properties, ...(allOf ?? []).map(({ properties }) => properties))
  if (Object.keys(fields).length > 0) {
    return `{ ${Object.entries(fields)
      .map(([name, field]) => `${name}: ${describeType(field)}`)
      .join('; ')} }`
  }
  return type ?? 'anything'
}

const describeBounds = ({ minLength, maxLength, minimum, maximum, minItems, maxItems, default: defaultValue }: Schema): string =>
  [
    ...Object.entries({ minLength, maxLength, minimum, maximum, minItems, maxItems }).flatMap(([name, value]) =>
      value === undefined ? [] : [`${name} ${value}`],
    ),
    ...(defaultValue === undefined ? [] : [`default ${JSON.stringify(defaultValue)}`]),
  ].join(', ')

const row = (name: string, required: boolean, schema: Schema): Html =>
  html`<tr><td><code>${name}</code>${required ? '' : html` <span class="soft">optional</span>`}</td>
    <td><code>${describeType(schema)}</code> <span class="soft">${describeBounds(schema)}</span></td></tr>`

function fieldsOf({ parameters = [], requestBody }: Operation): Html {
  const body = requestBody?.content?.['application/json']?.schema ?? {}
  const rows = [
    ...parameters.map(({ name, required = false, schema = {} }) => row(name, required, schema)),
    ...Object.entries(body.properties ?? {}).map(([name, field]) => row(name, body.required?.includes(name) ?? false, field)),
  ]
  return rows.length ? html`<table>${rows}</table>` : html`<p class="soft">Takes nothing.</p>`
}

function responseOf({ responses = {} }: Operation): Html {
  const success = Object.entries(responses).find(([status]) => status.startsWith('2'))
  const content = Object.entries(success?.[1].content ?? {})[0]
  return html`<p>Answers ${success?.[0] ?? ''} ${content ? html`<code>${content[0]}</code>` : ''}</p>
    ${content?.[1].schema ? html`<pre>${describeType(content[1].schema)}</pre>` : ''}`
}

/** Whether a program can make a call with an API key, and the scope that the key needs. */
function callerOf({ security = [] }: Operation): Html {
  const { anyone, scope, noKey } = guideMessages
  if (security.length === 0) return withCode(anyone)
  const [needed] = security.flatMap(({ apiKey = [] }) => apiKey)
  return withCode(needed === undefined ? noKey : scope({ scope: needed }))
}

/** The guide and the document as an HTML page without scripts and external resources. */
export function docsPage({ info, paths }: OpenApiDocument, appUrl: string): Html {
  const operations = Object.entries(paths ?? {}).flatMap(([path, methods]) =>
    Object.entries(methods as Record<string, Operation>).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
  )
  const title = `${info.title} API`
  return html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<meta name="description" content="${guideMessages.description({ name: brand.name })}"><link rel="canonical" href="${appUrl + docsPath}"><link rel="icon" href="/favicon.svg"><style>${raw(style)}</style></head>
<body><main><h1>${title}</h1>
<p><a href="/openapi.json">OpenAPI document</a> · <a href="/">Home</a></p>
${guide(appUrl)}
<h2>${guideMessages.reference}</h2>
<p class="lead">${withCode(info.description ?? '')}</p>
<h2>Calls</h2>
${[...Map.groupBy(operations, ({ operation }) => operation.tags?.[0] ?? '')].map(
  ([group, calls]) =>
    html`<h3>${group}</h3>${calls.map(
      ({ path, method, operation }) =>
        html`<details><summary><code><span class="method">${method}</span>${path}</code></summary>
        <p>${operation.summary ?? ''}. <span class="soft">${callerOf(operation)}</span></p>${fieldsOf(operation)}${responseOf(operation)}</details>`,
    )}`,
)}
<h2>Errors</h2>
<table>${Object.entries(errors).map(
    ([code, { status, message }]) => html`<tr><td><code>${code}</code></td><td>${status}</td><td>${message}</td></tr>`,
  )}</table>
</main></body></html>`
}
