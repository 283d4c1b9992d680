import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { AlertDialog, AlertDialogCancel, AlertDialogContent, AlertDialogTitle } from '#app/ui/alert-dialog.tsx'
import { Dialog, DialogContent, DialogTitle } from '#app/ui/dialog.tsx'

afterEach(cleanup)

/** A field whose F2 opens a dialog, and a field in that whose F2 opens a question. */
function Page({ onClose }: { onClose?: () => void }) {
  const [open, setOpen] = useState(false)
  const [asking, setAsking] = useState(false)
  const change = (stillOpen: boolean) => {
    setOpen(stillOpen)
    if (!stillOpen) onClose?.()
  }
  return (
    <>
      <input aria-label="Outside" onKeyDown={({ key }) => key === 'F2' && setOpen(true)} />
      <main tabIndex={-1}>Screen</main>
      {open && (
        <Dialog open onOpenChange={change}>
          <DialogContent aria-describedby={undefined}>
            <DialogTitle>Dialog</DialogTitle>
            <input aria-label="Inside" onKeyDown={({ key }) => key === 'F2' && setAsking(true)} />
            <AlertDialog open={asking} onOpenChange={setAsking}>
              <AlertDialogContent aria-describedby={undefined}>
                <AlertDialogTitle>Question</AlertDialogTitle>
                <AlertDialogCancel>Stay</AlertDialogCancel>
              </AlertDialogContent>
            </AlertDialog>
          </DialogContent>
        </Dialog>
      )}
    </>
  )
}

const field = (name: string) => screen.getByRole('textbox', { name })

test('closing nested dialogs returns the focus to the field that opened each of them', async () => {
  const user = userEvent.setup()
  render(<Page />)
  field('Outside').focus()
  await user.keyboard('{F2}')
  expect(document.activeElement).toBe(field('Inside'))
  await user.keyboard('{F2}')
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Stay' }))
  await user.keyboard('{Escape}')
  await waitFor(() => expect(document.activeElement).toBe(field('Inside')))
  await user.keyboard('{Escape}')
  await waitFor(() => expect(document.activeElement).toBe(field('Outside')))
})

test('an element that gets the focus while a dialog closes does not lose it', async () => {
  const user = userEvent.setup()
  render(<Page onClose={() => setTimeout(() => screen.getByText('Screen').focus())} />)
  field('Outside').focus()
  await user.keyboard('{F2}{Escape}')
  await waitFor(() => expect(document.activeElement).toBe(screen.getByText('Screen')))
  // The focus goes back in a timer that a dialog sets as it goes: one that is set when it has gone comes after that.
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await new Promise((resolve) => setTimeout(resolve))
  expect(document.activeElement).toBe(screen.getByText('Screen'))
})
