import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, test } from 'vitest'
import type { ProviderName } from '#contract/model-providers.ts'
import { findLocalServers, listModels } from '#server/infra/models/list-models.ts'
import type { FailureCode } from '#server/infra/models/model.ts'
import { freePort } from '#tests/support/network.ts'

type Handler = (request: IncomingMessage, response: ServerResponse) => void

const running: { close(): Promise<void> }[] = []
afterEach(async () => {
  await Promise.all(running.splice(0).map(({ close }) => close()))
})

/** A server on loopback that remembers its requests. */
async function serve(handler: Handler) {
  const requests: Pick<IncomingMessage, 'url' | 'headers'>[] = []
  const server = createServer((request, response) => {
    requests.push(request)
    handler(request, response)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  running.push({
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  })
  const { port } = server.address() as AddressInfo
  return { port, url: `http://127.0.0.1:${port}`, requests }
}

const sends =
  (body: unknown, status = 200): Handler =>
  (_, response) =>
    void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))

describe('each provider is asked by its own API', () => {
  const bearer = { authorization: 'Bearer key' }
  const lists: [ProviderName, string, string, Record<string, string>, unknown, object[]][] = [
    [
      'openai',
      '/v1',
      '/v1/models',
      bearer,
      { data: [{ id: 'gpt-5-mini' }, { id: 'text-embedding-3-small' }] },
      [{ id: 'gpt-5-mini', label: 'gpt-5-mini' }],
    ],
    [
      'anthropic',
      '/v1',
      '/v1/models?limit=1000',
      { 'x-api-key': 'key', 'anthropic-version': '2023-06-01' },
      { data: [{ id: 'claude-sonnet-4-5', display_name: 'Claude Sonnet 4.5', type: 'model' }], has_more: false },
      [{ id: 'claude-sonnet-4-5', label: 'Claude Sonnet 4.5' }],
    ],
    [
      'google',
      '/v1beta',
      '/v1beta/models?pageSize=1000',
      { 'x-goog-api-key': 'key' },
      {
        models: [
          { name: 'models/gemini-2.5-flash', displayName: 'Gemini 2.5 Flash', supportedGenerationMethods: ['generateContent'] },
          { name: 'models/aqa', displayName: 'AQA', supportedGenerationMethods: ['generateAnswer'] },
        ],
      },
      [{ id: 'gemini-2.5-flash', label: 'Gemini 2.5 Flash' }],
    ],
    ['openrouter', '/api/v1', '/api/v1/models', bearer, { data: [{ id: 'a/b', name: 'A: B' }] }, [{ id: 'a/b', label: 'A: B' }]],
    ['ollama', '/v1', '/api/tags', bearer, { models: [{ name: 'gemma3:4b', size: 1 }] }, [{ id: 'gemma3:4b', label: 'gemma3:4b' }]],
    ['ollama', '', '/api/tags', bearer, { models: null }, []],
    ['compatible', '/v1/', '/v1/models', bearer, { object: 'list', data: [{ id: 'qwen' }] }, [{ id: 'qwen', label: 'qwen' }]],
    ['compatible', '/v1', '/v1/models', bearer, [{ id: 'qwen' }], [{ id: 'qwen', label: 'qwen' }]],
  ]
  test.each(lists)('%s at %s', async (provider, path, expectedPath, headers, body, models) => {
    const { url, requests } = await serve(sends(body))
    expect(await listModels(provider, { key: 'key', baseUrl: url + path })).toEqual(models)
    expect(requests).toMatchObject([{ url: expectedPath, headers }])
  })

  test('a server without a key gets none', async () => {
    const { url, requests } = await serve(sends({ data: [] }))
    await listModels('compatible', { baseUrl: url })
    expect(requests[0]?.headers.authorization).toBeUndefined()
  })
})

