import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { followTooltips } from '#app/ui/follow-tooltips.ts'

let box: HTMLElement
let stop: () => void
const byId = (id: string) => document.getElementById(id) as HTMLElement

beforeEach(() => {
  vi.useFakeTimers()
  document.body.innerHTML =
    '<button id="one" data-tooltip="One"></button><button id="two" data-tooltip="Two"></button><p id="else"></p><div id="box" hidden></div>'
  box = byId('box')
  stop = followTooltips(box)
})

afterEach(() => {
  stop()
  vi.useRealTimers()
})

/** jsdom has no PointerEvent of its own that carries a pointer type. */
function hover(id: string, pointerType = 'mouse') {
  byId(id).dispatchEvent(Object.assign(new Event('pointerover', { bubbles: true }), { pointerType }))
}

test('a tooltip opens after 700 ms of hovering, not before, and describes its control', () => {
  hover('one')
  vi.advanceTimersByTime(699)
  expect(box.hidden).toBe(true)
  vi.advanceTimersByTime(1)
  expect(box.hidden).toBe(false)
  expect(box.textContent).toBe('One')
  expect(byId('one').getAttribute('aria-describedby')).toBe('box')
})

/** Shows one tooltip and closes it again, `pause` milliseconds ago. */
function closedAgo(pause: number) {
  hover('one')
  vi.advanceTimersByTime(700)
  byId('one').dispatchEvent(new Event('pointerdown', { bubbles: true }))
  vi.advanceTimersByTime(pause)
}

test('within 300 ms after one has closed, the next opens at once', () => {
  closedAgo(299)
  hover('two')
  vi.advanceTimersByTime(0)
  expect(box.textContent).toBe('Two')
})

test('after 300 ms the next one waits its 700 ms again', () => {
  closedAgo(301)
  hover('two')
  vi.advanceTimersByTime(699)
  expect(box.hidden).toBe(true)
  vi.advanceTimersByTime(1)
  expect(box.textContent).toBe('Two')
})

test('Escape hides it, and its control is no longer described', () => {
  hover('one')
  vi.advanceTimersByTime(700)
  document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }))
  expect(box.hidden).toBe(true)
  expect(byId('one').hasAttribute('aria-describedby')).toBe(false)
})

test('the pointer may rest on the tooltip; leaving both hides it', () => {
  hover('one')
  vi.advanceTimersByTime(700)
  hover('else')
  hover('box')
  vi.advanceTimersByTime(1_000)
  expect(box.hidden).toBe(false)
  hover('else')
  vi.advanceTimersByTime(1_000)
  expect(box.hidden).toBe(true)
})

test('a finger opens none', () => {
  hover('one', 'touch')
  vi.advanceTimersByTime(5_000)
  expect(box.hidden).toBe(true)
})
