import type { RequestFor, ResultFor } from '#app/lib/generation/run.ts'
import { postPlatforms } from '#contract/options.ts'
import type { KindName } from '#kinds/index.ts'

/**
 * Reads a result on its way. Any of its fields may be missing, cut off or not yet of its final shape; these readers
 * hand out what can already be shown, or `null` while that is nothing.
 */
type Partial = Readonly<Record<string, unknown>>
type Readers = { readonly [Name in KindName]: (partial: Partial, request: RequestFor<Name>) => ResultFor<Name> | null }

const textIn = (value: unknown): string => (typeof value === 'string' ? value : '')
const fieldsIn = (value: unknown): Partial => (typeof value === 'object' && value !== null ? (value as Partial) : {})
const listIn = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])
const textsIn = (value: unknown): string[] => listIn(value).map(textIn).filter(Boolean)

export const growing: Readers = {
  post: (partial) => {
    const { caption, title, parts, whyThisWorks } = fieldsIn(partial.post)
    const written = textsIn(parts)
    const post: ResultFor<'post'>['post'] = { caption: textIn(caption) || written.join('\n\n') }
    if (textIn(title)) post.title = textIn(title)
    if (written.length > 1) post.parts = written
    if (textIn(whyThisWorks)) post.whyThisWorks = textIn(whyThisWorks)
    return post.caption || post.title ? { post } : null
  },
  titles: (partial, { platforms: [platform] }) => {
    const titles = listIn(partial.titles)
      .map((entry) => ({ platform, title: textIn(fieldsIn(entry).title) }))
      .filter(({ title }) => title)
    return titles.length > 0 ? { titles } : null
  },
  description: (partial) => (textIn(partial.description) ? { description: textIn(partial.description) } : null),
  hashtags: (partial) => {
    const hashtags = textsIn(partial.hashtags)
    const tags = textsIn(partial.tags)
    return hashtags.length > 0 ? { hashtags, ...(tags.length > 0 && { tags }) } : null
  },
  ideas: (partial) => {
    const ideas = listIn(partial.ideas)
      .map(fieldsIn)
      .map(({ title, description, platforms }) => ({
        title: textIn(title),
        description: textIn(description),
        platforms: postPlatforms.filter((id) => listIn(platforms).includes(id)),
      }))
      .filter(({ title }) => title)
    return ideas.length > 0 ? { ideas } : null
  },
  script: (partial) => (textIn(partial.script) ? { script: textIn(partial.script) } : null),
}
