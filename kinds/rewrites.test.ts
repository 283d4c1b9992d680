import { describe, expect, test } from 'vitest'
import type { Kind } from '#contract/kind.ts'
import { needsChoice, type RewriteHow, rewriteHows } from '#contract/rewrite.ts'
import { measures } from '#contract/weighted.ts'
import { serverKinds } from '#kinds/index.server.ts'
import { type KindName, kinds, rewriteRule } from '#kinds/index.ts'
import { shortTitle } from '#kinds/titles/index.ts'
import { finalResult } from '#tests/support/partials.ts'
import { writers } from '#tests/support/writers.ts'
import { CannotRewrite } from '#writer/builtin/rearrange.ts'

const id = '0197aaaa-0000-7000-8000-000000000001'
const names = Object.keys(kinds) as KindName[]
const topics = [
  'repairing old bicycles',
  'We open our second bakery on Saturday',
  'How do I get more clients?',
  'AI for small shops: first steps',
]
const details = '12 Mill Street\nFrom 9 am, £12 a person\nBook: 555 0134'
const options = { tone: 'formal', language: 'de', platform: 'linkedin' }

const rewriteBy = (how: RewriteHow) => ({ of: id, how, ...(how === 'instruction' && { instruction: 'Say more about the coffee' }) })

const asked = (name: KindName, topic: string, changes: object) =>
  serverKinds[name].schema.request.parse({ ...kinds[name].sample, ...(name === 'ideas' ? { prompt: topic } : { topic }), ...changes })

describe.each(names)('the built-in writer rewrites %s', (name) => {
  const kind: Kind = kinds[name]
  const writer = writers[name]
  const hows = rewriteHows.filter((how) => rewriteRule(name, how))

  test.each(hows)('%s: uses the same input, has no faults and is reproducible, or fails as impossible', (how) => {
    for (const topic of topics)
      for (const given of [{}, { details }, { details, occasion: 'event' }]) {
        const before = asked(name, topic, given)
        const result = writer.schema.result.parse(finalResult(writer.arrange(before, 1)))
        const said = rewriteRule(name, how)?.(before as never, result as never)
        if (!said) continue
        const request = writer.schema.request.parse({ ...said, ...(needsChoice(how) && { [how]: options[how] }), rewrite: rewriteBy(how) })
        expect(request).toMatchObject(given)
        const rewrite = () => finalResult(writer.rearrange(request, { how, earlier: { request: before, result } }, 101))
        try {
          const made = writer.schema.result.parse(rewrite())
          expect(writer.schema.check(made, request, measures), `${topic}: ${kind.text(made)}`).toEqual([])
          expect(made).toEqual(rewrite())
          if (how !== 'platform') expect(kind.text(made)).not.toBe(kind.text(result))
        } catch (error) {
          if (!(error instanceof CannotRewrite)) throw error
          expect(error.how).toBe(how)
        }
      }
  })

  test('fails for an instruction, which it does not understand', () => {
    const before = asked(name, 'bread', {})
    const earlier = { request: before, result: finalResult(writer.arrange(before, 1)) }
    const request = writer.schema.request.parse({ ...before, rewrite: rewriteBy('instruction') })
    expect(() => finalResult(writer.rearrange(request, { how: 'instruction', earlier }, 2))).toThrow(CannotRewrite)
  })

  test.runIf(rewriteRule(name, 'language'))("fails for another language, because it cannot translate the user's words", () => {
    const before = asked(name, 'bread', {})
    const earlier = { request: before, result: finalResult(writer.arrange(before, 1)) }
    const request = writer.schema.request.parse({ ...before, language: 'hi', rewrite: { of: id, how: 'language' } })
    expect(() => finalResult(writer.rearrange(request, { how: 'language', earlier }, 2))).toThrow(CannotRewrite)
  })
})

describe('shorter titles', () => {
  const request = asked('titles', 'sourdough', {})
  const long = { platform: 'youtube' as const, title: 'A title that goes on for a good while longer than anybody would read it' }
  const short = { platform: 'youtube' as const, title: 'Sourdough for Beginners' }
  const earlier = {
    request,
    result: { titles: [short, ...Array.from({ length: 4 }, (_, at) => ({ ...long, title: `${long.title} ${at}` }))] },
  }

  test('titles that a model wrote too long are a fault, and none is cut in the middle', () => {
    const revision = { how: 'shorter' as const, earlier }
    expect(writers.titles.rewriteFaults(earlier.result, request, revision).length).toBeGreaterThan(0)
    expect(writers.titles.fit(earlier.result, request)).toEqual(earlier.result)
  })

  test('titles that are all short cannot be shortened', () => {
    expect(
      rewriteRule('titles', 'shorter')?.(request as never, { titles: Array(5).fill({ ...short, title: 'x'.repeat(shortTitle) }) }),
    ).toBeNull()
  })
})

test.each<[KindName, RewriteHow, object]>([
  ['post', 'shorter', { length: 'short' }],
  ['post', 'longer', { length: 'long' }],
  ['post', 'simpler', { complexity: 'simple' }],
  ['script', 'shorter', { length: 'reel' }],
  ['script', 'longer', { length: 'long' }],
  ['script', 'simpler', { rewrite: { of: id, how: 'simpler' } }],
  ['description', 'simpler', { rewrite: { of: id, how: 'simpler' } }],
])('%s: a %s version is not offered for %o', (name, how, changes) => {
  const request = asked(name, 'bread', changes)
  expect(rewriteRule(name, how)?.(request as never, { description: 'x' } as never)).toBeNull()
})

test("a description of one line cannot be shortened, and one near the platform's limit cannot be lengthened", () => {
  const request = asked('description', 'bread', { platform: 'twitter' })
  expect(rewriteRule('description', 'shorter')?.(request as never, { description: 'One line only.' })).toBeNull()
  expect(rewriteRule('description', 'longer')?.(request as never, { description: 'x '.repeat(130) })).toBeNull()
})
