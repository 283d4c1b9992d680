import type { Occasion } from '#contract/occasions.ts'
import type { LanguageCode } from '#contract/options.ts'
import { type Facts, factLines, questionsOf } from '#contract/roles.ts'
import { arrange as arrangePost } from '#kinds/post/builtin.server.ts'
import type { PostRequest } from '#kinds/post/schema.ts'
import { unthreaded } from '#kinds/post/thread.server.ts'
import { finalResult } from '#tests/support/partials.ts'
import { foldedText } from '#writer/builtin/requests.fixture.ts'
import { answersOf, typedIn } from '#writer/builtin/roles.fixture.ts'

export const seed = 3
export const one = <Item>(list: readonly Item[], at: number): Item => list[at % list.length] as Item

/** The topic of an occasion with answers: as facts by role, as lines of details, or the first answer alone. */
export const inputs = ['facts', 'details', 'one fact'] as const
export function inputOf(language: LanguageCode, occasion: Occasion, how: (typeof inputs)[number]) {
  const answers = answersOf(language, occasion)
  const [first] = questionsOf[occasion]
  const facts: Facts = how === 'one fact' ? { [first]: answers[first] } : answers
  const given = how === 'details' ? { details: factLines(facts).join('\n') } : { facts }
  return { request: { topic: typedIn[language].topics[occasion], occasion, language, ...given }, lines: factLines(facts) }
}

export const post = (request: Pick<PostRequest, 'topic' | 'language'> & Partial<PostRequest>) =>
  finalResult(
    arrangePost(
      { platform: 'instagram', tone: 'casual', length: 'standard', complexity: 'moderate', premium: false, ...request } as PostRequest,
      seed,
    ),
  )
export const textOf = (result: ReturnType<typeof post>) => `${result.post.title ?? ''}\n${unthreaded(result.post)}`
export const holds = (text: string, line: string) => foldedText(text).includes(foldedText(line))
