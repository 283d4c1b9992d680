import { expect, test } from 'vitest'
import { baseUrlIn } from '#contract/base-url.ts'

test.each([
  ['http://localhost:11434/v1/chat/completions', 'http://localhost:11434/v1'],
  ['http://localhost:11434/v1/models/', 'http://localhost:11434/v1'],
  ['http://localhost:11434/api/chat', 'http://localhost:11434/v1'],
  ['http://localhost:11434/api/generate/', 'http://localhost:11434/v1'],
  ['http://localhost:11434/api/tags', 'http://localhost:11434/v1'],
  ['http://localhost:3000/api/chat/completions', 'http://localhost:3000/api'],
  ['https://api.example.com/v1///', 'https://api.example.com/v1'],
  ['https://api.example.com/v1/completions', 'https://api.example.com/v1'],
  ['https://api.example.com/v1/responses', 'https://api.example.com/v1'],
  ['https://api.example.com/v1/messages', 'https://api.example.com/v1'],
  ['https://api.example.com/v1beta/models/gemini-2.5-flash:generateContent', 'https://api.example.com/v1beta'],
  ['https://api.example.com/V1/Chat/Completions', 'https://api.example.com/V1'],
  ['localhost:1234', 'http://localhost:1234'],
  ['127.0.0.1:8080/v1', 'http://127.0.0.1:8080/v1'],
  ['[::1]:8080/v1', 'http://[::1]:8080/v1'],
  ['host.docker.internal:11434/api/chat', 'http://host.docker.internal:11434/v1'],
  ['nas.local/v1/', 'http://nas.local/v1'],
  ['//gpu-box:8000/v1', 'http://gpu-box:8000/v1'],
  ['api.example.com/v1/chat/completions', 'https://api.example.com/v1'],
  ['  "https://api.example.com/v1" ', 'https://api.example.com/v1'],
  ['https://api.example.com/engines/v1', 'https://api.example.com/engines/v1'],
  ['https://models.example.com/inference', 'https://models.example.com/inference'],
  ['ftp://a.example/v1', 'ftp://a.example/v1'],
  ['', ''],
])('%j is the address %j', (typed, address) => {
  expect(baseUrlIn(typed)).toBe(address)
  expect(baseUrlIn(address)).toBe(address)
})
