import type { RequestFor, ResultFor } from '#app/lib/generation/run.ts'
import type { KindName } from '#contract/kind.ts'
import { type ContentType, contentTypeOf, type SavedFeature, savedLimits } from '#contract/library.ts'
import { messages } from '#contract/messages.ts'
import { audiences, ideaCategories, type LanguageCode, languages, type Tone, tones } from '#contract/options.ts'
import { platformName, platforms } from '#platforms/index.ts'

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

/** Tags are words that people read: names of the options, and none for an option that was left open. */
const voice = ({ tone, language }: { tone: Tone; language: LanguageCode }): string[] => [tones[tone], languages[language].name]

export const savedPost = (request: RequestFor<'post'>, { post }: ResultFor<'post'>): LibraryEntry =>
  entry(
    `${request.platform}-post`,
    post.title ?? request.topic,
    post.title && post.caption.trim() ? `${post.title}\n\n${post.caption}` : post.caption,
    [platformName(request.platform), ...voice(request)],
  )

/** Spec §3: a saved title's content is JSON text of its platform and title. */
export const savedTitle = (request: RequestFor<'titles'>, title: string): LibraryEntry =>
  entry('titles', title, title.trim() ? JSON.stringify({ platform: request.platforms[0], title }) : '', [
    ...(request.platforms[0] === 'General' ? [] : [platformName(request.platforms[0])]),
    ...voice(request),
  ])

export const savedDescription = (request: RequestFor<'description'>, { description }: ResultFor<'description'>): LibraryEntry =>
  entry('descriptions', request.topic, description, [platformName(request.platform), ...voice(request)])

export const savedHashtags = (request: RequestFor<'hashtags'>, { hashtags, tags }: ResultFor<'hashtags'>): LibraryEntry =>
  entry('hashtags', request.topic, tags?.length ? `${hashtags.join(' ')}\n\n${tags.join(', ')}` : hashtags.join(' '), [
    platformName(request.platform),
    languages[request.language].name,
  ])

export const ideaText = ({ title, description, platforms: fits }: ResultFor<'ideas'>['ideas'][number]): string =>
  [title, description, fits.map((id) => platforms[id].label).join(', ')].filter((line) => line.trim()).join('\n')

export const savedIdea = (request: RequestFor<'ideas'>, idea: ResultFor<'ideas'>['ideas'][number]): LibraryEntry =>
  entry('ideas', idea.title, idea.title.trim() || idea.description.trim() ? ideaText(idea) : '', [
    ...(request.category === 'any' ? [] : [ideaCategories[request.category]]),
    ...voice(request),
  ])

export const savedScript = (request: RequestFor<'script'>, { script }: ResultFor<'script'>): LibraryEntry =>
  entry('scripts', request.topic, script, [
    ...(request.targetAudience === 'general' ? [] : [audiences[request.targetAudience]]),
    ...voice(request),
  ])

/** One part of a result that is kept by itself, under the name by which its run remembers that. */
export interface SavedPart {
  readonly part: string
  readonly entry: LibraryEntry
}

type PartsOf = { readonly [Name in KindName]: (request: RequestFor<Name>, result: ResultFor<Name>) => SavedPart[] }

const partsOf: PartsOf = {
  post: (request, result) => [{ part: 'post', entry: savedPost(request, result) }],
  titles: (request, { titles }) => titles.map(({ title }, at) => ({ part: `title-${at}`, entry: savedTitle(request, title) })),
  description: (request, result) => [{ part: 'description', entry: savedDescription(request, result) }],
  hashtags: (request, result) => [{ part: 'hashtags', entry: savedHashtags(request, result) }],
  ideas: (request, { ideas }) => ideas.map((idea, at) => ({ part: `idea-${at}`, entry: savedIdea(request, idea) })),
  script: (request, result) => [{ part: 'script', entry: savedScript(request, result) }],
}

/** A whole result as the parts that are kept: each title and idea by itself, any other kind as one. Blank ones are left out. */
export const savedParts = <Name extends KindName>(kind: Name, request: RequestFor<Name>, result: ResultFor<Name>): SavedPart[] =>
  partsOf[kind](request, result).filter(({ entry }) => entry.content.trim())

/** A whole result as library entries. */
export const savedEntries = <Name extends KindName>(kind: Name, request: RequestFor<Name>, result: ResultFor<Name>): LibraryEntry[] =>
  savedParts(kind, request, result).map(({ entry }) => entry)

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
