import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { type Message, MessageLine, MessagePlace, type Say, useSay } from '#app/lib/say.tsx'
import { stubBrowser, tidyUp } from '#app/lib/screen.fixture.tsx'
import { slowClock } from '#app/lib/timers.fixture.ts'
import { Toaster } from '#app/ui/toaster.tsx'

tidyUp()

/** A place with a line, and the function that says something in it. */
function open(standing: Message | null = null) {
  stubBrowser()
  let say: Say = () => {}
  function Speaker() {
    say = useSay()
    return null
  }
  const place = (
    <MessagePlace>
      <Speaker />
      <MessageLine standing={standing} />
    </MessagePlace>
  )
  const toaster = <Toaster theme="light" />
  const { rerender } = render(
    <>
      {place}
      {toaster}
    </>,
  )
  return { say: (message: Message | null) => act(() => say(message)), leave: () => rerender(toaster) }
}
const toasts = () => document.querySelectorAll('[data-sonner-toast]')
const limit: Message = { tone: 'warn', text: 'None left.' }

test('a message is shown once, in the polite live region of its place, and not in a toast', () => {
  const { say } = open()
  say({ tone: 'good', text: 'Copied.' })

  expect(screen.getByText('Copied.').closest('[role=status]')).toBeTruthy()
  expect(toasts()).toHaveLength(0)
})

test('what an action comes to after its place has left the screen is shown in a toast', async () => {
  const { say, leave } = open()
  leave()
  say({ tone: 'good', text: 'Saved.' })

  expect((await screen.findByText('Saved.')).closest('[data-sonner-toast]')).toBeTruthy()
})

test('the same words, said again, replace the standing message and are announced again', () => {
  const { say } = open(limit)
  const before = screen.getByText(limit.text)
  say(limit)

  const after = screen.getByText(limit.text)
  expect(after).not.toBe(before)
  expect(before.isConnected).toBe(false)
})

test('the button of a message runs its action and removes the message', async () => {
  const { say } = open()
  const undo = vi.fn()
  say({ tone: 'good', text: 'Saved.', action: { label: 'Undo', onClick: undo } })
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }))

  expect(undo).toHaveBeenCalledOnce()
  expect(screen.queryByText('Saved.')).toBeNull()
})

test('a message waits for somebody to see it: time in a hidden tab, or in which the computer stands still, does not count', () => {
  slowClock()
  const { say } = open()
  say({ tone: 'good', text: 'Written.' })
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  act(() => vi.advanceTimersByTime(60_000))
  expect(screen.getByText('Written.')).toBeTruthy()

  hidden.mockReturnValue(false)
  // After a pause one timer is due, however long the pause was.
  act(() => vi.advanceTimersToNextTimer())
  expect(screen.getByText('Written.')).toBeTruthy()
  act(() => vi.advanceTimersByTime(4_000))
  expect(screen.getByText('Written.')).toBeTruthy()
  act(() => vi.advanceTimersByTime(1_000))
  expect(screen.queryByText('Written.')).toBeNull()
})

test('a message that offers something stays twice as long, and an error until the next', () => {
  slowClock()
  const { say } = open()
  say({ tone: 'info', text: 'Removed.', action: { label: 'Undo', onClick: () => {} } })
  act(() => vi.advanceTimersByTime(11_000))
  expect(screen.getByText('Removed.')).toBeTruthy()
  act(() => vi.advanceTimersByTime(1_000))
  expect(screen.queryByText('Removed.')).toBeNull()

  say({ tone: 'bad', text: 'It failed.' })
  act(() => vi.advanceTimersByTime(600_000))
  expect(screen.getByText('It failed.')).toBeTruthy()
})
