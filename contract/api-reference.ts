/** A field of a call: its name, its type as short text (`list of string`), and its bounds (`maxLength 100`). */
export interface ReferenceField {
  readonly name: string
  readonly required: boolean
  readonly type: string
  readonly bounds: string
}

/** A call of the API, as the page about it shows it. */
export interface ReferenceCall {
  readonly method: string
  readonly path: string
  readonly summary: string
  /** The scope that an API key needs; `null` where none is needed, `undefined` where no key may make the call. */
  readonly scope?: string | null
  readonly fields: readonly ReferenceField[]
  /** The success: status, content type, and the answer's type as short text. */
  readonly status: string
  readonly contentType?: string
  readonly answer?: string
}

/** The calls of the OpenAPI document, by their tags. */
export interface ApiReference {
  /** What holds for every call, by paragraphs; a text in backquotes is code. */
  readonly rules: readonly string[]
  readonly groups: readonly { readonly name: string; readonly calls: readonly ReferenceCall[] }[]
}
