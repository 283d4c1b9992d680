import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { decodeText } from '#contract/text-encoding.ts'

const folder = 'tests/support/encodings'
/** What was put into each file, in pieces that stand in it word for word. */
const texts: Readonly<Record<string, readonly string[]>> = JSON.parse(readFileSync(`${folder}/texts.json`, 'utf8'))
const files = readdirSync(folder).filter((name) => name in texts)
/** Cues of subtitles and entities of pages stand between words. */
const words = (text: string) =>
  text
    .replace(/\d+\r?\n[\d:,.]+ --> [\d:,.]+\r?\n/gu, '')
    .replaceAll('&amp;', '&')
    .replace(/\s+/gu, '')
const holds = (name: string, text: string) => (texts[name] ?? []).every((piece) => words(text).includes(words(piece)))

test.each(files)('%s is read as it was written, asked about with the right reading, or refused', (name) => {
  const decoded = decodeText(readFileSync(`${folder}/${name}`))
  if (decoded.outcome === 'sure') expect(holds(name, decoded.text)).toBe(true)
  if (decoded.outcome === 'choose') expect(decoded.choices.some(({ text }) => holds(name, text))).toBe(true)
})

test('nine of ten files of some length are read without asking', () => {
  const long = files.map((name) => readFileSync(`${folder}/${name}`)).filter((bytes) => bytes.length >= 200)
  const sure = long.filter((bytes) => decodeText(bytes).outcome === 'sure')
  expect(long.length).toBeGreaterThan(40)
  expect(sure.length / long.length).toBeGreaterThanOrEqual(0.9)
})
