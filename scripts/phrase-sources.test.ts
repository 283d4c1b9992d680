import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { similarEntries, sourcesOf } from '#scripts/phrase-sources.ts'

test('a sentence of a result is found in its file, with any input, form of address and case', () => {
  const text = [
    'ask:',
    '  offer: ["Was {würdet ihr|würden Sie} tun?"]',
    'hooks:',
    '  news: ["Gut zu wissen: {topic}"]',
    'cues:',
    '  offer: ["tun"]',
  ].join('\n')
  const lines = (sentence: string) => sourcesOf(sentence, text).map(({ line }) => line)

  expect(lines('was würden Sie tun?')).toEqual([2])
  expect(lines('WAS WÜRDET IHR TUN?')).toEqual([2])
  expect(lines('Gut zu wissen: Winterjacken zum halben Preis')).toEqual([4])
  expect(lines('Das tun wir.')).toEqual([])
  expect(sourcesOf('Was würden Sie tun?', text)).toMatchObject([{ list: 'ask › offer' }])
})

test('a part of a line, or a changed line, is found as similar', () => {
  const text = [
    'ask:',
    '  offer: ["Was {würdet ihr|würden Sie} tun?", "Wer weiß es?"]',
    'titles:',
    '  offer: ["{topic} – gern weitersagen"]',
  ].join('\n')
  const lines = (sentence: string) => similarEntries(sentence, text).map(({ written }) => written)

  expect(lines('was würden sie tun')).toEqual(['Was {würdet ihr|würden Sie} tun?'])
  expect(lines('weitersagen')).toEqual(['{topic} – gern weitersagen'])
  expect(lines('Gern weitersagen: Winterjacken zum halben Preis')).toEqual(['{topic} – gern weitersagen'])
  expect(lines('Mein Hund mag Wurst')).toEqual([])
})

const command = (script: string, ...words: string[]) =>
  promisify(execFile)(process.execPath, [script, ...words]).then(
    ({ stdout }) => stdout,
    ({ stdout }: { stdout: string }) => stdout,
  )

test('a message of the product is found in its source file', async () => {
  expect(await command('scripts/explain.ts', 'Failed to generate content. Please try again.')).toMatch(
    /no line of the writer.*\nkinds\/post\/messages\.ts:\d+\n$/u,
  )
})
