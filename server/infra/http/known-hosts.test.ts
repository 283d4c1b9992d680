import { expect, test } from 'vitest'
import { parseEnv } from '#server/infra/env.ts'
import { createHostCheck } from '#server/infra/http/known-hosts.ts'

const isAnswered = (host: string, variables: Record<string, string>) => createHostCheck(parseEnv(variables))?.(host) ?? true

const own = {}
const development = { APP_URL: 'http://localhost:3000', PORT: '3001' }
const withName = { APP_URL: 'http://127.0.0.9:8080' }
const proxied = { APP_URL: 'https://localhost' }
const container = { HOST: '0.0.0.0' }
const open = { APP_URL: 'https://posts.example.com' }

test.each<[string, Record<string, string>]>([
  ['localhost:3000', own],
  ['LOCALHOST:3000', own],
  ['127.0.0.1:3000', own],
  ['[::1]:3000', own],
  ['localhost:3000', development],
  ['localhost:3001', development],
  ['127.0.0.9:8080', withName],
  ['localhost:8080', withName],
  ['localhost', proxied],
  ['localhost:443', proxied],
  ['localhost:3000', proxied],
  ['localhost:8080', container],
  ['192.168.1.20:3000', container],
  ['[fd00::20]:3000', container],
  ['posts.example.com', open],
  ['an-internal-name', open],
])('a server answers to %s with %j', (host, variables) => {
  expect(isAnswered(host, variables)).toBe(true)
})

test.each<[string, Record<string, string>]>([
  ['rebound.example', own],
  ['rebound.example:3000', own],
  ['localhost.rebound.example:3000', own],
  ['127.0.0.1.rebound.example:3000', own],
  ['localhost:3000@rebound.example', own],
  ['localhost', own],
  ['localhost:5173', own],
  ['192.168.1.20:3000', own],
  ['', own],
  ['a b', own],
  ['rebound.example:8080', container],
  ['rebound.example:3000', development],
])('a loopback server does not answer to %s with %j', (host, variables) => {
  expect(isAnswered(host, variables)).toBe(false)
})
