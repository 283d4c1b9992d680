import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { useScrollToFocus } from './scroll-to-focus.ts'

function Fields() {
  useScrollToFocus()
  return (
    <>
      <input aria-label="One" />
      <textarea aria-label="Two" />
    </>
  )
}

test('what the Tab key reaches is scrolled into view, and what a click or another key reaches is not', async () => {
  render(<Fields />)
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView')
  await userEvent.click(screen.getByLabelText('One'))
  await userEvent.keyboard('a')
  expect(scrolled).not.toHaveBeenCalled()

  await userEvent.tab()
  expect(scrolled.mock.contexts).toEqual([screen.getByLabelText('Two')])
})
