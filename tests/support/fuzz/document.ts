import type { OpenApiDocument } from '#server/features/docs/document.ts'

/** As much of JSON Schema as the document uses for what is sent. */
export interface Schema {
  readonly type?: string
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly default?: unknown
  readonly anyOf?: readonly Schema[]
  readonly oneOf?: readonly Schema[]
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly items?: Schema
  readonly prefixItems?: readonly Schema[]
  readonly minItems?: number
  readonly maxItems?: number
  readonly minLength?: number
  readonly maxLength?: number
  readonly pattern?: string
  readonly format?: string
  readonly minimum?: number
  readonly exclusiveMinimum?: number
  readonly maximum?: number
}

/** An answer that the document lists: a schema for each media type. */
interface Listed {
  readonly content?: Readonly<Record<string, { readonly schema: object }>>
}

/** One call of the document. */
export interface Operation {
  /** `GET /api/me`. */
  readonly name: string
  readonly method: string
  readonly path: string
  readonly query: readonly { readonly name: string; readonly required?: boolean; readonly schema: Schema }[]
  /** What its JSON body may be; nothing for a call without one. */
  readonly body: { readonly required?: boolean; readonly schema: Schema } | undefined
  /** By status. */
  readonly answers: Readonly<Record<string, Listed>>
}

interface Described {
  readonly parameters?: readonly (Operation['query'][number] & { readonly in: string })[]
  readonly requestBody?: { readonly required?: boolean; readonly content: Readonly<Record<string, { readonly schema: Schema }>> }
  readonly responses: Operation['answers']
}

/** Every call that the document describes. */
export function operationsOf({ paths = {} }: OpenApiDocument): Operation[] {
  return Object.entries(paths).flatMap(([path, described]) =>
    Object.entries(described as Record<string, Described>).map(([method, { parameters = [], requestBody, responses }]) => {
      const schema = requestBody?.content['application/json']?.schema
      return {
        name: `${method.toUpperCase()} ${path}`,
        method: method.toUpperCase(),
        path,
        query: parameters.filter((parameter) => parameter.in === 'query'),
        body: schema && { schema, ...(requestBody?.required && { required: true }) },
        answers: responses,
      }
    }),
  )
}
