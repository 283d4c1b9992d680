import { globSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { describe, expect, test } from 'vitest'
import { useCaseSlugs } from '#contract/paths.ts'
import { readUseCase } from '#scripts/vite/use-cases.ts'

const useCases = await Promise.all(useCaseSlugs.map(async (slug) => (await readUseCase(slug)).useCase))

test('every page of the list has its text, and there are no other files', () => {
  const files = globSync('content/use-cases/*').map((file) => basename(file, '.md'))
  expect(files.toSorted()).toEqual(useCaseSlugs.toSorted())
})

describe.each(useCases)('$slug', (useCase) => {
  const { html, first, example, preset, questions } = useCase
  const text = html.join(' ').replace(/<[^>]+>/g, ' ')
  const words = text.split(/\s+/).filter((word) => /\p{L}/u.test(word)).length

  test('has 400 to 700 words, three answers and figures of the platforms', () => {
    expect(words).toBeGreaterThanOrEqual(400)
    expect(words).toBeLessThanOrEqual(700)
    expect(new Set(questions.map(({ id }) => id)).size).toBe(3)
    expect(JSON.stringify(useCase)).not.toMatch(/\{\{|undefined|NaN/)
  })

  test('shows texts that the product wrote from what is shown with them', () => {
    expect(preset.starts).toContainEqual(first.start)
    for (const { text: written, used } of [first, example]) {
      expect(written.trim()).not.toBe('')
      expect(used).toBeGreaterThan(0)
    }
    expect(example.text).not.toBe(first.text)
    // Hashtags hold words of the topic without spaces.
    if (preset.kind !== 'hashtags') expect(example.text).toContain(example.start.topic)
  })

  test('shows no hashtag that says a part of another one, as its own advice has it', () => {
    for (const { text: written } of [first, example]) {
      const tags = (written.match(/#[\p{L}\p{M}\p{N}_]+/gu) ?? []).map((tag) => tag.slice(1).toLowerCase())
      expect(tags.filter((tag) => tags.some((other) => other !== tag && other.includes(tag)))).toEqual([])
    }
  })

  test('is about something else than the other pages', () => {
    const others = useCases.filter(({ slug }) => slug !== useCase.slug)
    expect(others.map(({ title }) => title)).not.toContain(useCase.title)
    expect(others.map(({ description }) => description)).not.toContain(useCase.description)
  })
})

test('a build writes the same examples each time', async () => {
  expect((await readUseCase('youtube-title-generator')).useCase).toEqual(useCases.find(({ slug }) => slug === 'youtube-title-generator'))
})

test.each([
  ['an unknown placeholder', '{{instagramMax}}', '{{instagramMost}}', '{{instagramMost}} has no value'],
  ['a missing example', '\n{{example}}\n', '\n', 'it needs one paragraph {{example}}'],
  ['a platform that does not exist', 'platform: instagram', 'platform: instagrams', 'at platform'],
  ['an article that does not exist', 'instagram-reels-vs-tiktok,', 'reels,', 'at related'],
])('%s fails the build, and the message has the file', async (_, before, after, message) => {
  const read = async (path: string) => {
    const source = await readFile(path, 'utf8')
    expect(source).toContain(before)
    return source.replace(before, after)
  }
  const reading = readUseCase('instagram-caption-generator', read)
  await expect(reading).rejects.toThrow(message)
  await expect(reading).rejects.toThrow('content/use-cases/instagram-caption-generator.md')
})
