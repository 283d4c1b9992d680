import { act, waitFor } from '@testing-library/react'
import { toast } from 'sonner'
import { expect, vi } from 'vitest'

/**
 * Dismisses all toasts and waits until they have left the page. Toasts are stored outside React and would show again in the next test.
 * With fake timers it advances the time, because a toast leaves after an animation.
 */
export async function toastsGone(): Promise<void> {
  toast.dismiss()
  await waitFor(async () => {
    if (vi.isFakeTimers()) await act(() => vi.advanceTimersByTimeAsync(100))
    expect(document.querySelector('[data-sonner-toast]')).toBeNull()
  })
}
