import type { TryOutKind } from '#api/try-out-kinds.ts'
import type { Slide } from '#contract/carousel.ts'
import { measures } from '#contract/weighted.ts'
import { serverKinds } from '#kinds/index.server.ts'
import { type KindName, kinds, type RequestOf, type ResultOf } from '#kinds/index.ts'
import { titleLimit } from '#platforms/index.ts'
import type { Task } from '#server/core/generation/engine.ts'
import { spokenSeconds } from '#writer/script.ts'

/** What a visitor is told of a text: the whole text, its size as `tryOutKindCall` describes it, and the slides to draw. */
interface Told {
  readonly caption: string
  readonly used: number
  readonly slides?: readonly Slide[]
}

/** A visitor's text of a kind: the task that writes it, and how its result is told. */
interface TriedKind {
  readonly task: Task
  answer(result: object): Told
}

async function tried<Name extends KindName>(
  name: Name,
  given: object,
  tell: (result: ResultOf<Name>, request: RequestOf<Name>) => Omit<Told, 'caption'> & Partial<Told>,
): Promise<TriedKind> {
  const { schema, writer } = serverKinds[name]
  const request = schema.request.parse(given)
  const task = { writer: await writer(), request } as object as Task
  return {
    task,
    answer: (written) => ({ caption: kinds[name].text(written as never), ...tell(written as ResultOf<Name>, request) }),
  }
}

/** The task of a visitor's request for a carousel, titles, hashtags or a script. */
export function triedKind(input: TryOutKind): Promise<TriedKind> {
  if (input.kind === 'titles') {
    const { kind, platform, ...given } = input
    const measure = measures[titleLimit(platform).unit]
    return tried(kind, { ...given, platforms: [platform] }, ({ titles }) => ({
      used: Math.max(...titles.map(({ title }) => measure(title))),
    }))
  }
  const { kind, ...given } = input
  if (kind === 'carousel') return tried(kind, given, ({ carousel: { slides, caption } }) => ({ caption, used: slides.length, slides }))
  if (kind === 'hashtags') return tried(kind, given, ({ hashtags }) => ({ used: hashtags.length }))
  return tried(kind, given, ({ script }, { language }) => ({ used: Math.round(spokenSeconds(script, language)) }))
}
