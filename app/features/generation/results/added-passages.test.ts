import { expect, test } from 'vitest'
import { withPassages } from './added-passages.ts'

test.each([
  ['We open on Sunday.', 'We open on Sunday.\n\n24 Harbour Lane'],
  ['We open on Sunday.\n\n#bakery #pune', 'We open on Sunday.\n\n24 Harbour Lane\n\n#bakery #pune'],
  ['We open on Sunday. #bakery', 'We open on Sunday.\n\n24 Harbour Lane\n\n#bakery'],
  ['', '24 Harbour Lane'],
])('a passage is added at the end, before closing hashtags: %j', (text, expected) => {
  expect(withPassages(text, '24 Harbour Lane')).toBe(expected)
})
