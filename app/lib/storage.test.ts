import { renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { currencyScript, initialCurrency, switchCurrency } from '#app/lib/currency.ts'
import { putDraft, readDraft, textField, useDraft } from '#app/lib/generation/draft.ts'
import { tabMemory } from '#app/lib/generation/generations.ts'
import { storeReturnPath, takeReturnPath } from '#app/lib/guards.tsx'
import { clearStoredData, clearStoredTexts } from '#app/lib/session.tsx'
import { leaveFlash, readItem, removeItem, storedKeys, takeFlash, writeItem } from '#app/lib/storage.ts'
import { chooseTheme, readTheme, themeScript } from '#app/lib/theme.ts'
import { paths } from '#contract/paths.ts'

const fields = { topic: textField(10) }

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})
afterEach(() => {
  vi.restoreAllMocks()
  // A theme that could not be stored is remembered by its module, which the next file shares.
  if (readTheme() !== 'system') chooseTheme('system')
  vi.unstubAllGlobals()
  localStorage.clear()
  document.documentElement.className = ''
})

/** As in browsers where the user has blocked site data: reading the property throws. */
function blockStorage() {
  for (const name of ['localStorage', 'sessionStorage'] as const)
    vi.spyOn(window, name, 'get').mockImplementation(() => {
      throw new DOMException('Access is denied for this document.', 'SecurityError')
    })
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {}, removeEventListener: () => {} }))
}

test('when reading the storage throws, nothing is read, written, removed or listed, and no error is thrown', () => {
  blockStorage()
  for (const area of ['local', 'session'] as const) {
    removeItem(area, 'k')
    expect([readItem(area, 'k'), writeItem(area, 'k', 'v'), storedKeys(area)]).toEqual([null, false, []])
  }
})

test('with blocked storage, form, results, theme, currency and messages still work on the current page', () => {
  blockStorage()
  const { result } = renderHook(() => useDraft('asha:/ideas', fields))
  expect(result.current[0]).toEqual({ topic: '' })
  putDraft('asha:/ideas', { topic: 'bread' })()
  expect(readDraft('asha:/ideas', fields)).toEqual({ topic: '' })
  tabMemory.remember('asha:/ideas', [])
  expect(tabMemory.recall('asha:/ideas')).toEqual([])

  new Function(themeScript)()
  new Function(currencyScript)()
  chooseTheme('dark')
  expect([readTheme(), document.documentElement.classList.contains('dark')]).toEqual(['dark', true])
  switchCurrency()
  expect([initialCurrency(), document.documentElement.classList.contains('rupees')]).toEqual(['usd', true])

  leaveFlash('Signed out successfully')
  storeReturnPath('/pricing')
  expect([takeFlash(), takeReturnPath()]).toEqual([null, paths.dashboard])
  clearStoredData()
})

test("removing a user's texts keeps choices and the texts of other users", () => {
  const others = ['theme', 'chat', 'draft:ravi:/ideas', 'draft:asha-2:/ideas']
  for (const key of [...others, 'draft:asha:/ideas']) localStorage.setItem(key, 'x')
  for (const key of ['results:asha:/ideas', 'chat-draft:1', 'flash']) sessionStorage.setItem(key, 'x')
  clearStoredTexts('asha')
  expect(Object.keys(localStorage).toSorted()).toEqual(others.toSorted())
  expect(Object.keys(sessionStorage)).toEqual(['flash'])
})
