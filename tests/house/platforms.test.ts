import { execFileSync } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { platforms } from '#platforms/index.ts'

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' })
  .split('\n')
  .filter(Boolean)

/** Places that may name a platform: what is written for readers about one, and what tries, measures or pictures one. */
const naming = [
  /^(?:platforms|tests|content|bench)\//,
  /\.test\.tsx?$|\.fixture\.tsx?$/,
  // Help and feature pages state figures of a platform that they name.
  /^app\/features\/site\/help\/|^app\/routes\/site\/features\.tsx$/,
  // Which sample texts, pictures and example calls are shown.
  /^scripts\/(?:vite\/samples|screenshots|pictures\/\w+)\.ts$|^app\/features\/site\/api-examples\.ts$/,
  // Threads of a processor, and a way to send a second factor, are called like platforms.
  /^server\/infra\/models\/local\/|^server\/features\/auth\/endpoints\.ts$/,
  // Networks to which posts leave are called like the platforms for which they are written.
  /^contract\/channels?(?:-messages)?\.ts$|^server\/infra\/publishers\//,
  // Quota features, some of which are called like the platform whose posts they count.
  /^contract\/(?:plans|offers|plan-messages|offer-messages)\.ts$|^app\/lib\/generation\/allowance\.ts$/,
]

test('no file names a platform but its own', async () => {
  const ids = Object.keys(platforms).join('|')
  const named = new RegExp(`['"\`](?:${ids})['"\`]|(?<![\\w'"])(?:${ids}):(?!/)|\\.(?:${ids})\\b(?!\\.com)`, 'u')
  const code = files.filter((file) => /\.tsx?$/.test(file) && !naming.some((place) => place.test(file)))
  const found = await Promise.all(
    code.map(async (file) =>
      (await readFile(file, 'utf8'))
        .split('\n')
        .flatMap((line, at) => (named.test(line) && !line.includes('twitter:card') ? [`${file}:${at + 1} ${line.trim()}`] : [])),
    ),
  )
  expect(found.flat()).toEqual([])
})
