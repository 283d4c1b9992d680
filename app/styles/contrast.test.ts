import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { paper } from '#app/lib/theme.ts'

const css = ['tokens.css', 'tokens-states.css'].map((file) => readFileSync(join(import.meta.dirname, file), 'utf8')).join('\n')

function tokens(selector: string): Record<string, string> {
  const blocks = [...css.matchAll(new RegExp(`^\\${selector} \\{([^}]*)\\}`, 'gm'))].map(([, block]) => block).join('')
  return Object.fromEntries([...blocks.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map(([, name = '', value = '']) => [name, value]))
}

/** WCAG 2.2 relative luminance of `#rrggbb`. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

const grounds = ['paper', 'surface', 'sunken']
const text = [
  ...['ink', 'soft', 'accent', 'good', 'warn', 'bad'].flatMap((ink) => grounds.map((ground) => [ink, ground])),
  ...['ink', 'soft', 'accent-strong'].map((ink) => [ink, 'accent-wash']),
  ...['good', 'warn', 'bad'].flatMap((ink) => [
    [ink, `${ink}-wash`],
    ['ink', `${ink}-wash`],
  ]),
  ...['accent', 'accent-strong'].map((ground) => ['on-accent', ground]),
  ['on-bad', 'bad'],
  ['paper', 'ink'],
]
const edges = ['paper', 'surface', 'sunken'].map((ground) => ['edge', ground])

describe.each([
  ['light', ':root'],
  ['dark', '.dark'],
] as const)('in the %s theme', (theme, selector) => {
  const palette = tokens(selector)
  const colour = (name: string) => {
    const value = palette[name]
    if (!value) throw new Error(`--${name} is not set for ${selector}`)
    return value
  }

  test("the browser's theme colour is the background of the page", () => {
    expect(paper[theme]).toBe(colour('paper'))
  })

  test.each(text)('%s is readable on %s (4.5:1)', (ink = '', ground = '') => {
    expect(contrast(colour(ink), colour(ground))).toBeGreaterThanOrEqual(4.5)
  })

  test.each(edges)('%s of a control is visible on %s (3:1)', (edge = '', ground = '') => {
    expect(contrast(colour(edge), colour(ground))).toBeGreaterThanOrEqual(3)
  })
})
