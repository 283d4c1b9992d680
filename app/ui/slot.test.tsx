import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { Slot } from '#app/ui/slot.tsx'

afterEach(cleanup)

test('the child keeps what it says, and gets what it does not say', () => {
  render(
    <Slot className="outer" title="outer" data-tooltip="here" style={{ color: 'red', top: 1 }}>
      <a href="/pricing" className="inner" title="inner" style={{ color: 'blue' }}>
        Pricing
      </a>
    </Slot>,
  )
  const link = screen.getByRole('link', { name: 'Pricing' })
  expect(link.className).toBe('outer inner')
  expect(link.title).toBe('inner')
  expect(link.dataset.tooltip).toBe('here')
  expect([link.style.color, link.style.top]).toEqual(['blue', '1px'])
})

test("both handlers hear a click, the child's first, and both refs get the element and lose it", async () => {
  const heard: string[] = []
  const refs: (HTMLElement | null)[] = []
  const object: { current: HTMLElement | null } = { current: null }
  const { unmount } = render(
    <Slot ref={object} onClick={() => heard.push('outer')}>
      <button type="button" ref={(element) => void refs.push(element)} onClick={() => heard.push('inner')}>
        Go
      </button>
    </Slot>,
  )
  await userEvent.click(screen.getByRole('button'))
  expect(heard).toEqual(['inner', 'outer'])
  expect(object.current).toBe(screen.getByRole('button'))
  expect(refs).toEqual([screen.getByRole('button')])
  unmount()
  expect([object.current, refs.at(-1)]).toEqual([null, null])
})
