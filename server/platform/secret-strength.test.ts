import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { isGuessable } from '#server/platform/secret-strength.ts'

test.each([
  'change-me-change-me-change-me-change-me',
  'ChangeMe 7f3a9c0e51b2d486 7f3a9c0e51b2',
  'a'.repeat(34),
  'abababababababababababababababababab',
  'abcdefghijklmnopqrstuvwxyz0123456789',
  'correct horse correct horse correct ',
])('%s is refused as a secret', (secret) => {
  expect(isGuessable(secret)).toBe(true)
})

test.each(['hex', 'base64', 'base64url'] as const)('no random secret is refused, written as %s', (encoding) => {
  const refused = Array.from({ length: 1000 }, () => randomBytes(32).toString(encoding)).filter(isGuessable)
  expect(refused).toEqual([])
})
