import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { boundedFetch } from './bounded-fetch.ts'

/** A server of its own for one test. Answers its address. */
async function serving(answer: RequestListener): Promise<string> {
  const server = createServer(answer).listen(0)
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return `http://localhost:${(server.address() as AddressInfo).port}`
}
const question = { method: 'POST', headers: { authorization: 'Bearer key', 'content-type': 'application/json' }, body: '{"é":1}' }

test('the question arrives as it was sent, and its answer with status and headers', async () => {
  const url = await serving(async (asked, answer) => {
    const { method, headers } = asked
    const body = await text(asked)
    answer.writeHead(429, { 'retry-after': '7' }).end(`${method} ${headers.authorization} ${headers['content-length']} ${body}`)
  })
  const answer = await boundedFetch(url, question)
  expect([answer.status, answer.ok, answer.headers.get('retry-after')]).toEqual([429, false, '7'])
  expect(await answer.text()).toBe('POST Bearer key 8 {"é":1}')
})

test('a question is asked again where its host has moved it, and its key goes to no other host', async () => {
  const there = await serving((asked, answer) => answer.end(`asked with ${asked.headers.authorization}`))
  const { port } = new URL(there)
  const here = await serving(({ url }, answer) =>
    answer.writeHead(308, { location: url === '/near' ? there : `http://127.0.0.1:${port}/` }).end(),
  )
  expect(await (await boundedFetch(`${here}/near`, question)).text()).toBe('asked with Bearer key')
  expect((await boundedFetch(`${here}/far`, question)).status).toBe(308)
  const round = await serving((_, answer) => answer.writeHead(307, { location: '/' }).end())
  expect((await boundedFetch(round, question)).status).toBe(307)
})

test('who waits for no answer any more, or leaves in the middle of one, closes the connection', async () => {
  const gone = Promise.withResolvers<void>()
  const url = await serving((asked, answer) => {
    answer.on('close', gone.resolve)
    if (asked.url === '/begun') answer.write('Once')
  })
  const stop = new AbortController()
  const silent = boundedFetch(url, { ...question, signal: stop.signal })
  stop.abort(new RangeError('enough'))
  await expect(silent).rejects.toThrow('enough')
  const { body } = await boundedFetch(`${url}/begun`, question)
  await body?.cancel()
  await gone.promise
})

test('an answer that is cut is an error, and so is one without end', async () => {
  const cut = await serving((_, answer) => answer.write('Once', () => answer.destroy()))
  await expect((await boundedFetch(cut, question)).text()).rejects.toThrow()
  const endless = await serving((_, answer) => {
    const more = () => {
      if (answer.writable) answer.write('x'.repeat(1_000_000), more)
    }
    more()
  })
  await expect((await boundedFetch(endless, question)).text()).rejects.toThrow('no end')
})

test('no server at all fails as `fetch` does', async () => {
  await expect(boundedFetch('http://127.0.0.1:1/', question)).rejects.toThrow(new TypeError('fetch failed'))
})
