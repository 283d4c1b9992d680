import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { AnyRequest, Kind, KindSchema } from '#contract/kind.ts'
import { languageCodes, postPlatforms } from '#contract/options.ts'
import { serverKinds } from '#kinds/index.server.ts'
import { type KindName, kinds } from '#kinds/index.ts'
import { finalResult } from '#tests/support/partials.ts'
import { assess } from '#writer/assess.ts'
import { NeedsWords, type Writer } from '#writer/writer.ts'

/** What topics are made of: stacked marks, letters that join, signs, emoji in sequences, things that look like facts. */
const units = [
  'ा',
  'ग्',
  'ᄀ',
  'ᆨ',
  '\u0301',
  '\u0334',
  'Z͑ͫ̓ͪ',
  'a\u0301\u0302\u0303',
  'ண்',
  'ﷺ',
  'क्ष',
  '\ufe0f',
  '\u{1F3FD}',
  '👨‍👩‍👧',
  '🏴󠁧󠁢󠁳󠁣󠁴󠁿',
  '🇮🇳',
  'a',
  'é',
  'ア',
  '一',
  '한',
  'अ',
  'ب',
  'Я',
  '𝒜',
  'ａ',
  ' ',
  '  ',
  '\n',
  '.',
  ',',
  '?',
  '!',
  ':',
  '-',
  '(',
  ')',
  '"',
  '«',
  '#',
  '@',
  '/',
  '<b>',
  '&amp;',
  '*',
  '_',
  '1',
  '20%',
  '₹',
  '10am',
  '#tag ',
  '@a ',
  'x.example/a ',
  'a@b.example ',
  'rain ',
  'दिवाली ',
  '新しい',
  '할인 ',
]
const topics = fc.oneof(
  fc.tuple(fc.constantFrom(...units), fc.integer({ min: 1, max: 2000 })).map(([unit, count]) => unit.repeat(count)),
  fc.array(fc.constantFrom(...units), { minLength: 1, maxLength: 60 }).map((parts) => parts.join('')),
  fc.string({ unit: 'binary', maxLength: 200 }),
)
const platformsOf = (request: AnyRequest) => ('platforms' in request ? 'platforms' : 'platform' in request ? 'platform' : undefined)

/** What is written; `null` when the writer refuses for want of a word. */
function arranged(writer: Writer, request: AnyRequest, seed: number) {
  try {
    return finalResult(writer.arrange(request as never, seed))
  } catch (error) {
    if (error instanceof NeedsWords) return null
    throw error
  }
}
const hasWord = ({ topic, details }: AnyRequest) => /\p{L}{3}/u.test(`${topic} ${details ?? ''}`.normalize('NFC'))

test.each(Object.keys(kinds) as KindName[])(
  '%s: every topic that is admitted is written about, within the limits of its platform',
  async (name) => {
    const writer = (await serverKinds[name].writer()) as unknown as Writer
    const schema: KindSchema = serverKinds[name].schema
    const { sample } = kinds[name] as Kind
    const field = 'topic' in sample ? 'topic' : 'prompt'
    const platformField = platformsOf(sample as AnyRequest)
    const drawn = fc.record({
      text: topics,
      details: fc.oneof(fc.constant(undefined), topics),
      language: fc.constantFrom(...languageCodes),
      platform: fc.constantFrom(...postPlatforms),
      seed: fc.nat(20),
    })
    await fc.assert(
      fc.asyncProperty(drawn, async ({ text, details, language, platform, seed }) => {
        const on = platformField && { [platformField]: platformField === 'platforms' ? [platform] : platform }
        const changed = { [field]: text.slice(0, 2000), details: details?.slice(0, 800), language, ...on }
        const parsed = schema.request.safeParse({ ...sample, ...changed })
        if (!parsed.success) return
        const result = arranged(writer, parsed.data, seed)
        if (!result) {
          expect(hasWord(parsed.data)).toBe(false)
          return
        }
        const { result: shaped, faults } = await assess(
          { writer, request: parsed.data, kind: name } as never,
          { result, engine: 'builtin' } as never,
        )
        expect(shaped).toBeDefined()
        expect(faults.filter(({ rule }) => ['broken', 'limit', 'characters', 'count', 'language', 'link'].includes(rule))).toEqual([])
      }),
      { numRuns: 1_000 },
    )
  },
)
