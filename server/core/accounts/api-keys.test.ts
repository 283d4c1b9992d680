import { describe, expect, test } from 'vitest'
import { api, callsOf } from '#api/index.server.ts'
import { createApiKey, hashOfKey } from './api-keys.ts'

describe('an API key', () => {
  test('has 256 random bits and is stored as its SHA-256', () => {
    const { key, start, hash } = createApiKey()

    expect(key).toMatch(/^pw_[0-9A-Za-z]{49}$/)
    expect(key.startsWith(start)).toBe(true)
    expect(start).toHaveLength(8)
    expect(hash).toMatch(/^[0-9a-f]{64}$/)
    expect(hashOfKey(key)).toBe(hash)
    expect(createApiKey().key).not.toBe(key)
  })

  test('with one wrong character is refused without a read of the database', () => {
    const { key } = createApiKey()
    for (let at = 3; at < key.length; at++) {
      const wrong = key.slice(0, at) + (key[at] === 'a' ? 'b' : 'a') + key.slice(at + 1)
      expect([wrong, hashOfKey(wrong)]).toEqual([wrong, null])
    }
  })

  test.each(['', 'pw_', 'made up', `pw_${'a'.repeat(49)}`, `pw_${'a'.repeat(10_000)}`, 'pw_ключ'])('%j is no key', (text) => {
    expect(hashOfKey(text)).toBeNull()
  })
})

describe('the calls of API keys', () => {
  test.each(['me', 'saveStyle', 'sessions', 'apiKeys', 'billing', 'payments', 'chats', 'changes', 'admin'] as const)(
    'do not include %s',
    (name) => {
      expect(callsOf(api[name]).filter((call) => call['~orpc'].meta.scope)).toEqual([])
    },
  )
})
