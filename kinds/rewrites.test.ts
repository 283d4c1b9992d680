import { describe, expect, test } from 'vitest'
import type { Kind, KindName } from '#contract/kind.ts'
import { countWords } from '#contract/measure.ts'
import { languageCodes } from '#contract/options.ts'
import { isChosen, type RewriteHow, rewriteHows } from '#contract/rewrite.ts'
import { scriptSections } from '#contract/script.ts'
import { measures } from '#contract/weighted.ts'
import { writers } from '#kinds/registry.server.ts'
import { kinds } from '#kinds/registry.ts'
import { rewriteRule } from '#kinds/rewrites.ts'
import { shorterTitle, shortTitle } from '#kinds/titles/rewrites.ts'
import { whole } from '#tests/support/composing.ts'
import { brokenFaults } from '#writer/checks/broken.ts'
import { groundingFaults } from '#writer/checks/grounding.ts'
import { repeatFaults } from '#writer/checks/repeats.ts'
import { wornFaults } from '#writer/checks/worn.ts'
import { loadBooks } from '#writer/languages/registry.ts'
import { belowLead, leadOf } from '#writer/rewrite/lead.ts'
import { NoOtherHook } from '#writer/rewrite/no-other-hook.ts'

await loadBooks()

const id = '0197aaaa-0000-7000-8000-000000000001'
const names = Object.keys(kinds) as KindName[]
const topics = ['repairing old bicycles', 'sourdough', 'How do I get more clients?', 'AI for small shops: first steps']
/** Lengths and platforms from which every rewrite has somewhere to go. */
const variants: Partial<Record<KindName, readonly object[]>> = {
  post: [
    { platform: 'linkedin', length: 'standard' },
    { platform: 'twitter', length: 'medium' },
    { platform: 'reddit', length: 'long', tone: 'formal' },
  ],
  script: [{ length: 'medium' }],
  description: [{ platform: 'youtube' }, { platform: 'instagram', tone: 'formal' }],
}
const options = { tone: 'educational', language: 'en' }

const asked = (name: KindName, topic: string, changes: object) =>
  kinds[name].request.parse({ ...kinds[name].sample, ...(name === 'ideas' ? { prompt: topic } : { topic }), ...changes })

/** A composition and its rewrite; `null` where the kind has nothing further that way. */
function rewritten(name: KindName, how: RewriteHow, before: object, seed: number) {
  const kind: Kind = kinds[name]
  const writer = writers[name]
  const result = whole(writer.compose(before, seed))
  const said = rewriteRule(name, how)?.(before as never, result as never)
  if (!said) return null
  const request = kind.request.parse({ ...said, ...(isChosen(how) && { [how]: options[how] }), rewrite: { of: id, how } })
  const revision = { how, earlier: { request: before, result } }
  const rewrite = (of = seed + 100) => whole(writer.rewrite(request, revision, of))
  return { kind, writer, request, revision, result, made: rewrite(), again: rewrite() }
}

/** Everything that is wrong with a rewrite, by the checks that a model's answer would have to pass. */
function faultsOf({ kind, writer, request, made }: NonNullable<ReturnType<typeof rewritten>>) {
  const passages = writer.passages(made)
  return [
    ...kind.check(kind.result.parse(made), request, measures),
    ...brokenFaults(passages, ''),
    ...groundingFaults(passages, writer.source(request), request.language),
    ...repeatFaults(passages, request.language),
    ...wornFaults(passages, request.language, writer.source(request)),
  ]
}

describe.each(names)('the built-in writer rewrites %s', (name) => {
  const hows = rewriteHows.filter((how) => rewriteRule(name, how) && how !== 'language')
  test.each(hows)(
    '%s: within every rule of the new request, keeping its promise, the same for a seed',
    (how) => {
      let done = 0
      for (const topic of topics)
        for (const changes of variants[name] ?? [{}])
          for (let seed = 1; seed <= 2; seed++) {
            const one = rewritten(name, how, asked(name, topic, changes), seed)
            if (!one) continue
            done++
            expect(faultsOf(one), `${topic} ${seed}`).toEqual([])
            expect(one.made).toEqual(one.again)
            const { writer, made, request, revision } = one
            const promises = writer
              .promises(made, request, revision)
              .filter(({ message }) => !(how === 'hook' && /more than/.test(message)))
            expect(promises, `${topic} ${seed}`).toEqual([])
          }
      expect(done > 0 || (name === 'titles' && how === 'shorter')).toBe(true)
    },
    20_000,
  )

  test.runIf(rewriteRule(name, 'language')).each(languageCodes)('in another language (%s), within every rule', (language) => {
    const before = asked(name, 'sourdough', { ...variants[name]?.[0], language: language === 'en' ? (languageCodes[1] ?? 'en') : 'en' })
    const kind: Kind = kinds[name]
    const earlier = { request: before, result: whole(writers[name].compose(before, 1)) }
    const request = kind.request.parse({ ...before, language, rewrite: { of: id, how: 'language' } })
    const made = whole(writers[name].rewrite(request, { how: 'language', earlier }, 2))
    expect(kind.check(kind.result.parse(made), request, measures)).toEqual([])
  })
})

const linkedin = asked('post', 'repairing old bicycles', { platform: 'linkedin', length: 'standard' })

