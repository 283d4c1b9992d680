import { act, waitFor } from '@testing-library/react'
import { toast } from 'sonner'
import { expect, vi } from 'vitest'

/**
 * Toasts live outside React and would show again in the next test: dismisses them all, and waits until the page holds none. On a clock
 * that a test has slowed down it moves that clock, because they leave after a moment.
 */
export async function toastsGone(): Promise<void> {
  toast.dismiss()
  await waitFor(async () => {
    if (vi.isFakeTimers()) await act(() => vi.advanceTimersByTimeAsync(100))
    expect(document.querySelector('[data-sonner-toast]')).toBeNull()
  })
}
