import { vi } from 'vitest'

type Timers = NonNullable<NonNullable<Parameters<typeof vi.useFakeTimers>[0]>['toFake']>

/**
 * A clock for tests that move it with `vi.advanceTimersByTimeAsync`. Between those moves it goes on at a twentieth of its speed: screens
 * that wait for what is due at once are drawn, and a pause of seconds is not over because the machine was busy. `vi.useRealTimers` ends it.
 */
export function slowClock(toFake: Timers = ['setTimeout', 'clearTimeout']): void {
  const going = setInterval(() => {
    if (vi.isFakeTimers()) vi.advanceTimersByTime(1)
    else clearInterval(going)
  }, 20)
  vi.useFakeTimers({ toFake })
}
