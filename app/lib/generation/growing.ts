import type { ResultFor } from '#app/lib/generation/run.ts'
import type { KindName } from '#contract/kind.ts'

/**
 * Reads an unfinished result. A field on its way may be missing, cut off or of another shape than it will have; these
 * readers hand out only what can already be shown.
 */
type Growing = Readonly<Record<string, unknown>>

const textIn = (value: unknown): string => (typeof value === 'string' ? value : '')
const fieldsIn = (value: unknown): Growing => (typeof value === 'object' && value !== null ? (value as Growing) : {})
const listIn = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])
const textsIn = (value: unknown): string[] => listIn(value).map(textIn).filter(Boolean)

export function growingPost(partial: Growing): ResultFor<'post'>['post'] {
  const { caption, title, parts, whyThisWorks } = fieldsIn(partial.post)
  const written = textsIn(parts)
  return {
    caption: textIn(caption),
    ...(textIn(title) && { title: textIn(title) }),
    ...(written.length > 1 && { parts: written }),
    ...(textIn(whyThisWorks) && { whyThisWorks: textIn(whyThisWorks) }),
  }
}

export const growingTitles = (partial: Growing): string[] =>
  listIn(partial.titles)
    .map((entry) => textIn(fieldsIn(entry).title))
    .filter(Boolean)

export const growingDescription = (partial: Growing): string => textIn(partial.description)

export const growingScript = (partial: Growing): string => textIn(partial.script)

export const growingHashtags = (partial: Growing): string[] => textsIn(partial.hashtags)

export const growingIdeas = (partial: Growing): { title: string; description: string }[] =>
  listIn(partial.ideas)
    .map((entry) => ({ title: textIn(fieldsIn(entry).title), description: textIn(fieldsIn(entry).description) }))
    .filter(({ title }) => title)

/** Whether anything of the result can be shown yet. */
export const hasBegun = (kind: KindName, partial: Growing): boolean =>
  ({
    post: () => growingPost(partial).caption !== '',
    titles: () => growingTitles(partial).length > 0,
    description: () => growingDescription(partial) !== '',
    hashtags: () => growingHashtags(partial).length > 0,
    ideas: () => growingIdeas(partial).length > 0,
    script: () => growingScript(partial) !== '',
  })[kind]()
