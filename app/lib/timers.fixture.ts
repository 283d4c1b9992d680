import { act, waitFor } from '@testing-library/react'
import { toast } from 'sonner'
import { expect, vi } from 'vitest'

type Timers = NonNullable<NonNullable<Parameters<typeof vi.useFakeTimers>[0]>['toFake']>

/**
 * Fake timers for tests that advance them with `vi.advanceTimersByTimeAsync`. In between they run at a twentieth of real time: timers that
 * are due immediately fire, and a pause of seconds does not end because the machine is slow. `vi.useRealTimers` ends it.
 */
export function slowClock(toFake: Timers = ['setTimeout', 'clearTimeout']): void {
  const ticking = setInterval(() => {
    if (vi.isFakeTimers()) vi.advanceTimersByTime(1)
    else clearInterval(ticking)
  }, 20)
  vi.useFakeTimers({ toFake })
}

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
