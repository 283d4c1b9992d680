import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useSidebar } from './sidebar-state.ts'

let isPhone = false

beforeEach(() => {
  isPhone = false
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: isPhone && query === '(width < 768px)',
    addEventListener: () => {},
    removeEventListener: () => {},
  }))
})

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  document.cookie = 'sidebar_state=; path=/; max-age=0'
})

const press = (key: string, held: KeyboardEventInit) => {
  const event = new KeyboardEvent('keydown', { key, cancelable: true, ...held })
  act(() => void dispatchEvent(event))
  return event
}

test('the sidebar is expanded until it is collapsed, and a cookie stores the choice for seven days', () => {
  const write = vi.spyOn(document, 'cookie', 'set')
  const { result } = renderHook(useSidebar)
  expect(result.current.collapsed).toBe(false)
  act(result.current.toggle)
  expect(result.current.collapsed).toBe(true)
  expect(write).toHaveBeenLastCalledWith('sidebar_state=collapsed; path=/; max-age=604800; SameSite=Lax')
  expect(renderHook(useSidebar).result.current.collapsed).toBe(true)
})

test.each([{ ctrlKey: true }, { metaKey: true }])('%o + b toggles the sidebar and does not reach the browser', (held) => {
  const { result } = renderHook(useSidebar)
  expect(press('b', held).defaultPrevented).toBe(true)
  expect(result.current.collapsed).toBe(true)
  press('b', held)
  expect(result.current.collapsed).toBe(false)
})

test.each([{}, { ctrlKey: true, shiftKey: true }, { altKey: true, ctrlKey: true }])('%o + b does not toggle the sidebar', (held) => {
  const { result } = renderHook(useSidebar)
  expect(press('b', held).defaultPrevented).toBe(false)
  expect(result.current.collapsed).toBe(false)
})

test('on a phone the toggle opens a sheet and does not change the stored choice', () => {
  isPhone = true
  const write = vi.spyOn(document, 'cookie', 'set')
  const { result } = renderHook(useSidebar)
  act(result.current.toggle)
  expect(result.current).toMatchObject({ sheetOpen: true, collapsed: false })
  expect(write).not.toHaveBeenCalled()
})
