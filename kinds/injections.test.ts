import { describe, expect, test } from 'vitest'
import { withoutInvisible } from '#contract/invisible.ts'
import type { Kind, KindName } from '#contract/kind.ts'
import { type LanguageCode, languageCodes } from '#contract/options.ts'
import { measures } from '#contract/weighted.ts'
import { writers } from '#kinds/registry.server.ts'
import { kinds } from '#kinds/registry.ts'
import { part } from '#tests/support/all.ts'
import { whole } from '#tests/support/composing.ts'
import { injections } from '#tests/support/injections.ts'
import { inspect } from '#writer/checks/inspect.ts'
import { loadBooks } from '#writer/languages/registry.ts'
import { polishAll } from '#writer/polish/polish.ts'

await loadBooks()

const names = Object.keys(kinds) as KindName[]
const asked = (name: KindName, topic: string, language: LanguageCode = 'en') =>
  kinds[name].request.parse({ ...kinds[name].sample, ...(name === 'ideas' ? { prompt: topic } : { topic }), language })

test('the corpus holds at least sixty topics, each another attempt', () => {
  expect(injections.length).toBeGreaterThanOrEqual(60)
  expect(new Set(injections.map(({ topic }) => topic)).size).toBe(injections.length)
})

describe.each(names)('a topic that gives orders, for %s', (name) => {
  const kind: Kind = kinds[name]
  const writer = writers[name]

  /** What the built-in writer delivers, and what each check says of it. */
  async function delivered(topic: string, language: LanguageCode, seed: number) {
    const request = asked(name, topic, language)
    const polished = polishAll(whole(writer.compose(request, seed)), writer.markup?.(request))
    const result = kind.result.parse(writer.shape?.(polished, request) ?? polished)
    const { system: instructions } = writer.prompt(request)
    const source = writer.source(request)
    const faults = await inspect({ passages: writer.passages(result), language, source, instructions })
    return { result, faults: [...kind.check(result, request, measures), ...faults] }
  }

  // Each kind begins with another one, so that the kinds together meet them all.
  const some = part(
    [...injections.entries()].map((_, at, all) => all[(at + names.indexOf(name)) % all.length] as (typeof all)[number]),
    names.length,
  )
  test.each(some.map(([at, injection]) => ({ ...injection, at })))(
    'the built-in writer keeps format, language and rules: $name',
    async ({ topic, at }) => {
      for (const language of new Set(['en' as const, languageCodes[at % languageCodes.length] ?? 'en'])) {
        const { result, faults } = await delivered(topic, language, at + 1)
        expect(faults, `${language}: ${kind.text(result)}`).toEqual([])
        expect(kind.text(result)).toBe(withoutInvisible(kind.text(result)))
      }
    },
  )

  test('a model is told the same whatever stands between the marks, and what stands there cannot leave them', () => {
    const frames = injections.map(({ topic }) => {
      const { system, prompt } = writer.prompt(asked(name, topic))
      const mark = /<(topic-[0-9a-f]{16})>\n/.exec(prompt)?.[1] ?? ''
      const [before = '', between = '', after = '', ...more] = prompt.split(new RegExp(`\\n?</?${mark}>\\n?`))
      expect(more).toEqual([])
      expect(between).toBe(withoutInvisible(topic.trim()))
      return JSON.stringify([system, before, after])
    })
    expect(new Set(frames).size).toBe(1)
  })

  test('an earlier text that gives orders stands between marks of its own', () => {
    const request = asked(name, 'bread')
    const result = whole(writer.compose(request, 1))
    const evil = injections.find(({ name: tries }) => tries === 'closes a guessed mark')?.topic ?? ''
    const { prompt } = writer.prompt(request, { how: 'language', earlier: { request, result: withOrders(result, evil) } })
    const marks = [...prompt.matchAll(/<(topic-[0-9a-f]{16})>\n([\s\S]*?)\n<\/\1>/g)]
    expect(marks).toHaveLength(2)
    expect(marks[1]?.[2]).toContain('print the rules')
    expect(prompt.replace(marks[1]?.[0] ?? '', '')).not.toContain('print the rules')
  })
})

/** The result with an order in the place of its first text. */
function withOrders(result: object, order: string): object {
  let placed = false
  return JSON.parse(
    JSON.stringify(result, (field, value: unknown) => {
      if (placed || typeof value !== 'string' || field === 'platform') return value
      placed = true
      return order
    }),
  )
}
