import { describe, expect, test } from 'vitest'
import { isSensitiveOccasion, type Occasion, occasionIds } from '#contract/occasions.ts'
import {
  defaultTone,
  descriptionPlatforms,
  languageCodes,
  type PostPlatform,
  postLengthIds,
  postPlatforms,
  scriptLengthIds,
  type Tone,
  toneIds,
} from '#contract/options.ts'
import { roleIds } from '#contract/roles.ts'
import { measures } from '#contract/weighted.ts'
import { arrange as arrangeDescription } from '#kinds/description/builtin.server.ts'
import { type PostRequest, postSchema } from '#kinds/post/schema.ts'
import { unthreaded } from '#kinds/post/thread.server.ts'
import { arrange as arrangeScript } from '#kinds/script/builtin.server.ts'
import { platformWriting } from '#platforms/index.server.ts'
import { platforms } from '#platforms/index.ts'
import { holds, inputOf, inputs, one, post, seed, textOf } from '#tests/support/occasion-texts.ts'
import { finalResult } from '#tests/support/partials.ts'
import { phrasesOf } from '#writer/builtin/phrases/load.ts'
import { read } from '#writer/builtin/reading.ts'
import { foldedText } from '#writer/builtin/requests.fixture.ts'
import { answersOf, typedIn } from '#writer/builtin/roles.fixture.ts'
import { withoutEmoji, withoutEnd } from '#writer/builtin/sentences.ts'

describe.each(languageCodes)('%s: every given fact is in the text once, word for word', (language) => {
  const cells = (platformCount: number) =>
    occasionIds.flatMap((occasion) => inputs.flatMap((how) => Array.from({ length: platformCount }, (_, at) => ({ occasion, how, at }))))
  /** Longer lines only: a price may be a part of another fact. */
  const isRepeated = (text: string, line: string) => line.length > 6 && foldedText(text).split(foldedText(line)).length > 2
  const isBroken = (text: string) => /[.。।۔]{2}|[?？؟!！][.。।۔]|[:：]\s?[:：]|[{}]/u.test(text)

  test('in posts on every platform, without a doubled mark', () => {
    const faults = cells(postPlatforms.length).flatMap(({ occasion, how, at }, turn) => {
      const { request, lines } = inputOf(language, occasion, how)
      const asked = { platform: one(postPlatforms, at), tone: one(toneIds, turn), length: one(postLengthIds, turn) }
      const text = textOf(post({ ...request, ...asked }))
      const topic = withoutEnd(request.topic).trim()
      const lost = [topic, ...lines].filter((line) => !holds(text, line))
      const twice = lines.filter((line) => isRepeated(text, line))
      return lost.length + twice.length > 0 || isBroken(text) ? [{ occasion, how, ...asked, lost, twice, text }] : []
    })
    expect(faults).toEqual([])
  })
  test('in descriptions on every platform, without a doubled mark', () => {
    const faults = cells(descriptionPlatforms.length).flatMap(({ occasion, how, at }, turn) => {
      const { request, lines } = inputOf(language, occasion, how)
      const platform = one(descriptionPlatforms, at)
      const text = finalResult(arrangeDescription({ ...request, platform, tone: one(toneIds, turn) }, seed)).description
      // Under a video the label "New video:" is left away.
      const topic = occasion === 'video' ? read({ ...request, tone: 'casual' }).bare : withoutEnd(request.topic).trim()
      const lost = [topic, ...lines].filter((line) => !holds(text, line))
      const twice = lines.filter((line) => isRepeated(text, line))
      return lost.length + twice.length > 0 || isBroken(text) ? [{ occasion, how, platform, lost, twice, text }] : []
    })
    expect(faults).toEqual([])
  })
  test('in scripts', () => {
    const faults = occasionIds.flatMap((occasion, at) => {
      const { request, lines } = inputOf(language, occasion, 'facts')
      const asked = { length: one(scriptLengthIds, at), targetAudience: 'general', tone: one(toneIds, at) } as const
      const { script } = finalResult(arrangeScript({ ...request, ...asked }, seed))
      return lines.filter((line) => !holds(script, line)).map((line) => ({ occasion, line, script }))
    })
    expect(faults).toEqual([])
  })
})

