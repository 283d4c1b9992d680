import { describe, expect, test } from 'vitest'
import { type CorpusFile, pageCorpus, savedCorpus, subtitleCorpus } from '#tests/support/document-corpus.ts'
import { wordCorpus } from '#tests/support/word-corpus.ts'
import { readDocument } from './read-document.ts'

const corpus: readonly CorpusFile[] = [...savedCorpus, ...wordCorpus, ...subtitleCorpus, ...pageCorpus]

describe.each(corpus)('$name', ({ format, bytes, says, hides = [], once = [], remarks = [], title, points = [], noPoints = [] }) => {
  test('says what was put in, shows nothing hidden, and tells what was left out', async () => {
    const outcome = await readDocument({ format }, await bytes())
    if (!('read' in outcome)) throw new Error(`It could not be read: ${outcome.problem}`)
    const { text, outline, remarks: told } = outcome.read
    const found = outline.points.map((point) => point.text)
    expect({
      missing: says.filter((words) => !text.includes(words)),
      shown: hides.filter((words) => text.includes(words)),
      notOnce: once.filter((words) => text.split(words).length !== 2),
      told: told.toSorted(),
      missingPoints: points.filter((words) => !found.includes(words)),
      furniture: found.filter((point) => noPoints.some((words) => point.includes(words))),
      text: text.includes('\uFFFD') ? text : '',
    }).toEqual({ missing: [], shown: [], notOnce: [], told: remarks.toSorted(), missingPoints: [], furniture: [], text: '' })
    for (const { text: point, at } of outline.points) expect(text.slice(at, at + point.length)).toBe(point)
    if (title !== undefined) expect(outline.ownTitle).toBe(title)
  })
})
