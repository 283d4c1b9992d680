import { type LanguageCode, postLengths } from '#contract/options.ts'
import type { post } from '#kinds/post/index.ts'
import type { PostRequest } from '#kinds/post/schema.ts'
import { unthreaded } from '#kinds/post/thread.server.ts'
import { platforms, postLimit } from '#platforms/index.ts'
import { brief, charactersPerWord, hashtagRule, wordRange } from '#writer/brief.ts'
import { changeOf } from '#writer/revision/changes.ts'
import { complexityRules, toneBundles } from '#writer/tones.ts'
import type { Brief, Revision } from '#writer/writer.ts'

/** X weighs the letters of these scripts twice. */
const weighsTwice: ReadonlySet<LanguageCode> = new Set(['zh', 'ja', 'ko'])

/** Characters of a word with the space after it, as far as limits need it. */
const charactersAWord = 6
const charactersOf = (words: number, language: LanguageCode) => Math.round(words * (charactersPerWord[language] ?? charactersAWord))

/** The limit, when a text of this length could reach it. */
function limitRules({ platform, premium, length, language }: PostRequest): string[] {
  const { max, unit } = postLimit(platform, premium)
  const characters = unit === 'weighted' && weighsTwice.has(language) ? max / 2 : max
  if (charactersOf(postLengths[length].max, language) <= characters * 0.9) return []
  return platforms[platform].thread && !premium
    ? [
        `It is published as a thread of posts of ${characters} characters: write paragraphs of one to three sentences, at most ${Math.round(characters * 0.8)} characters each, and do not number them.`,
      ]
    : [`The whole post stays under ${Math.round(characters * 0.9)} characters.`]
}

/** What shows before "more", when a text of this length is longer. */
const foldRules = ({ platform, length, language }: PostRequest): string[] => {
  const { post: shown } = platforms[platform].fold
  return shown && charactersOf(postLengths[length].max, language) > shown * 1.5
    ? [`About ${shown} characters show before "more": they make one want the rest.`]
    : []
}

/** The earlier post as a model reads it again: title, then text. */
const earlierText = ({ earlier: { result } }: Revision<typeof post>) =>
  [result.post.title, unthreaded(result.post)].filter(Boolean).join('\n\n')

export function postPrompt(request: PostRequest, revision?: Revision<typeof post>): Brief {
  const { platform, language, length, complexity } = request
  const { label, hashtags, forbidden, postTitle, prompt } = platforms[platform]
  return brief({
    request,
    platform,
    topic: request.topic,
    role: `${label} post.`,
    rules: [
      prompt.habits,
      wordRange(postLengths[length], language),
      ...limitRules(request),
      ...foldRules(request),
      ...(request.details ? [`The given facts: ${toneBundles[request.tone].facts}.`] : []),
      hashtagRule(hashtags, request),
      ...(forbidden ? [`Without the characters ${forbidden.join(' and ')}.`] : []),
      postTitle
        ? `title: plain, at most ${postTitle.max / 3} characters, says what the post is about or asks; the text goes on from there without repeating it.`
        : 'title: an empty string.',
      ...complexityRules[complexity],
      'whyThisWorks: one or two honest sentences to the writer on what the text does, in the language of their topic; not part of the post.',
    ],
    ending: prompt.ending,
    task: `Write one ${label} post about the subject between the marks.`,
    again: revision && { text: earlierText(revision), change: changeOf(revision.how, request) },
  })
}
