import { copyMessages } from '#contract/messages.ts'
import { ideaCategories } from '#contract/options.ts'
import { otherTexts } from '#contract/result-messages.ts'
import { defineView, voiceTags } from '#contract/view.ts'
import type { IdeasRequest, IdeasResult } from '#kinds/ideas/schema.ts'
import { platforms } from '#platforms/index.ts'

type Idea = IdeasResult['ideas'][number]

const fitsOf = ({ platforms: fits }: Idea): string[] => fits.map((id) => platforms[id].label)

const ideaText = (idea: Idea): string => [idea.title, idea.description, fitsOf(idea).join(', ')].filter((line) => line.trim()).join('\n')

export const ideasView = defineView<IdeasRequest, IdeasResult>({
  head: (_, result) => (!result ? 'Ideas' : result.ideas.length === 1 ? '1 idea' : `${result.ideas.length} ideas`),
  show(_, result) {
    const { ideas } = result
    const revise = (at: number, changed: Partial<Idea>): IdeasResult => ({
      ...result,
      ideas: ideas.map((idea, place) => (place === at ? { ...idea, ...changed } : idea)),
    })
    return {
      layouts: 'How ideas are laid out',
      items: ideas.map((idea, at) => ({
        noun: 'idea',
        drawing: { as: 'entry', title: idea.title, text: idea.description, fits: fitsOf(idea) },
        fields: [
          { label: `Title of idea ${at + 1}`, text: idea.title, write: (title) => revise(at, { title }) },
          { label: `Description of idea ${at + 1}`, text: idea.description, write: (description) => revise(at, { description }) },
        ],
        copy: { text: ideaText(idea), done: copyMessages.get().idea },
        part: `idea-${at}`,
      })),
      copies: [{ text: ideas.map((idea, at) => `${at + 1}. ${ideaText(idea)}`).join('\n\n'), label: 'Copy all' }],
    }
  },
  save: (request, { ideas }) =>
    ideas.map((idea, at) => ({
      part: `idea-${at}`,
      title: idea.title,
      content: idea.title.trim() || idea.description.trim() ? ideaText(idea) : '',
      tags: [...(request.category === 'any' ? [] : [ideaCategories[request.category]]), ...voiceTags(request)],
    })),
  rewriteNames: { hook: otherTexts.get().ideas },
})
