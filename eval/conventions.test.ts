import { expect, test } from 'vitest'
import { type LanguageCode, languageCodes } from '#contract/options.ts'
import { topics } from '#eval/topics.ts'
import { composeFromBook } from '#kinds/post/from-book.server.ts'
import { post } from '#kinds/post/spec.ts'
import { loadBooks } from '#writer/languages/registry.ts'

await loadBooks()

const others = languageCodes.filter((language) => language !== 'en')
const seeds = Array.from({ length: 12 }, (_, seed) => seed)

function written(language: LanguageCode, topic: string, fields: object, seed: number) {
  const writing = composeFromBook(post.request.parse({ ...post.sample, language, topic, ...fields }), seed)
  for (;;) {
    const { done, value } = writing.next()
    if (done) return value.post
  }
}

test.each(others)('a Reddit question in %s is asked in the title and not once more in the text', (language) => {
  const spaced = (text = '') => text.replace(/\s+/gu, ' ')
  const asked = topics[language].question
  for (const seed of seeds) {
    const { title, caption } = written(language, asked, { platform: 'reddit', length: 'long' }, seed)
    expect(spaced(title)).toContain(asked)
    expect(spaced(caption)).not.toContain(asked)
  }
})

test.each([
  ['bn', /^[১-৯]\. /mu],
  ['sa', /^[१-९]\. /mu],
  ['de', /^[1-9]\. /mu],
] as const)('the lines of a list in %s are numbered in the digits of its readers', (language, numbered) => {
  const captions = Array.from(
    { length: 60 },
    (_, seed) => written(language, topics[language].known[0], { platform: 'instagram', length: 'long' }, seed).caption,
  )
  const lists = captions.filter((caption) => /^\p{Nd}\. /mu.test(caption))
  expect(lists.length).toBeGreaterThan(0)
  for (const list of lists) expect(list).toMatch(numbered)
})