/** A text without what may be equal in two others: hashtags and emoji. A title is shown apart from its text. */
const compared = ({ post: { title, ...rest } }: ReturnType<typeof post>) =>
  `${title === undefined ? '' : `[${title}] `}${withoutEmoji(unthreaded(rest)).replace(/#[\p{L}\p{M}\p{N}_]+/gu, '')}`
    .replace(/[^\S\n]+/gu, ' ')
    .replace(/ ?\n ?/gu, '\n')
    .trim()

/** Pairs of equal texts, each by what it was written for. */
function equalPairs<Key>(keys: readonly Key[], text: (key: Key) => string): { keys: [Key, Key]; text: string }[] {
  const first = new Map<string, Key>()
  return keys.flatMap((key) => {
    const written = text(key)
    const earlier = first.get(written)
    if (earlier !== undefined) return [{ keys: [earlier, key], text: written }]
    first.set(written, key)
    return []
  })
}

/** Quiet texts, and those of which nothing is known, are plain everywhere. */
const isPlain = (occasion: Occasion) => isSensitiveOccasion(occasion) || occasion === 'other'
const lively = occasionIds.filter((occasion) => !isPlain(occasion))

describe.each(languageCodes)('%s: the same request differs, apart from hashtags and emoji,', (language) => {
  const cells = lively.flatMap((occasion) => inputs.map((how) => ({ occasion, how })))

  /** A platform of each shape: two of one shape may arrange alike. */
  const shapes = [...new Map(postPlatforms.map((platform) => [platformWriting[platform].builtin.shape, platform])).values()]
  /** The plain tone, and those with frames: any other shows in emoji and the form of address only. */
  const heard = toneIds.filter((tone) => tone === defaultTone || phrasesOf(language).tones[tone].frame)

  test('on any two platforms of different shapes', () => {
    const equal = cells.flatMap(({ occasion, how }) =>
      (['casual', 'professional', 'excited'] as const).flatMap((tone: Tone) =>
        equalPairs<PostPlatform>(shapes, (platform) => compared(post({ ...inputOf(language, occasion, how).request, tone, platform }))),
      ),
    )
    expect(equal).toEqual([])
  })
  test('in any two tones with frames, and in the plain one', () => {
    const equal = cells
      .flatMap((cell) => postPlatforms.map((platform) => ({ ...cell, platform })))
      .flatMap(({ occasion, how, platform }) => {
        const { request } = inputOf(language, occasion, how)
        // A title on one line has no room for a frame before a topic with a colon of its own.
        if (platforms[platform].postTitle && /[:：]/u.test(request.topic)) return []
        return equalPairs<Tone>(heard, (tone) => compared(post({ ...request, tone, platform })))
      })
    expect(equal).toEqual([])
  })
})

describe.each(languageCodes)('%s: the length asked for is met, or a note names the questions that would reach it,', (language) => {
  const cells = occasionIds.flatMap((occasion) =>
    postLengthIds.flatMap((length) => postPlatforms.map((platform) => ({ occasion, length, platform }))),
  )

  test('with three facts and with all', () => {
    const silent = cells.flatMap(({ occasion, length, platform }) =>
      [3, roleIds.length].flatMap((count) => {
        const facts = Object.fromEntries(Object.entries(answersOf(language, occasion)).slice(0, count))
        const request = { topic: typedIn[language].topics[occasion], facts, occasion, language, platform, length }
        const result = post(request)
        const full = { tone: 'casual', complexity: 'moderate', premium: false, ...request } as PostRequest
        const isFaulty = postSchema.check(result, full, measures).some(({ rule }) => rule === 'length')
        const shorter = result.arranged?.notes.find((note) => note.code === 'shorter')
        // Nothing more is asked of grave news.
        const isUnnamed = shorter?.add.length === 0 && !isSensitiveOccasion(occasion)
        return isFaulty || isUnnamed ? [{ occasion, length, platform, count, text: result.post.caption }] : []
      }),
    )
    expect(silent).toEqual([])
  })
})
