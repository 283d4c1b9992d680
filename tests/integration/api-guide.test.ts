import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { site } from '#contract/paths.ts'
import { givenKey } from '#tests/support/api-keys.ts'
import { givenOn } from '#tests/support/given.ts'
import { startServer, type TestServer } from '#tests/support/server.ts'

const run = promisify(execFile)

describe('each example of the guide, as the page shows it', () => {
  let server: TestServer
  let folder: string
  let key: string
  let page: string
  let examples: Map<string, string>
  beforeAll(async () => {
    server = await startServer()
    folder = await mkdtemp(join(tmpdir(), 'postwright-guide-'))
    key = (await givenKey(server, (await givenOn(server).user({ plan: 'pro' })).id)).key
    page = await (await server.fetch(site.docs)).text()
    const text = (encoded: string) => encoded.replace(/&(?:lt|gt|quot|#x27|amp);/g, (name) => entities[name] ?? name)
    examples = new Map(
      [...page.matchAll(/data-example="(\w+)"[^>]*>([^<]*)<\/pre>/g)].map(([, name = '', code = '']) => [name, text(code)]),
    )
  })
  afterAll(async () => {
    await server.stop()
    await rm(folder, { recursive: true })
  })
  const entities: Record<string, string> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'", '&amp;': '&' }

  /** Runs a program with the key in its environment. Returns what it prints. */
  const print = async (program: string, args: string[]): Promise<string> =>
    (await run(program, args, { env: { ...process.env, POSTWRIGHT_API_KEY: key } })).stdout

  test('there is one for each way', () => {
    expect([...examples.keys()]).toEqual(['curl', 'typescript', 'mcp', 'tools'])
  })

  test('curl writes a post', async () => {
    const answer = JSON.parse(await print('bash', ['-c', examples.get('curl') ?? '']))
    expect(answer).toMatchObject({ id: expect.any(String), post: { caption: expect.stringContaining('Market Street 12') } })
  })

  test('TypeScript writes a post', async () => {
    const file = join(folder, 'example.mts')
    await writeFile(file, examples.get('typescript') ?? '')
    expect(await print(process.execPath, [file])).toContain('Market Street 12')
  })

  test('the configuration of an assistant connects', async () => {
    const { postwright } = JSON.parse((examples.get('mcp') ?? '').replace('pw_YOUR_KEY', key)).mcpServers
    const client = new Client({ name: 'test', version: '1' })
    await client.connect(new StreamableHTTPClientTransport(new URL(postwright.url), { requestInit: { headers: postwright.headers } }))
    expect((await client.listTools()).tools.map(({ name }) => name)).toContain('write_post')
    await client.close()
  })

  test('curl lists the tools', async () => {
    expect(await print('bash', ['-c', examples.get('tools') ?? ''])).toContain('"name":"write_post"')
  })
})
