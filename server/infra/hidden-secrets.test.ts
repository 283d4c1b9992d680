import { expect, test } from 'vitest'
import { hideSecret, withoutSecrets } from '#server/infra/hidden-secrets.ts'

const key = 'Zq8+vTn/4RkLw2=Xy77PmD1'

test.each([
  ['whole', `Your key ${key} is not known.`, 'Your key (secret) is not known.'],
  ['its beginning', `Your key ${key.slice(0, 12)}… is not known.`, 'Your key (secret)… is not known.'],
  ['its end', `A key that ends in ${key.slice(-9)} has no credit.`, 'A key that ends in (secret) has no credit.'],
  ['percent-encoded', `https://models.example/v1?auth=${encodeURIComponent(key)}`, 'https://models.example/v1?auth=(secret)'],
  ['twice', `${key} or ${key}`, '(secret) or (secret)'],
])('a secret that was learnt is replaced: %s', (_, text, shown) => {
  hideSecret(key)
  expect(withoutSecrets(text)).toBe(shown)
})

test.each([
  [
    'Incorrect API key provided: sk-proj-4fQx9mNv2LpRt8wZ. Find yours in the settings.',
    'Incorrect API key provided: (secret) Find yours in the settings.',
  ],
  ['Authorization: Bearer gsk_9fJk2mNv8LpQ was refused', 'Authorization: Bearer (secret) was refused'],
  [
    'https://generativelanguage.example/v1?key=AIzaSyD4fQx9mNv2LpRt8wZ7b&alt=sse',
    'https://generativelanguage.example/v1?key=(secret)&alt=sse',
  ],
  ['{"api_key":"4fQx9mNv2LpRt8wZ"}', '{"api_key":"(secret)"}'],
  ['The key AIzaSyD4fQx9mNv2LpRt8wZ7b is blocked', 'The key (secret) is blocked'],
  ['moved to http://owner:hunter22@models.example/v1', 'moved to http://(secret)@models.example/v1'],
  ['token eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.abc expired', 'token (secret) expired'],
])('what has the form of a secret is replaced: %s', (text, shown) => {
  expect(withoutSecrets(text)).toBe(shown)
})

test.each([
  'The model `meta-llama/Llama-3.3-70B-Instruct-Turbo` does not exist or you do not have access to it.',
  'claude-sonnet-4-5-20250929 is overloaded. Try again in 30 s.',
  "Unrecognized key: 'response_format'. This model's maximum context length is 128000 tokens: max_tokens: 900000000.",
  'You exceeded your current quota, please check your plan and billing details.',
])('other words stay: %s', (text) => {
  expect(withoutSecrets(text)).toBe(text)
})

test('a short secret is not replaced, because it may be a word', () => {
  hideSecret('ollama')
  expect(withoutSecrets('ollama does not answer')).toBe('ollama does not answer')
})
