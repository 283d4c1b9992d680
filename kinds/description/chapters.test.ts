import { expect, test } from 'vitest'
import { descriptionView } from '#kinds/description/view.ts'
import { descriptionWriter } from '#kinds/description/writer.server.ts'
import { finalResult } from '#tests/support/partials.ts'

const request = { topic: 'Paneer tikka in 20 minutes', platform: 'youtube', tone: 'casual', language: 'en' } as const
const lines = '0:00 Intro\n1:20 Order your spices\n5:45 Tasting'
const inOneLine = lines.replaceAll('\n', ' ')

test('the built-in writer puts given chapters on lines of their own, in their order and without icons', () => {
  const details = `${inOneLine}\n@spicekitchen`
  const { description } = finalResult(descriptionWriter.arrange({ ...request, details }, 1))
  expect(description).toContain(`\n\n${lines}\n`)
  expect(description.indexOf('@spicekitchen')).toBeGreaterThan(description.indexOf('5:45 Tasting'))
})

test('chapters that a model wrote as a list or in one line begin their lines', () => {
  const shaped = (description: string) => descriptionWriter.shape?.({ description }, request).description
  expect(shaped(`Watch first.\n\n${inOneLine}`)).toBe(`Watch first.\n\n${lines}`)
  expect(shaped(`Watch first.\n\n- ${lines.replaceAll('\n', '\n- ')}`)).toBe(`Watch first.\n\n${lines}`)
})

test('a note says what chapters need, only where the platform would not show them', () => {
  const warnings = (description: string, platform: 'youtube' | 'instagram' = 'youtube') =>
    descriptionView.show({ ...request, platform }, { description }).warnings
  expect(warnings('Watch first.\n\n0:00 Intro\n1:20 Spices')).toEqual([
    'YouTube shows chapters only if the first starts at 0:00, there are at least 3, they’re in order, and each lasts 10 seconds or more.',
  ])
  expect(warnings(lines)).toEqual([])
  expect(warnings('0:00 Intro\n1:20 Spices', 'instagram')).toEqual([])
})
