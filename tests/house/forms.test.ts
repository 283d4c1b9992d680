import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const primitive = 'app/lib/form.tsx'

/** Forms of their own, each with the reason. */
const byHand = {
  'app/features/generation/generator-layout.tsx': 'a generator’s form is data of its kind, and its values outlive the screen',
  'app/features/generation/results/additions.tsx': 'its answers go into the generator’s form',
  'app/features/generation/results/ask-card.tsx': 'its answers are those of the generator’s form',
  'app/features/site/try-out.tsx': 'the public pages have no React',
  'app/features/topic-lists/new-list.tsx': 'its screen has no room for React Hook Form in what it loads first',
  'app/lib/chat/conversation.tsx': 'a message is one field, kept for each chat',
}

const sources = globSync('app/**/*.{ts,tsx}').filter((file) => !/\.(test|fixture|support)\.tsx?$/.test(file))
const filesWith = (pattern: RegExp) => sources.filter((file) => pattern.test(readFileSync(file, 'utf8'))).sort()

test('every form of the app is built with the form primitive, except those named here with their reasons', () => {
  expect(filesWith(/<form\b/)).toEqual([...Object.keys(byHand), primitive].sort())
})

test('React Hook Form is imported by the form primitive only', () => {
  expect(filesWith(/from 'react-hook-form/)).toEqual([primitive])
})
