import type { RequestFor, ResultFor } from '#app/lib/generation/run.ts'
import type { KindName } from '#contract/kind.ts'
import { type ContentType, contentTypeOf, type SavedFeature, savedLimits } from '#contract/library.ts'
import { messages } from '#contract/messages.ts'
import { platforms } from '#contract/platforms.ts'

/** What `save-content` takes. */
export interface LibraryEntry {
  readonly title: string
  readonly content: string
  readonly feature: SavedFeature
  readonly contentType: ContentType
  readonly tags: string[]
}

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

/** A name for the library: one line, cut between whole characters at `max` UTF-16 units. */
function nameFrom(text: string, max: number = 120): string {
  const line = text.replace(/\s+/g, ' ').trim()
  if (line.length <= max) return line
  let cut = ''
  for (const { segment } of graphemes.segment(line)) {
    if (cut.length + segment.length > max - 1) break
    cut += segment
  }
  return `${cut.trimEnd()}…`
}

const entry = (feature: SavedFeature, title: string, content: string, tags: readonly string[]): LibraryEntry => ({
  title: nameFrom(title),
  content,
  feature,
  contentType: contentTypeOf(feature),
  tags: tags.slice(0, savedLimits.tags),
})

export const savedPost = (request: RequestFor<'post'>, { post }: ResultFor<'post'>): LibraryEntry =>
  entry(
    `${request.platform}-post`,
    post.title ?? request.topic,
    post.title && post.caption.trim() ? `${post.title}\n\n${post.caption}` : post.caption,
    [request.platform, request.tone, request.language],
  )

/** Spec §3: a saved title's content is JSON text of its platform and title. */
export const savedTitle = (request: RequestFor<'titles'>, title: string): LibraryEntry =>
  entry('titles', title, title.trim() ? JSON.stringify({ platform: request.platforms[0], title }) : '', [
    request.platforms[0],
    request.tone,
    request.language,
  ])

export const savedDescription = (request: RequestFor<'description'>, { description }: ResultFor<'description'>): LibraryEntry =>
  entry('descriptions', request.topic, description, [request.platform, request.tone, request.language])

export const savedHashtags = (request: RequestFor<'hashtags'>, { hashtags, tags }: ResultFor<'hashtags'>): LibraryEntry =>
  entry('hashtags', request.topic, tags?.length ? `${hashtags.join(' ')}\n\n${tags.join(', ')}` : hashtags.join(' '), [
    request.platform,
    request.language,
  ])

export const ideaText = ({ title, description, platforms: fits }: ResultFor<'ideas'>['ideas'][number]): string =>
  [title, description, fits.map((id) => platforms[id].label).join(', ')].filter((line) => line.trim()).join('\n')

export const savedIdea = (request: RequestFor<'ideas'>, idea: ResultFor<'ideas'>['ideas'][number]): LibraryEntry =>
  entry('ideas', idea.title, idea.title.trim() || idea.description.trim() ? ideaText(idea) : '', [
    request.category,
    request.tone,
    request.language,
  ])

export const savedScript = (request: RequestFor<'script'>, { script }: ResultFor<'script'>): LibraryEntry =>
  entry('scripts', request.topic, script, [request.length, request.targetAudience, request.tone, request.language])

type EntriesOf = { readonly [Name in KindName]: (request: RequestFor<Name>, result: ResultFor<Name>) => LibraryEntry[] }

const entriesOf: EntriesOf = {
  post: (request, result) => [savedPost(request, result)],
  titles: (request, { titles }) => titles.map(({ title }) => savedTitle(request, title)),
  description: (request, result) => [savedDescription(request, result)],
  hashtags: (request, result) => [savedHashtags(request, result)],
  ideas: (request, { ideas }) => ideas.map((idea) => savedIdea(request, idea)),
  script: (request, result) => [savedScript(request, result)],
}

/** A whole result as library entries: one each title and idea, one for any other kind. Blank ones are left out. */
export const savedEntries = <Name extends KindName>(kind: Name, request: RequestFor<Name>, result: ResultFor<Name>): LibraryEntry[] =>
  entriesOf[kind](request, result).filter(({ content }) => content.trim())

/** What saving an entry of a feature says when it is done, when there is nothing to save, and when it failed. */
export function savingWords(feature: SavedFeature) {
  const { library } = messages
  if (feature === 'scripts')
    return {
      done: library.savedScript,
      nothing: library.noScriptToSave,
      failed: library.saveScriptFailed,
      signIn: messages.generation.signInToUse,
    }
  if (feature === 'titles')
    return { done: library.savedTitle, nothing: library.nothingToSave, failed: library.saveTitleFailed, signIn: library.signInToSaveTitles }
  return { done: library.saved, nothing: library.nothingToSave, failed: library.saveFailed, signIn: messages.generation.signInToUse }
}
