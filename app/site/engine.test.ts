import { afterEach, expect, test, vi } from 'vitest'
import { nameEngine } from '#app/site/engine.ts'

const builtIn = 'Written by the built-in writer.'
const place = `<span data-engine="/api/try" data-named='{"Local model":"Written here."}' data-provider="Sent to {engine}.">${builtIn}</span>`

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** The sentences of a page with two of them, after the server has answered. */
async function sentences(answer: () => Promise<Response>): Promise<(string | null)[]> {
  document.body.innerHTML = place + place
  const fetched = vi.fn<typeof fetch>(answer)
  vi.stubGlobal('fetch', fetched)
  await nameEngine()
  expect(fetched.mock.calls).toEqual([['/api/try']])
  return [...document.querySelectorAll('span')].map(({ textContent }) => textContent)
}
const engine = (name: string | null) => async () => Response.json({ engine: name })

test.each([
  ['the provider that it is sent to', engine('OpenAI'), 'Sent to OpenAI.'],
  ['a provider whose name looks like a pattern', engine('$& <b>AI</b>'), 'Sent to $& <b>AI</b>.'],
  ['a model on the server', engine('Local model'), 'Written here.'],
  ['the built-in writer', engine(null), builtIn],
  ['the built-in writer when the server refuses', async () => new Response(null, { status: 404 }), builtIn],
])('the page says what happens to the text of a visitor: %s', async (_, answer, sentence) => {
  expect(await sentences(answer)).toEqual([sentence, sentence])
})

test('without a connection the sentence stays', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  expect(await sentences(() => Promise.reject(new TypeError('offline')))).toEqual([builtIn, builtIn])
})

test('a page without such a sentence asks nothing', async () => {
  document.body.innerHTML = ''
  const fetched = vi.fn<typeof fetch>()
  vi.stubGlobal('fetch', fetched)
  await nameEngine()
  expect(fetched).not.toHaveBeenCalled()
})
