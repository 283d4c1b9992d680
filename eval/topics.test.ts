import { describe, expect, test } from 'vitest'
import { topics } from '#eval/topics.ts'
import { labelOf } from '#writer/book/label.ts'
import { matterOf } from '#writer/book/matter.ts'
import { loadBooks, phraseBook, phraseBookLanguages } from '#writer/languages/registry.ts'

await loadBooks()

describe.each(phraseBookLanguages)('a topic typed in %s', (language) => {
  const book = phraseBook(language)
  const { known, unknown, question, news, grave, foreign } = topics[language]
  const fieldOf = (topic: string) => {
    const { material, known: isKnown } = matterOf(labelOf(topic, book), book)
    return isKnown ? book.fields.find((field) => field === material)?.id : null
  }

  test('finds its field by its words, and no field when it names none', () => {
    expect(known.map(fieldOf)).toEqual(['food', 'fitness', 'money', 'study'])
    expect(unknown.map(fieldOf)).toEqual([null, null])
  })

  test('finds its field when it is typed in English', () => expect(fieldOf(foreign)).toBe('fitness'))

  test('is read as a name, a question or news, and as grave where somebody suffers', () => {
    expect([...known, ...unknown, foreign].map((topic) => labelOf(topic, book).kind)).toEqual(Array(7).fill('name'))
    expect(labelOf(question, book).kind).toBe('question')
    expect(labelOf(news, book).kind).toBe('news')
    expect([grave, known[0]].map((topic) => labelOf(topic, book).grave)).toEqual([true, false])
  })
})