test('a shorter post is made of the earlier one, unless that is a list: nothing in it is new', () => {
  const made = Array.from({ length: 20 }, (_, seed) => rewritten('post', 'shorter', linkedin, seed)).filter((one) => {
    const [before, now] = [one?.result.post.caption, one?.made.post.caption] as [string, string]
    expect(countWords(now, 'en')).toBeLessThan(countWords(before, 'en'))
    return now.split('\n\n').every((paragraph) => before.includes(paragraph))
  })
  expect(made.length).toBeGreaterThanOrEqual(12)
})

test('a longer post holds every paragraph of the earlier one', () => {
  const made = Array.from({ length: 20 }, (_, seed) => rewritten('post', 'longer', linkedin, seed)).filter((one) => {
    const [before, now] = [one?.result.post.caption, one?.made.post.caption] as [string, string]
    return before.split('\n\n').every((paragraph) => now.includes(paragraph))
  })
  expect(made.length).toBeGreaterThanOrEqual(16)
})

test('of most posts another hook changes the first line and nothing else', () => {
  const kept = Array.from({ length: 20 }, (_, seed) => rewritten('post', 'hook', linkedin, seed)).filter((one) => {
    const [before, now] = [one?.result.post.caption, one?.made.post.caption] as [string, string]
    expect(leadOf(now, 'en')).not.toBe(leadOf(before, 'en'))
    return belowLead(before, 'en') === belowLead(now, 'en')
  })
  expect(kept.length).toBeGreaterThanOrEqual(14)
})

test("a person's own news has one first line, and the rewrite says so instead of writing another text", () => {
  const news = asked('post', 'We open our second bakery on Saturday', { platform: 'linkedin', length: 'standard' })
  expect(() => rewritten('post', 'hook', news, 1)).toThrow(NoOtherHook)
})

test('a shorter script keeps its opening, its end and every point that its introduction announces', () => {
  const medium = asked('script', 'how to start running after forty', { length: 'medium' })
  for (let seed = 1; seed <= 6; seed++) {
    const one = rewritten('script', 'shorter', medium, seed)
    const [before, now] = [scriptSections(one?.result.script), scriptSections(one?.made.script)]
    if (now[0]?.text !== before[0]?.text) continue
    expect(now.at(-1)?.text).toBe(before.at(-1)?.text)
    const points = (sections: typeof now) => sections.map((section) => section.name).filter((label) => label.includes(':'))
    expect(points(now)).toEqual(points(before))
  }
})

test('a shorter description has about half the words', () => {
  const before = asked('description', 'a weekend in Lisbon by tram', {})
  const one = rewritten('description', 'shorter', before, 3)
  const words = (result: { description: string } | undefined) => countWords(result?.description ?? '', 'en')
  expect(words(one?.made) / words(one?.result)).toBeLessThan(0.75)
  expect(words(one?.made) / words(one?.result)).toBeGreaterThan(0.3)
})

describe('shorter titles', () => {
  const request = asked('titles', 'sourdough', {})
  const long = { platform: 'youtube' as const, title: 'A title that goes on for a good while longer than anybody would read it' }
  const short = { platform: 'youtube' as const, title: 'Sourdough for Beginners' }
  const earlier = {
    request,
    result: { titles: [short, ...Array.from({ length: 4 }, (_, at) => ({ ...long, title: `${long.title} ${at}` }))] },
  }

  test('short ones stay, and the long ones give way to others of at most 45 characters or the mean', () => {
    const made = whole(writers.titles.rewrite(request, { how: 'shorter', earlier }, 1))
    const titles = made.titles.map(({ title }: { title: string }) => title)
    expect(titles[0]).toBe(short.title)
    expect(Math.max(...titles.map((title: string) => title.length))).toBeLessThanOrEqual(shorterTitle(earlier.result))
    expect(new Set(titles).size).toBe(5)
  })

  test('what a model leaves too long is cut', () => {
    const revision = { how: 'shorter' as const, earlier }
    expect(writers.titles.promises(earlier.result, request, revision).length).toBeGreaterThan(0)
    const cut = writers.titles.fit(earlier.result, request, revision)
    expect(writers.titles.promises(cut, request, revision).filter(({ message }) => message.includes('over'))).toEqual([])
  })

  test('there is nothing shorter than titles that are all short', () => {
    expect(
      rewriteRule('titles', 'shorter')?.(request as never, { titles: Array(5).fill({ ...short, title: 'x'.repeat(shortTitle) }) }),
    ).toBeNull()
  })
})

test.each<[KindName, RewriteHow, object]>([
  ['post', 'shorter', { length: 'short' }],
  ['post', 'longer', { length: 'long' }],
  ['post', 'simpler', { complexity: 'simple' }],
  ['script', 'shorter', { length: 'short' }],
  ['script', 'longer', { length: 'long' }],
  ['script', 'simpler', { rewrite: { of: id, how: 'simpler' } }],
  ['description', 'simpler', { rewrite: { of: id, how: 'simpler' } }],
])('%s: nothing is %s than %o', (name, how, changes) => {
  const request = asked(name, 'bread', changes)
  expect(rewriteRule(name, how)?.(request as never, { description: 'x' } as never)).toBeNull()
})

test('a description of one line has no half, and one that fills its platform grows no further', () => {
  const request = asked('description', 'bread', { platform: 'twitter' })
  expect(rewriteRule('description', 'shorter')?.(request as never, { description: 'One line only.' })).toBeNull()
  expect(rewriteRule('description', 'longer')?.(request as never, { description: 'x '.repeat(130) })).toBeNull()
})
