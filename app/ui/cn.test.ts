// @vitest-environment node
import { globSync, readFileSync } from 'node:fs'
import { extendTailwindMerge } from 'tailwind-merge'
import { expect, test } from 'vitest'
import { cn } from '#app/ui/cn.ts'

/** Told of our own shadow, which it takes for a colour. */
const twMerge = extendTailwindMerge({ extend: { theme: { shadow: ['raised'] } } })

/** Without modifiers: those are only compared, which the last test covers. */
const bare = (word: string) => word.replace(/^(?:(?:\[.*\]|[^[\]:])+:)*!?/, '')
const isClass = (word: string) => twMerge(`${word} ${word}`) === word

/** Every class that stands in a text of a component. */
const used = [
  ...new Set(
    globSync('app/**/*.tsx', { exclude: (path) => /\.(test|fixture|support)\./.test(String(path)) }).flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/(['"`])((?:(?!\1)[^\\\n]|\\.)*)\1/g)].flatMap(([, , text = '']) =>
        text
          .split(/\s+/)
          .map(bare)
          .filter((word) => word !== '' && isClass(word)),
      ),
    ),
  ),
]

test('of any two classes that the app uses, those stay that tailwind-merge lets stay', () => {
  expect(used.length).toBeGreaterThan(300)
  const wrong: string[] = []
  for (const earlier of used)
    for (const later of used) {
      const pair = `${earlier} ${later}`
      if (cn(pair) !== twMerge(pair)) wrong.push(`${pair}: ${cn(pair)}`)
    }
  expect(wrong).toEqual([])
})

test('several classes together can take the place of one', () => {
  expect(cn('p-6', 'px-2 py-1')).toBe('px-2 py-1')
  expect(cn('p-6', 'px-2')).toBe('p-6 px-2')
})

test('modifiers and importance keep classes apart', () => {
  expect(cn('text-ink hover:text-soft !text-bad', false, ['text-good'])).toBe('hover:text-soft !text-bad text-good')
})
