import { expect, test } from 'vitest'
import { paths, safeReturnPath, sitePaths } from '#contract/paths.ts'
import { appPaths } from '#kinds/paths.ts'

test.each([
  ['/dashboard/settings?tab=usage#limits', '/dashboard/settings?tab=usage#limits'],
  ['/dashboard/content-tools/library', '/dashboard/content-tools/library'],
  ['/pricing', '/pricing'],
  ['/a b', '/a%20b'],
])('a path of this site is a valid return path: %s', (from, expected) => {
  expect(safeReturnPath(from)).toBe(expected)
})

test.each([
  'https://evil.example',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '\t//evil.example',
  ' //evil.example',
  '/dashboard\\..\\..\\evil.example',
  'javascript:alert(1)',
  'data:text/html,<script>',
  'evil.example',
  'http:evil.example',
  '@evil.example',
  '.evil.example',
  '',
  undefined,
  null,
  42,
  ['/dashboard'],
  { toString: () => '/dashboard' },
])('any other return path becomes the dashboard: %j', (from) => {
  expect(safeReturnPath(from)).toBe(paths.dashboard)
})

test.each(['/..//evil.example', '/.//evil.example', '/%2e%2e//evil.example', '/a/..//evil.example', '/%2F/evil.example', '/@evil.example'])(
  'a return path stays on this site after the browser has resolved it: %s',
  (from) => {
    const followed = new URL(safeReturnPath(from), 'https://post.example.com')

    expect(followed.host).toBe('post.example.com')
  },
)

test('no path is both a screen of the app and a site page', () => {
  expect(new Set([...appPaths, ...sitePaths]).size).toBe(appPaths.length + sitePaths.length)
})
