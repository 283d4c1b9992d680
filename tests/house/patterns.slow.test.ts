import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { Worker } from 'node:worker_threads'
import { parseSync, Visitor } from 'vite'
import { expect, test } from 'vitest'
import type { Pattern, Timed, Work } from '#tests/support/pattern-timing.ts'

/** Milliseconds for all patterns, on a machine that is ten times slower than an idle one. */
const timeoutMs = 240_000

const sources = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '*.ts'], { encoding: 'utf8' })
  .split('\0')
  .filter((file) => /^(writer|kinds|contract|platforms|phrases|server)\//.test(file) && !/\.(test|fixture|support)\.ts$/.test(file))

function literalsIn(file: string, text: string): Pattern[] {
  const patternsFound: Pattern[] = []
  const { program, errors } = parseSync(file, text)
  expect(errors, file).toEqual([])
  new Visitor({
    Literal(node) {
      if (!('regex' in node)) return
      const line = text.slice(0, node.start).split('\n').length
      patternsFound.push({ source: node.regex.pattern, flags: node.regex.flags, at: `${file}:${line}` })
    },
  }).visit(program)
  return patternsFound
}

/** Measures patterns in a worker thread, which can be terminated while a pattern runs. @throws an error that names the pattern at the timeout */
function time(work: Work): Promise<Timed> {
  const { promise, resolve, reject } = Promise.withResolvers<Timed>()
  const worker = new Worker(join(import.meta.dirname, '../support/pattern-timing.ts'), { workerData: work })
  let now: Pattern | undefined
  const over = setTimeout(() => reject(new Error(`Ran for ever: /${now?.source}/${now?.flags} (${now?.at})`)), timeoutMs)
  worker.on('message', (message: { now: Pattern } | { done: Timed }) => {
    if ('now' in message) now = message.now
    else resolve(message.done)
  })
  worker.on('error', reject)
  return promise.finally(() => {
    clearTimeout(over)
    return worker.terminate()
  })
}

test('every regular expression of the server runs in linear time', { timeout: timeoutMs + 60_000 }, async () => {
  const texts = sources.map((file) => [file, readFileSync(file, 'utf8')] as const)
  const patterns = texts.flatMap(([file, text]) => literalsIn(file, text))
  const modules = texts.filter(([, text]) => text.includes('new RegExp(')).map(([file]) => pathToFileURL(file).href)
  const timed = await time({ patterns, modules })

  expect(timed.patterns).toBeGreaterThan(100)
  expect(timed.slow).toEqual([])
})

test.each([
  ['square', String.raw`\d+x`],
  ['cubic', String.raw`\S+@\S+\.\S+`],
])('a pattern that is %s is reported', { timeout: timeoutMs }, async (_, source) => {
  const timed = await time({ patterns: [{ source, flags: 'g', at: 'here' }], modules: [] })
  expect(timed.slow).toHaveLength(1)
})
