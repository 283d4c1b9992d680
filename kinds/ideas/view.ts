import { formMessages } from '#contract/form-messages.ts'
import { copyMessages } from '#contract/messages.ts'
import { ideaCategories, topicMax } from '#contract/options.ts'
import { defineView, voiceTags } from '#contract/view.ts'
import { ideasMessages } from '#kinds/ideas/messages.ts'
import type { IdeasRequest, IdeasResult } from '#kinds/ideas/schema.ts'
import { platforms } from '#platforms/index.ts'

type Idea = IdeasResult['ideas'][number]

const fitsOf = ({ platforms: fits }: Idea): string[] => fits.map((id) => platforms[id].label)

const ideaText = (idea: Idea): string => [idea.title, idea.description, fitsOf(idea).join(', ')].filter((line) => line.trim()).join('\n')

export const ideasView = defineView<IdeasRequest, IdeasResult>({
  head: (_, result) => (result ? ideasMessages.head(result.ideas.length) : ideasMessages.label),
  show({ prompt }, result) {
    const { ideas, arranged } = result
    // A form of the built-in writer says how to film or lay out what is known; none of it belongs in a text. An idea of a model is about
    // something of its own, and seldom says whose it is.
    const topicOf = (idea: Idea) => {
      const about = [idea.title, idea.description].filter((line) => line.trim()).join(': ')
      return about.includes(prompt) ? about : `${about} (${prompt})`
    }
    const revise = (at: number, changed: Partial<Idea>): IdeasResult => ({
      ...result,
      ideas: ideas.map((idea, place) => (place === at ? { ...idea, ...changed } : idea)),
    })
    return {
      layouts: ideasMessages.layouts,
      items: ideas.map((idea, at) => ({
        noun: ideasMessages.noun,
        drawing: { as: 'entry', title: idea.title, text: idea.description, fits: fitsOf(idea) },
        fields: [
          { label: ideasMessages.title({ number: at + 1 }), text: idea.title, write: (title) => revise(at, { title }) },
          {
            label: ideasMessages.description({ number: at + 1 }),
            text: idea.description,
            write: (description) => revise(at, { description }),
          },
        ],
        copy: { text: ideaText(idea), done: copyMessages.idea },
        leadsTo: {
          kinds: ['post', 'script', 'description', 'titles'],
          platforms: idea.platforms,
          about: idea.title,
          ...(!arranged && { topic: topicOf(idea).slice(0, topicMax) }),
        },
        part: `idea-${at}`,
      })),
      copies: [{ text: ideas.map((idea, at) => `${at + 1}. ${ideaText(idea)}`).join('\n\n'), label: formMessages.copyAll }],
    }
  },
  save: (request, { ideas }) =>
    ideas.map((idea, at) => ({
      part: `idea-${at}`,
      title: idea.title,
      content: idea.title.trim() || idea.description.trim() ? ideaText(idea) : '',
      tags: [...(request.category === 'any' ? [] : [ideaCategories[request.category]]), ...voiceTags(request)],
    })),
  rewriteNames: { hook: ideasMessages.others },
})
