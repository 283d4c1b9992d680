import { describe, expect, test } from 'vitest'
import { languageCodes } from '#contract/options.ts'
import { measures } from '#contract/weighted.ts'
import { kinds } from '#kinds/index.ts'
import { finalResult } from '#tests/support/partials.ts'
import { awkwardTopics } from '#tests/support/topics.ts'
import { writers } from '#tests/support/writers.ts'

describe.each(Object.entries(writers))('a text of the built-in writer for %s', (name, writer) => {
  const { sample } = kinds[name as keyof typeof kinds]
  const asked = (topic: string, changes: object = {}) =>
    writer.schema.request.parse({ ...sample, ...('prompt' in sample ? { prompt: topic } : { topic }), ...changes })
  const details = '12 Mill Street\nFrom 9 am, £12 a person\nhttps://example.com/book'

  test('has no faults, for any topic', () => {
    // Hashtags are words: a topic without any is refused, which the test of any topic covers.
    const topics = name === 'hashtags' ? awkwardTopics.filter((topic) => /\p{L}/u.test(topic)) : awkwardTopics
    const broken = topics.flatMap((topic, at) => {
      const language = languageCodes[at % languageCodes.length] ?? 'en'
      const request = asked(topic, { language, ...(at % 2 === 0 && { details }) })
      const result = writer.schema.result.parse(finalResult(writer.arrange(request, at)))
      const faults = writer.schema.check(result, request, measures)
      return faults.length > 0 ? [{ topic, language, faults, text: writer.kind.text(result) }] : []
    })
    expect(broken).toEqual([])
  })
})
