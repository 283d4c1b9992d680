import { describe, expect, test } from 'vitest'
import { templateIds, templates } from '#contract/occasions.ts'
import { languageCodes } from '#contract/options.ts'
import { templateExamples, templateFieldExamples } from '#contract/template-messages.ts'
import { templateDetails } from '#contract/templates.ts'
import { arrange } from '#kinds/post/builtin.server.ts'
import { post } from '#kinds/post/index.ts'
import { finalResult } from '#tests/support/partials.ts'

describe.each(languageCodes)('a post from a template, in %s', (language) => {
  test.each(templateIds)('%s: every answer is in the text, in the form that the template asks for', (template) => {
    const topic = templateExamples.get()[template]
    const answers = templateFieldExamples.get()
    const details = templateDetails(template, answers, language)

    const { occasion } = templates[template]
    const result = finalResult(arrange({ ...post.sample, platform: 'facebook', length: 'best', topic, details, language, occasion }, 1))

    const text = result.post.caption.toLowerCase()
    for (const line of [topic, ...details.split('\n')]) expect(text).toContain(line.replace(/^1\. /, '').toLowerCase())
    expect(result.arranged).toMatchObject({ occasion, guessed: false })
  })
})
