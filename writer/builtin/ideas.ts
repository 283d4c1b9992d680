import type { Note } from '#contract/arranged.ts'
import type { IdeaCategory, PostPlatform } from '#contract/options.ts'
import { type Format, type FormatId, formatIds, formats } from '#writer/builtin/formats.ts'
import { createLines } from '#writer/builtin/lines.ts'
import { closingQuestion } from '#writer/builtin/questions.ts'
import type { Reading } from '#writer/builtin/reading.ts'

export interface ArrangedIdea {
  readonly title: string
  readonly description: string
  readonly platforms: PostPlatform[]
}

/** A format for so many occasions is made for each of them, and goes before those that suit almost all. */
const fewOccasions = 3

/** The formats of an occasion, those of the category first, the rest in the turn's order. */
function formatsFor({ occasion }: Reading, category: IdeaCategory, turn: number): FormatId[] {
  const table: Readonly<Record<FormatId, Format>> = formats
  const suits = formatIds.filter((id) => (table[id].for as readonly string[]).includes(occasion))
  const own = suits.filter((id) => category !== 'any' && table[id].category === category)
  const common = suits.filter((id) => table[id].category === undefined)
  const inTurn = (ids: readonly FormatId[]) => ids.map((_, at) => ids[(at + turn) % ids.length] as FormatId)
  const isOwn = (id: FormatId) => table[id].for.length <= fewOccasions
  return [
    ...own,
    ...inTurn(common.filter(isOwn)),
    ...inTurn(common.filter((id) => !isOwn(id))),
    ...suits.filter((id) => table[id].category !== undefined && table[id].category !== category),
  ]
}

/** Exactly `count` ideas with their first shot or line. */
export function arrangeIdeas(
  reading: Reading,
  { category, count, hook = false }: { category: IdeaCategory; count: number; hook?: boolean },
  seed: number,
): { ideas: ArrangedIdea[]; notes: readonly Note[] } {
  const { phrases, listId } = reading
  const lines = createLines(reading, hook ? seed + count : seed)
  const ask = closingQuestion(reading, lines, 'moderate') || lines.one(phrases.ask.other)
  const questions = lines.some(
    phrases.questions[listId as keyof typeof phrases.questions] ?? phrases.ask[listId as keyof typeof phrases.ask] ?? phrases.ask.other,
    2,
  )
  const names = { topic: reading.head, bare: reading.bare, ask, question: questions[0] ?? ask, another: questions[1] ?? ask }
  const ideas = formatsFor(reading, category, lines.turn)
    .slice(0, count)
    .map((id) => ({
      title: lines.say(phrases.ideas[id].title, names),
      description: lines.say(phrases.ideas[id].how, names),
      platforms: [...formats[id].platforms] as PostPlatform[],
    }))
  return { ideas, notes: [] }
}
