import { expect, test } from 'vitest'
import { toneIds } from '#contract/options.ts'
import { compose as describeIt } from '#kinds/description/compose.server.ts'
import { compose as findIdeas } from '#kinds/ideas/compose.server.ts'
import { compose as writeScript } from '#kinds/script/compose.server.ts'
import { compose as nameIt } from '#kinds/titles/compose.server.ts'
import { whole } from '#tests/support/composing.ts'
import { graveMaterial, gravityOf } from '#writer/domains/gravity.ts'

test.each([
  ['grief', 'sorrow'],
  ['My mother died last year', 'sorrow'],
  ['living with cancer', 'sorrow'],
  ['DOMESTIC VIOLENCE', 'sorrow'],
  ['the war in Ukraine', 'public'],
  ['elections explained', 'public'],
  ['earthquake relief', 'public'],
  ['surviving layoffs', 'work'],
  ['I was laid off', 'work'],
])('%s asks for a sober register: %s', (topic, gravity) => {
  expect(gravityOf(topic)).toBe(gravity)
})

test.each([
  'Star Wars marathon',
  'a Lonely Planet guide',
  'death metal guitar',
  'warm soup',
  'photo shooting tips',
  'dyeing wool',
  'die with zero',
])('%s may be spoken of in any tone', (topic) => {
  expect(gravityOf(topic)).toBeNull()
})

test('no tone cheers, jokes or sells where somebody suffers', () => {
  const cheer = /!|snack|biscuit|fun\b|love it|front row|subscribe|will it work|challenge/i
  for (const topic of ['grief', 'my mother died last year', 'war in Ukraine', 'layoffs'])
    for (const [seed, tone] of toneIds.entries()) {
      const asked = { topic, tone, language: 'en' } as const
      const texts = [
        ...whole(nameIt({ ...asked, platforms: ['youtube'] }, seed)).titles.map(({ title }) => title),
        whole(describeIt({ ...asked, platform: 'youtube' }, seed)).description,
        ...whole(findIdeas({ prompt: topic, category: 'any', count: 10, tone, language: 'en' }, seed)).ideas.flatMap(
          ({ title, description }) => [title, description],
        ),
        whole(writeScript({ ...asked, length: 'short', targetAudience: 'general' }, seed)).script,
      ]
      expect(texts.filter((text) => cheer.test(text))).toEqual([])
    }
})

test('what is said soberly stands alone and states no figure', () => {
  for (const { lessons, myths, objections, moments, wins } of Object.values(graveMaterial)) {
    const sentences = [
      ...lessons.flatMap(({ why, how, mistake, exercise }) => [why, how, mistake, exercise]),
      ...myths.flatMap(({ claim, truth }) => [claim, truth]),
      ...objections.flatMap(({ says, answer }) => [says, answer]),
      ...moments,
      ...wins,
    ]
    for (const sentence of sentences) expect(sentence).toMatch(/^\p{Lu}[^\d!]*[.?]$/u)
    for (const { step } of lessons) expect(step).toMatch(/^\p{Ll}[^.!?,;:]*$/u)
  }
})
