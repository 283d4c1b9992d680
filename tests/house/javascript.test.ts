import { describe, expect, test } from 'vitest'
import { paths } from '#contract/paths.ts'
import { type BuiltScreen, builtScreens, type ScriptFile } from '#tests/support/client-files.ts'

/** Bytes, gzipped: what a first visit of a screen loads, and what going on to another one adds. */
const firstLoad = 240_000
const furtherScreen = 40_000

const screens = builtScreens()
const home = screens.find(({ path }) => `/${path}` === paths.dashboard || path === paths.dashboard)

const sum = (scripts: readonly ScriptFile[]) => scripts.reduce((all, { size }) => all + size, 0)
const heaviest = (scripts: readonly ScriptFile[]) =>
  scripts
    .toSorted((a, b) => b.size - a.size)
    .slice(0, 6)
    .map(({ file, size }) => `${file} ${size}`)
const beyondHome = ({ scripts }: BuiltScreen) => scripts.filter(({ file }) => !home?.scripts.some((known) => known.file === file))

/** Nothing while the scripts keep within the bytes; else how many they are, and which weigh most. */
const over = (scripts: readonly ScriptFile[], most: number) =>
  sum(scripts) <= most ? [] : [`${sum(scripts)} bytes, ${most} allowed`, ...heaviest(scripts)]

test('the built app has every dashboard screen', () => {
  expect(home).toBeDefined()
  expect(screens.length).toBeGreaterThan(15)
})

describe.each(screens.map((screen) => [screen.path, screen] as const))('%s', (_, screen) => {
  test('a first visit loads little JavaScript', () => {
    expect(over(screen.scripts, firstLoad)).toEqual([])
  })

  test('coming from the dashboard adds little', () => {
    expect(over(beyondHome(screen), furtherScreen)).toEqual([])
  })
})
