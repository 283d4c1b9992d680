import { wantedWords } from '#contract/checks.ts'
import { charactersPerWord } from '#contract/measure.ts'
import { type LanguageCode, languages, postWords } from '#contract/options.ts'
import type { post } from '#kinds/post/index.ts'
import type { PostRequest } from '#kinds/post/schema.ts'
import { isThreaded, unthreaded } from '#kinds/post/thread.server.ts'
import { platformWriting } from '#platforms/index.server.ts'
import { platforms, postLimit } from '#platforms/index.ts'
import { lengthShare } from '#writer/background.ts'
import { brief, hashtagRule, shortHashtagRule, sizeOf } from '#writer/brief.ts'
import { explanationLanguage } from '#writer/checks/explanation.ts'
import { changeOf } from '#writer/revision/changes.ts'
import { complexityRules } from '#writer/tones.ts'
import type { Brief, PromptOptions, Revision } from '#writer/writer.ts'

/** X weighs the letters of these scripts twice. */
const weighsTwice: ReadonlySet<LanguageCode> = new Set(['zh', 'ja', 'ko'])

/** Characters of a word with the space after it, as far as limits need it. */
const charactersAWord = 6
const charactersOf = (words: number, language: LanguageCode) => Math.round(words * (charactersPerWord[language] ?? charactersAWord))

/** The limit, where a text of this length could reach it. */
function limitRules({ platform, premium, length, language, rewrite }: PostRequest, share: number): string[] {
  const range = wantedWords(postWords(length, platform), share)
  const { max, unit } = postLimit(platform, premium)
  const characters = unit === 'weighted' && weighsTwice.has(language) ? max / 2 : max
  const isLimited = charactersOf(range.max, language) > characters * 0.9
  const limit = `With its hashtags it stays under ${Math.round(characters * 0.9)} characters.`
  // A translation is as long as its original.
  if (rewrite?.how === 'language') return isThreaded({ platform, premium, length }) ? [] : [limit]
  const usually = charactersOf((range.min + range.max) / 2, language)
  if (!isLimited) return []
  return isThreaded({ platform, premium, length }) && usually > characters * 0.9
    ? [`A thread: unnumbered paragraphs of at most ${Math.round(characters * 0.8)} characters.`]
    : [limit]
}

/** Characters of a title that are read in full, even if the platform allows more. */
const comfortableTitle = 100

/** The name of the language of explanations. */
const explanation = languages[explanationLanguage].name

/** The earlier post as a model reads it again: title, then text. */
const earlierText = ({ earlier: { result } }: Revision<typeof post>) =>
  [result.post.title, unthreaded(result.post)].filter(Boolean).join('\n\n')

export function postPrompt(request: PostRequest, revision?: Revision<typeof post>, options?: PromptOptions): Brief {
  const { platform, complexity } = request
  const { label, hashtags, forbidden, postTitle } = platforms[platform]
  const { prompt } = platformWriting[platform]
  const share = lengthShare(options?.background)
  const limits = limitRules(request, share)
  return brief({
    request,
    options,
    platform,
    topic: request.topic,
    what: `${label} post`,
    // A translation has the length of its original.
    ...(request.rewrite?.how !== 'language' && { size: sizeOf(wantedWords(postWords(request.length, platform), share), request.language) }),
    rules: [
      prompt.habits,
      ...limits,
      hashtagRule(hashtags, request, options?.background),
      ...(forbidden ? [`Without the characters ${forbidden.join(' and ')}.`] : []),
      postTitle
        ? `title: plain, at most ${Math.min(postTitle.max, comfortableTitle)} characters, says what it is about; the text does not repeat it.`
        : 'title: empty.',
      ...complexityRules[complexity],
      `whyThisWorks: one honest sentence, in ${explanation}.`,
    ],
    short: [
      prompt.habits,
      ...limits,
      shortHashtagRule(hashtags, options?.background),
      ...(postTitle ? ['title: what the post is about, in a few plain words.'] : []),
      `whyThisWorks: one sentence, in ${explanation}.`,
    ],
    ending: prompt.ending,
    again: revision && { text: earlierText(revision), change: changeOf(revision.how, request) },
  })
}
