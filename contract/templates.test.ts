import { describe, expect, test } from 'vitest'
import { templateIds, templates } from '#contract/occasions.ts'
import { languageCodes } from '#contract/options.ts'
import { templateExamples, templateFieldExamples, templateFields, templateNames, templateTopics } from '#contract/template-messages.ts'
import { templateDetails } from '#contract/templates.ts'

describe('the details of a template', () => {
  test('are its answers word for word, one per line, in the order of the fields, without blank ones', () => {
    expect(templateDetails('event', { where: ' 12 Mill Street ', price: '  ', when: 'Saturday' }, 'en')).toBe('Saturday\n12 Mill Street')
  })

  test('say until when and when it opens again in the language of the text', () => {
    expect(templateDetails('offer', { until: 'Sonntag' }, 'de')).toBe('Bis: Sonntag')
    expect(templateDetails('closed', { again: 'मंगलवार' }, 'hi')).toBe('फिर खुलेगा: मंगलवार')
    for (const language of languageCodes) expect(templateDetails('offer', { until: '8' }, language)).toMatch(/\p{L}.*: 8$/u)
  })

  test('do not repeat a label that was typed', () => {
    expect(templateDetails('offer', { until: 'until Sunday' }, 'en')).toBe('until Sunday')
  })

  test('number steps that are not numbered', () => {
    expect(templateDetails('tip', { steps: 'Cut the stems\n\n2. Change the water' }, 'en')).toBe('1. Cut the stems\n2. Change the water')
  })

  test('ignore the answers to another template', () => {
    expect(templateDetails('video', { until: 'Sunday', link: 'example.com' }, 'en')).toBe('example.com')
  })
})

test.each(templateIds)('%s asks for a topic and one to four facts, each with a label and an example', (id) => {
  const { fields } = templates[id]
  const all = [templateNames, templateTopics, templateExamples].map((messages) => messages.get()[id])
  for (const { id: field } of fields) all.push(templateFields.get()[field], templateFieldExamples.get()[field])

  expect([1, 2, 3, 4]).toContain(fields.length)
  expect(all.every(Boolean)).toBe(true)
})
