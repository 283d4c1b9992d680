import { describe, expect, test } from 'vitest'
import { isEasyToGuess } from './passwords.ts'

const asha = { name: 'Asha Rao', email: 'asha.rao@flowers.example' }

describe('a password', () => {
  test.each([
    '123456',
    'password',
    'aaaaaa',
    '      ',
    'qwerty123',
    'p4ssw0rd',
    'iloveyou',
    'abcdef',
    'drowssap',
    '19901231',
    'password'.repeat(16),
    'asharao',
    'Asha Rao',
    'asha.rao@flowers.example',
    'oarahsa',
    'flowers1',
    'postwright',
    'P0stwr1ght!',
  ])('is easy to guess when it is common, a pattern or about its user: %s', async (password) => {
    expect(await isEasyToGuess(password, asha)).toBe(true)
  })

  test.each([
    'xk4f9q',
    'correct horse',
    'battery staple',
    'zebra-lamp',
    'पानी और चाय',
    Array.from({ length: 64 }, (_, at) => at * 7919)
      .join('')
      .slice(0, 128),
  ])('is accepted if it is not easy to guess: %s', async (password) => {
    expect(await isEasyToGuess(password, asha)).toBe(false)
  })

  test("is accepted with another user's name", async () => {
    expect(await isEasyToGuess('marigold-rao', { name: 'Ben Lee', email: 'ben@example.com' })).toBe(false)
  })
})
