import type { ideas } from '#kinds/ideas/index.ts'
import { ideasMessages } from '#kinds/ideas/messages.ts'
import type { IdeasResult } from '#kinds/ideas/schema.ts'
import { partialItems, readRequest, toArranged } from '#writer/builtin/arranging.ts'
import { arrangeIdeas } from '#writer/builtin/ideas.ts'
import { builtinWriter, sameText } from '#writer/builtin/rearrange.ts'

const descriptionsOf = (result: IdeasResult) => result.ideas.map(({ description }) => description).join('\n')

/** Exactly the requested number of ideas, yielded one at a time. */
export const { arrange, rearrange } = builtinWriter<typeof ideas>({
  make(request, seed, { how, background }) {
    const guess = readRequest(request.prompt, request, background)
    const isRequest = guess.guessed && guess.has.content(request.prompt)
    // Who asks for ideas asks readers nothing.
    const reading = isRequest ? { ...readRequest(request.prompt, { ...request, occasion: 'other' }, background), guessed: true } : guess
    const { ideas: list, notes } = arrangeIdeas(reading, { ...request, hook: how === 'hook', isRequest }, seed)
    return {
      ideas: list,
      arranged: toArranged(reading, notes),
      // Of a request alone, nothing is known that could be filmed.
      ...(isRequest && reading.facts.length === 0 && how === undefined && { ask: [{ role: 'what', question: ideasMessages.things }] }),
    }
  },
  partials: (result) => partialItems(result.ideas).map((list) => ({ ideas: list })),
  isRewritten: (result, { how, earlier }) =>
    how === 'hook'
      ? result.ideas[0]?.title !== earlier.result.ideas[0]?.title
      : !sameText(descriptionsOf(result), descriptionsOf(earlier.result)),
})
