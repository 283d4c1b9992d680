import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { chooseTheme, followTheme, readTheme, themeScript } from '#app/lib/theme.ts'

let systemIsDark = false
const listeners = new Set<() => void>()

beforeEach(() => {
  systemIsDark = false
  vi.stubGlobal('matchMedia', () => ({
    matches: systemIsDark,
    addEventListener: (_: string, listener: () => void) => listeners.add(listener),
    removeEventListener: (_: string, listener: () => void) => listeners.delete(listener),
  }))
})

afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
  listeners.clear()
  document.documentElement.className = ''
})

const isDark = () => document.documentElement.classList.contains('dark')
const runHeadScript = () => new Function(themeScript)()

test('the theme is system until one is chosen', () => {
  expect(readTheme()).toBe('system')
})

test("the choice is stored under the key 'theme' and applied at once", () => {
  chooseTheme('dark')
  expect(localStorage.getItem('theme')).toBe('dark')
  expect(isDark()).toBe(true)
  chooseTheme('light')
  expect(isDark()).toBe(false)
})

test('an invalid stored theme counts as system', () => {
  localStorage.setItem('theme', 'sepia')
  expect(readTheme()).toBe('system')
})

test.each([
  [null, false, false],
  [null, true, true],
  ['system', true, true],
  ['light', true, false],
  ['dark', false, true],
])('before the first paint, choice %o on a system with dark=%o gives dark=%o', (kept, system, dark) => {
  if (kept) localStorage.setItem('theme', kept)
  systemIsDark = system
  runHeadScript()
  expect(isDark()).toBe(dark)
})

test('while the choice is system, the page follows the system until it is unsubscribed', () => {
  const stop = followTheme(() => {})
  systemIsDark = true
  for (const listener of listeners) listener()
  expect(isDark()).toBe(true)
  stop()
  expect(listeners.size).toBe(0)
})

test('a change of the system between the script in the head and the subscription is applied', () => {
  systemIsDark = true
  runHeadScript()
  systemIsDark = false
  const stop = followTheme(() => {})
  expect(isDark()).toBe(false)
  stop()
})

test('a choice made in another tab is applied', () => {
  const changed = vi.fn()
  const stop = followTheme(changed)
  localStorage.setItem('theme', 'dark')
  dispatchEvent(new StorageEvent('storage', { key: 'theme' }))
  expect(isDark()).toBe(true)
  expect(changed).toHaveBeenCalledOnce()
  stop()
})

test('subscribers are notified of a choice on the same page', () => {
  const changed = vi.fn()
  const stop = followTheme(changed)
  chooseTheme('dark')
  expect(changed).toHaveBeenCalledOnce()
  stop()
  chooseTheme('light')
  expect(changed).toHaveBeenCalledOnce()
})

test('a choice is applied even if the browser cannot store it', () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  const blocked = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('The quota has been exceeded', 'QuotaExceededError')
  })
  chooseTheme('dark')
  expect(readTheme()).toBe('dark')
  expect(isDark()).toBe(true)
  blocked.mockRestore()
  chooseTheme('system')
  expect(readTheme()).toBe('system')
})
