import {
  audienceIds,
  complexityIds,
  descriptionPlatforms,
  hashtagPlatforms,
  ideaCategoryIds,
  type LanguageCode,
  postLengthIds,
  postPlatforms,
  scriptLengthIds,
  titlePlatforms,
  toneIds,
} from '#contract/options.ts'
import { topicsOf } from '#eval/topics.ts'
import { type KindName, kinds } from '#kinds/index.ts'

/** One request of the grid. */
export interface Cell {
  readonly kind: KindName
  readonly language: LanguageCode
  /** As it would arrive, parsed. */
  readonly request: Readonly<Record<string, unknown>>
  readonly topic: string
}

type Fields = Readonly<Record<string, unknown>>

/** Every combination of some option lists. */
const combined = (lists: Readonly<Record<string, readonly unknown[]>>): Fields[] =>
  Object.entries(lists).reduce<Fields[]>(
    (made, [name, values]) => made.flatMap((fields) => values.map((value) => ({ ...fields, [name]: value }))),
    [{}],
  )

const turn = <T>(list: readonly T[], at: number): T => list[at % list.length] as T

/** What each kind is asked for: kind × platform × tone × length; options that change little take turns. */
const grids: Readonly<Record<KindName, readonly Fields[]>> = {
  post: combined({ platform: postPlatforms, tone: toneIds, length: postLengthIds }).map((fields, at) => ({
    ...fields,
    complexity: turn(complexityIds, at + Math.floor(at / 4)),
    premium: at % 23 === 0,
  })),
  titles: combined({ platforms: titlePlatforms.map((platform) => [platform]), tone: toneIds }),
  description: combined({ platform: descriptionPlatforms, tone: toneIds }),
  hashtags: combined({ platform: hashtagPlatforms, tone: toneIds }),
  ideas: combined({ category: ideaCategoryIds, tone: toneIds }).map((fields, at) => ({ ...fields, count: 1 + ((at * 7) % 10) })),
  script: combined({ length: scriptLengthIds, tone: toneIds }).map((fields, at) => ({ ...fields, targetAudience: turn(audienceIds, at) })),
}

/** The grid of a language; the combinations take its topics in turn. */
export function* cells(language: LanguageCode, only: readonly KindName[] = Object.keys(kinds) as KindName[]): Generator<Cell> {
  const topics = topicsOf(language)
  for (const kind of only)
    for (const [at, fields] of grids[kind].entries())
      yield cellOf(kind, language, turn(topics, at + Math.floor(at / topics.length)), fields)
}

/** One request, parsed as the server parses it. */
function cellOf(kind: KindName, language: LanguageCode, topic: string, fields: Fields): Cell {
  const { sample, request } = kinds[kind]
  const asked = { ...sample, ...('prompt' in sample ? { prompt: topic } : { topic }), ...fields, language }
  return { kind, language, topic, request: request.parse(asked) as Fields }
}
