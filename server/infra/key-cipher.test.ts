import { expect, test } from 'vitest'
import { createKeyCipher } from '#server/infra/key-cipher.ts'

const key = 'sk-ключ-9f4c2ab87d31'
const [cipher, other] = [createKeyCipher('only for tests, thirty-two letters'), createKeyCipher('another secret of thirty-two letters')]

test('an encrypted key can be read with the same secret and owner, and is different each time', () => {
  const [first, second] = [cipher.encrypt(key, 'openai'), cipher.encrypt(key, 'openai')]
  expect([cipher.decrypt(first, 'openai'), cipher.decrypt(second, 'openai')]).toEqual([key, key])
  expect(first).not.toBe(second)
  expect(first).toMatch(/^v1\.[\w-]+$/)
})

test('with another secret, for another owner, or changed or cut anywhere, it cannot be read', () => {
  const encrypted = cipher.encrypt(key, 'openai')
  expect([other.decrypt(encrypted, 'openai'), cipher.decrypt(encrypted, 'anthropic')]).toEqual([null, null])
  for (let at = 0; at < encrypted.length - 1; at++) {
    const changed = encrypted.slice(0, at) + (encrypted[at] === 'A' ? 'B' : 'A') + encrypted.slice(at + 1)
    expect([cipher.decrypt(changed, 'openai'), cipher.decrypt(encrypted.slice(0, at), 'openai')]).toEqual([null, null])
  }
})
