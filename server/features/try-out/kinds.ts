import type { TryOutKind } from '#api/try-out-kinds.ts'
import { measures } from '#contract/weighted.ts'
import { serverKinds } from '#kinds/index.server.ts'
import { type KindName, kinds, type RequestOf, type ResultOf } from '#kinds/index.ts'
import { titleLimit } from '#platforms/index.ts'
import type { Task } from '#server/core/generation/engine.ts'
import { spokenSeconds } from '#writer/script.ts'

/** A visitor's text of a kind: the task that writes it, and how its result is told. */
interface TriedKind {
  readonly task: Task
  /** @returns the whole text, and its size as `tryOutKindCall` describes it */
  answer(result: object): { readonly caption: string; readonly used: number }
}

async function tried<Name extends KindName>(
  name: Name,
  given: object,
  used: (result: ResultOf<Name>, request: RequestOf<Name>) => number,
): Promise<TriedKind> {
  const { schema, writer } = serverKinds[name]
  const request = schema.request.parse(given)
  const task = { writer: await writer(), request } as object as Task
  return {
    task,
    answer: (written) => {
      const result = written as ResultOf<Name>
      return { caption: kinds[name].text(result as never), used: used(result, request) }
    },
  }
}

/** The task of a visitor's request for titles, hashtags or a script. */
export function triedKind(input: TryOutKind): Promise<TriedKind> {
  if (input.kind === 'titles') {
    const { kind, platform, ...given } = input
    const measure = measures[titleLimit(platform).unit]
    return tried(kind, { ...given, platforms: [platform] }, ({ titles }) => Math.max(...titles.map(({ title }) => measure(title))))
  }
  const { kind, ...given } = input
  if (kind === 'hashtags') return tried(kind, given, ({ hashtags }) => hashtags.length)
  return tried(kind, given, ({ script }, { language }) => Math.round(spokenSeconds(script, language)))
}
