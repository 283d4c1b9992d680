import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { type RulesetDefinition, Spectral } from '@stoplight/spectral-core'
import { oas } from '@stoplight/spectral-rulesets'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { endpoints } from '#server/features/auth/endpoints.ts'
import { openApiDocument } from '#server/features/docs/document.ts'
import { actors, expectations, expectedOfKeys } from '#tests/support/permissions.ts'

/** The linter's own recommendations. */
const rules = {
  extends: ['recommended'],
  rules: {
    // The product names no licence, and its address depends on the installation.
    'info-license': 'off',
    'no-server-example.com': 'off',
  },
}

interface Problem {
  readonly ruleId: string
  readonly severity: string
  readonly message: string
}

interface Described {
  readonly security?: readonly object[]
  readonly responses: Readonly<Record<string, { readonly content?: object }>>
}

describe('the OpenAPI document', () => {
  let folder: string
  let paths: Record<string, Record<string, Described>>
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'postwright-openapi-'))
    const document = await openApiDocument('https://posts.example.com', 'session')
    paths = document.paths as typeof paths
    await writeFile(join(folder, 'openapi.json'), JSON.stringify(document))
    await writeFile(join(folder, 'redocly.yaml'), JSON.stringify(rules))
  })
  afterAll(() => rm(folder, { recursive: true }))

  /** Problems that Redocly CLI reports; it calls no other host. */
  async function problems(): Promise<Problem[]> {
    const lint = join(import.meta.dirname, '../../node_modules/@redocly/cli/bin/cli.js')
    const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' }
    const run = promisify(execFile)(process.execPath, [lint, 'lint', 'openapi.json', '--format=json'], { cwd: folder, env })
    const { stdout } = await run.catch((error: { stdout: string }) => error)
    return (JSON.parse(stdout) as { problems: Problem[] }).problems
  }

  test('has no Redocly errors', async () => {
    expect((await problems()).filter(({ severity }) => severity === 'error')).toEqual([])
  })

  test('has no Spectral errors', async () => {
    const spectral = new Spectral()
    spectral.setRuleset(oas as RulesetDefinition)
    const problems = await spectral.run(await readFile(join(folder, 'openapi.json'), 'utf8'))
    expect(problems.filter(({ severity }) => severity === 0)).toEqual([])
  })

  const operationOf = (name: string): Described | undefined => {
    const [method = '', path = ''] = name.split(' ')
    return paths[path]?.[method.toLowerCase()]
  }

  test('states for each call whether a visitor may make it, as the server does', () => {
    for (const [name, stated] of Object.entries(expectations)) {
      const security = operationOf(name)?.security ?? []
      const open = stated.every(({ expected }) => expected.visitor === 'done')
      // `/api/me` also answers visitors, as a session check.
      const mayBeOpen = security.length === 0 || security.some((way) => Object.keys(way).length === 0)
      expect([name, mayBeOpen]).toEqual([name, open || name === 'GET /api/me'])
    }
    expect(actors).toContain('visitor')
  })

  test('names for each call the scope that an API key needs, as the server does', () => {
    for (const [name, [stated]] of Object.entries(expectations)) {
      const { key, readKey } = stated ? expectedOfKeys(name, stated) : {}
      const isOpen = stated?.expected.visitor === 'done'
      const scope = isOpen || key === 403 ? [] : [{ apiKey: [readKey === 403 ? 'write' : 'read'] }]
      expect([name, (operationOf(name)?.security ?? []).filter((way) => 'apiKey' in way)]).toEqual([name, scope])
    }
  })

  test('lists the errors that each call can return: no model errors for reads, no body errors without a body', () => {
    expect(Object.keys(operationOf('GET /api/usage')?.responses ?? {})).toEqual(['200', '401', '403', '422', '429', '500', '503'])
    expect(Object.keys(operationOf('GET /api/sessions')?.responses ?? {})).toEqual(['200', '401', '403', '422', '500', '503'])
    expect(Object.keys(operationOf('GET /api/capabilities')?.responses ?? {})).toEqual(['200', '422', '500', '503'])
    expect(Object.keys(operationOf('POST /functions/v1/generate-posts')?.responses ?? {})).toEqual(
      expect.arrayContaining(['429', '502', '504']),
    )
    expect(operationOf('DELETE /api/saved-content/{id}')?.responses['204']).not.toHaveProperty('content')
  })

  test('describes every sign-in path, the data export and the webhook', () => {
    const described = Object.keys(paths)
      .filter((path) => path.startsWith('/api/auth/'))
      .map((path) => path.replace('/api/auth', '').replace('{id}', '*'))
    expect(described.toSorted()).toEqual(Object.keys(endpoints).toSorted())
    expect(paths).toHaveProperty('/api/account/export.get'.split('.'))
    expect(paths).toHaveProperty('/webhooks/stripe.post'.split('.'))
  })
})