describe('what fails has a code', () => {
  const html: Handler = (_, response) => void response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Hello</h1>')
  const endless: Handler = (_, response) => {
    const write = () => {
      while (response.write('x'.repeat(65_536)));
      response.once('drain', write)
    }
    write()
  }
  const silent: Handler = () => undefined
  const failures: [string, Handler, FailureCode][] = [
    ['a refused key', sends({ error: { message: 'Incorrect API key provided: key' } }, 401), 'keyRefused'],
    ['no credit', sends({ error: { message: 'Insufficient Balance' } }, 402), 'noCredit'],
    ['no such path', sends({ error: { message: 'Not found' } }, 404), 'wrongUrl'],
    ['a web page', html, 'webPage'],
    ['words', sends('welcome'), 'wrongUrl'],
    ['JSON that is no list', sends({ hello: 'world' }), 'wrongUrl'],
    ['a rate limit', sends({ error: { message: 'Slow down' } }, 429), 'rateLimited'],
    ['a server error', sends({}, 500), 'serverError'],
    ['a list without an end', endless, 'unreachable'],
    ['silence', silent, 'stalled'],
    ['a cut connection', (request) => void request.socket.destroy(), 'unreachable'],
  ]
  test.each(failures)('%s', async (_, handler, code) => {
    const { url } = await serve(handler)
    await expect(listModels('compatible', { key: 'key', baseUrl: url }, code === 'stalled' ? 200 : 60_000)).rejects.toMatchObject({
      name: 'ModelFailure',
      detail: { code },
    })
  })

  test('no server', async () => {
    const baseUrl = `http://127.0.0.1:${await freePort()}`
    await expect(listModels('ollama', { baseUrl })).rejects.toMatchObject({ detail: { code: 'unreachable', message: 'ECONNREFUSED' } })
  })

  test.each([undefined, 'not a URL'])('no address: %s', async (baseUrl) => {
    await expect(listModels('compatible', { baseUrl })).rejects.toMatchObject({ detail: { code: 'wrongUrl' } })
  })

  test('a redirect to another origin does not get the key; one within the origin does', async () => {
    const elsewhere = await serve(sends({ data: [{ id: 'caught' }] }))
    const { url, requests } = await serve((request, response) => {
      const location = request.url === '/moved/models' ? '/v1/models' : `${elsewhere.url}/models`
      if (request.url === '/v1/models') sends({ data: [{ id: 'qwen' }] })(request, response)
      else response.writeHead(308, { location }).end()
    })
    expect(await listModels('compatible', { key: 'key', baseUrl: `${url}/moved` })).toEqual([{ id: 'qwen', label: 'qwen' }])
    expect(requests[1]?.headers.authorization).toBe('Bearer key')
    await expect(listModels('compatible', { key: 'key', baseUrl: `${url}/away` })).rejects.toMatchObject({ detail: { code: 'redirected' } })
    expect(elsewhere.requests).toEqual([])
  })
})

test('programs for local models that answer are found with their models; others are left out', async () => {
  const ollama = await serve(sends({ models: [{ name: 'gemma3:4b' }] }))
  const studio = await serve((request, response) =>
    sends(request.url === '/v1/models' ? { data: [{ id: 'qwen' }, { id: 'nomic-embed-text' }] } : { error: 'Unexpected endpoint' })(
      request,
      response,
    ),
  )
  const website = await serve((_, response) => void response.end('<h1>Hello</h1>'))
  const silent = await serve(() => undefined)
  const servers = [
    { label: 'Ollama', provider: 'ollama', port: ollama.port, path: '/v1' },
    { label: 'LM Studio', provider: 'compatible', port: studio.port, path: '/v1' },
    { label: 'llama.cpp', provider: 'compatible', port: website.port, path: '/v1' },
    { label: 'Docker Model Runner', provider: 'compatible', port: silent.port, path: '/engines/v1' },
    { label: 'Nobody', provider: 'compatible', port: await freePort(), path: '/v1' },
  ] as const
  expect(await findLocalServers(servers, ['127.0.0.1', '127.0.0.2'])).toEqual([
    { label: 'Ollama', provider: 'ollama', baseUrl: `${ollama.url}/v1`, models: [{ id: 'gemma3:4b', label: 'gemma3:4b' }] },
    { label: 'LM Studio', provider: 'compatible', baseUrl: `${studio.url}/v1`, models: [{ id: 'qwen', label: 'qwen' }] },
  ])
})
