import { expect, test } from 'vitest'
import { billedProviders, engineProviders } from '#contract/model-providers.ts'
import { writtenBy } from '#contract/visitor-messages.ts'
import { labelOf } from '#server/infra/models/provider-details.ts'

test('a visitor reads the name of a company that gets the text, and of any other server what is known of it', () => {
  const companies: readonly string[] = billedProviders
  const known = engineProviders.filter((provider) => !companies.includes(provider)).map((provider) => labelOf({ provider }))
  expect(Object.keys(writtenBy()).sort()).toEqual(known.sort())
  for (const sentence of Object.values(writtenBy())) expect(sentence).toMatch(/Written by an AI model we run|Ask us whose server it is/)
})
