import { expect, test } from 'vitest'
import { complaints, corpus, isCaught, lineOf } from '#eval/corpus.ts'

test('no check complains about any of 150 good texts', async () => {
  const entries = corpus('good')
  expect(entries).toHaveLength(150)
  const found: string[] = []
  for (const entry of entries) {
    const faults = await complaints(entry)
    if (faults.length > 0) found.push(lineOf(entry, faults))
  }
  expect(found).toEqual([])
})

test('at least 57 of 60 planted faults are found', async () => {
  const entries = corpus('faults')
  expect(entries).toHaveLength(60)
  const missed: string[] = []
  for (const entry of entries) if (!(await isCaught(entry))) missed.push(`${entry.id}: ${entry.fault?.sort}`)
  expect(missed.length, missed.join('\n')).toBeLessThanOrEqual(3)
})

test('in other subjects, in texts written after the rules, no good text has a complaint and all but one fault are found', async () => {
  const found: string[] = []
  for (const entry of corpus('held-out-good')) {
    const faults = await complaints(entry)
    if (faults.length > 0) found.push(lineOf(entry, faults))
  }
  expect(found).toEqual([])
  const missed: string[] = []
  for (const entry of corpus('held-out-faults')) if (!(await isCaught(entry))) missed.push(entry.id)
  expect(missed.length, missed.join('\n')).toBeLessThanOrEqual(1)
})

test('in every language, no text that says what was given in its own way has a complaint, and at least 41 of 45 faults are found', async () => {
  const [good, faulty] = [corpus('phrasing-good'), corpus('phrasing-faults')]
  expect([good.length, faulty.length]).toEqual([75, 45])
  const found: string[] = []
  for (const entry of good) {
    const faults = await complaints(entry)
    if (faults.length > 0) found.push(lineOf(entry, faults))
  }
  expect(found).toEqual([])
  const missed: string[] = []
  for (const entry of faulty) if (!(await isCaught(entry))) missed.push(`${entry.id}: ${entry.fault?.sort}`)
  expect(missed.length, missed.join('\n')).toBeLessThanOrEqual(4)
})

test('of the texts with honours, places, people and examples, no good one has a complaint and at least 88 of 90 faults are found', async () => {
  const [good, faulty] = [corpus('claims-good'), corpus('claims-faults')]
  expect([good.length, faulty.length]).toEqual([150, 90])
  const found: string[] = []
  for (const entry of good) {
    const faults = await complaints(entry)
    if (faults.length > 0) found.push(lineOf(entry, faults))
  }
  expect(found).toEqual([])
  const missed: string[] = []
  for (const entry of faulty) if (!(await isCaught(entry))) missed.push(`${entry.id}: ${entry.fault?.sort}`)
  expect(missed.length, missed.join('\n')).toBeLessThanOrEqual(2)
})
