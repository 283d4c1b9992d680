import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { toast } from 'sonner'
import { expect, test } from 'vitest'
import { stubBrowser, tidyUp } from '#app/lib/screen.fixture.tsx'
import { Toaster } from './toaster.tsx'

tidyUp()

/** A toast between two buttons, with the focus on its button. */
async function openFocusedToast() {
  stubBrowser()
  render(
    <>
      <button type="button">Before</button>
      <Toaster theme="light" />
      <button type="button">After</button>
    </>,
  )
  toast('Your list is ready.', { duration: Number.POSITIVE_INFINITY })
  const close = await screen.findByRole('button', { name: 'Close toast' })
  screen.getByRole('button', { name: 'Before' }).focus()
  while (document.activeElement !== close) await userEvent.tab()
  return close
}
const button = (name: string) => screen.getByRole('button', { name })

test.each([
  [false, 'bottom'],
  [true, 'top'],
])('toasts are at the foot of the window, or at its top where they would cover fields (%s)', async (atTop, place) => {
  stubBrowser()
  render(<Toaster theme="light" atTop={atTop} />)
  toast('Saved.')

  expect((await screen.findByText('Saved.')).closest('[data-sonner-toaster]')?.getAttribute('data-y-position')).toBe(place)
})

test('Tab leaves a toast in both directions', async () => {
  await openFocusedToast()
  await userEvent.tab()
  expect(document.activeElement).toBe(button('After'))

  await userEvent.tab({ shift: true })
  while (document.activeElement?.closest('[data-sonner-toaster]')) await userEvent.tab({ shift: true })
  expect(document.activeElement).toBe(button('Before'))
})

test('the focus returns from a closed toast to where it was', async () => {
  await openFocusedToast()
  await userEvent.keyboard('{Enter}')

  await waitFor(() => expect(screen.queryByText('Your list is ready.')).toBeNull())
  await waitFor(() => expect(document.activeElement).toBe(button('Before')))
})

test('a toast that closes leaves the focus where it has moved to', async () => {
  await openFocusedToast()
  await userEvent.tab()
  toast.dismiss()

  await waitFor(() => expect(screen.queryByText('Your list is ready.')).toBeNull())
  expect(document.activeElement).toBe(button('After'))
})

test('a toast that opens later does not move the focus', async () => {
  await openFocusedToast()
  await userEvent.tab()
  toast.dismiss()
  await waitFor(() => expect(screen.queryByText('Your list is ready.')).toBeNull())
  button('After').blur()
  toast('Another list is ready.')

  await screen.findByText('Another list is ready.')
  expect(document.activeElement).toBe(document.body)
})
