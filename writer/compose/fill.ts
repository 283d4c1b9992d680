/**
 * A template with its `{slots}` filled. Throws on a slot without a value: a phrase that asks for what its place does not give
 * is a mistake in the phrase book.
 */
export function fill(template: string, values: Readonly<Record<string, string>>): string {
  return template.replace(/\{(\w+)\}/g, (_, slot: string) => {
    const value = values[slot]
    if (value === undefined) throw new RangeError(`no value for {${slot}} in "${template}"`)
    return value
  })
}
