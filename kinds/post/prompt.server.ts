import { wantedWords } from '#contract/checks.ts'
import { charactersPerWord } from '#contract/measure.ts'
import { bestLength, type LanguageCode, languages, postWords } from '#contract/options.ts'
import type { post } from '#kinds/post/index.ts'
import type { PostRequest } from '#kinds/post/schema.ts'
import { isThreaded, unthreaded } from '#kinds/post/thread.server.ts'
import { platforms, postLimit } from '#platforms/index.ts'
import { lengthShare } from '#writer/background.ts'
import { brief, detailsFor, hashtagRule, roomyRange, shortHashtagRule, wordRange } from '#writer/brief.ts'
import { explanationLanguage } from '#writer/checks/explanation.ts'
import { changeOf } from '#writer/revision/changes.ts'
import { complexityRules, toneBundles } from '#writer/tones.ts'
import type { Brief, PromptOptions, Revision } from '#writer/writer.ts'

/** X weighs the letters of these scripts twice. */
const weighsTwice: ReadonlySet<LanguageCode> = new Set(['zh', 'ja', 'ko'])

/** Characters of a word with the space after it, as far as limits need it. */
const charactersAWord = 6
const charactersOf = (words: number, language: LanguageCode) => Math.round(words * (charactersPerWord[language] ?? charactersAWord))

/** The length, and the limit when a text of this length could reach it. */
function lengthRules({ platform, premium, length, language, rewrite }: PostRequest, share: number): string[] {
  const range = wantedWords(postWords(length, platform), share)
  const { max, unit } = postLimit(platform, premium)
  const characters = unit === 'weighted' && weighsTwice.has(language) ? max / 2 : max
  const asked = length === bestLength ? roomyRange(range, language) : wordRange(range, language)
  // A translation is as long as its original.
  if (rewrite?.how === 'language')
    return isThreaded({ platform, premium, length }) ? [] : [`With its hashtags it stays under ${Math.round(characters * 0.9)} characters.`]
  if (charactersOf(range.max, language) <= characters * 0.9) return [asked]
  const usually = charactersOf((range.min + range.max) / 2, language)
  return isThreaded({ platform, premium, length }) && usually > characters * 0.9
    ? [
        asked,
        `It is published as a thread of posts of ${characters} characters: write paragraphs of one to three sentences, at most ${Math.round(characters * 0.8)} characters each, and do not number them.`,
      ]
    : [asked, `With its hashtags it stays under ${Math.round(characters * 0.9)} characters.`]
}

/** What shows before "more", when a text of this length is longer. */
const foldRules = ({ platform, length, language }: PostRequest): string[] => {
  const { post: shown } = platforms[platform].fold
  return shown && charactersOf(postWords(length, platform).max, language) > shown * 1.5
    ? [`About ${shown} characters show before "more": they make one want the rest.`]
    : []
}

/** The name of the language of explanations. */
const explanation = languages[explanationLanguage].name

/** The earlier post as a model reads it again: title, then text. */
const earlierText = ({ earlier: { result } }: Revision<typeof post>) =>
  [result.post.title, unthreaded(result.post)].filter(Boolean).join('\n\n')

export function postPrompt(request: PostRequest, revision?: Revision<typeof post>, options?: PromptOptions): Brief {
  const { platform, complexity } = request
  const { label, hashtags, forbidden, postTitle, prompt } = platforms[platform]
  const lengths = lengthRules(request, lengthShare(options?.background))
  return brief({
    request,
    options,
    platform,
    topic: request.topic,
    role: `${label} post.`,
    rules: [
      prompt.habits,
      ...lengths,
      ...foldRules(request),
      ...(detailsFor(request) ? [`The given facts: ${toneBundles[request.tone].facts}.`] : []),
      hashtagRule(hashtags, request, options?.background),
      ...(forbidden ? [`Without the characters ${forbidden.join(' and ')}.`] : []),
      postTitle
        ? `title: plain, at most ${postTitle.max / 3} characters, says what the post is about or asks; the text goes on from there without repeating it.`
        : 'title: an empty string.',
      ...complexityRules[complexity],
      `whyThisWorks: one or two honest sentences to the writer on what the text does, in ${explanation} whatever the language of the post; not part of it.`,
    ],
    short: [
      prompt.habits,
      ...lengths,
      shortHashtagRule(hashtags, options?.background),
      ...(postTitle ? ['title: what the post is about, in a few plain words.'] : []),
      `whyThisWorks: one sentence, in ${explanation}.`,
    ],
    ending: prompt.ending,
    task: `Write one ${label} post about the subject between the marks.`,
    again: revision && { text: earlierText(revision), change: changeOf(revision.how, request) },
  })
}
