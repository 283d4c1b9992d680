import { isDeepStrictEqual } from 'node:util'
import type { Fault, Kind } from '#contract/kind.ts'
import { measures } from '#contract/weighted.ts'
import type { Cell } from '#eval/grid.ts'
import { writers } from '#kinds/registry.server.ts'
import { inspect } from '#writer/checks/inspect.ts'
import { loadBooks } from '#writer/languages/registry.ts'
import { polishAll } from '#writer/polish/polish.ts'
import type { Writer } from '#writer/writer.ts'

await loadBooks()

export interface Verdict {
  readonly cell: Cell
  readonly text: string
  readonly faults: readonly Fault[]
}

/** The built-in writer's whole result. */
export function composed({ kind, request, seed }: Cell): object {
  const writer: Writer = writers[kind]
  const writing = writer.compose(request as never, seed)
  for (;;) {
    const { done, value } = writing.next()
    if (done) return value
  }
}

/** What a person would read. */
export const textOf = ({ kind }: Cell, result: object): string => (writers[kind].kind as Kind).text(result)

/** Writes a cell and holds the result against every check that a model's result is held against. */
export async function judge(cell: Cell): Promise<Verdict> {
  const { kind, language, topic, request } = cell
  const writer: Writer = writers[kind]
  const result = composed(cell)
  const polished = polishAll(result, writer.markup?.(request as never))
  const shaped = writer.shape?.(polished as never, request as never) ?? polished
  const mended: Fault[] = isDeepStrictEqual(shaped, result)
    ? []
    : [{ rule: 'characters', field: kind, message: 'the polish or the shape changes it' }]
  const faults = [
    ...mended,
    ...writer.kind.check(result as never, request as never, measures),
    ...(await inspect({ passages: writer.passages(result as never), language, source: topic, instructions: '' })),
  ]
  return { cell, text: textOf(cell, result), faults }
}
