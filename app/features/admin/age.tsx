import { useSyncExternalStore } from 'react'
import { formatMoment } from '#app/lib/dates.ts'
import type { AdminRequest } from '#contract/admin-calls.ts'

const minute = 60_000
/** Minutes within which a person is promised how to pay (spec §8). */
const promised = 60

const everyMinute = (changed: () => void) => {
  const timer = setInterval(changed, minute)
  return () => clearInterval(timer)
}
/** Minutes since 1970. */
const useMinute = (): number => useSyncExternalStore(everyMinute, () => Math.floor(Date.now() / minute))

/** 'just now', '5 min ago', '2 h ago', '3 days ago', of a number of minutes. */
export function ageOf(minutes: number): string {
  if (minutes < 1) return 'just now'
  if (minutes < 60) return `${minutes} min ago`
  const hours = Math.floor(minutes / 60)
  if (hours < 24) return `${hours} h ago`
  const days = Math.floor(hours / 24)
  return days === 1 ? '1 day ago' : `${days} days ago`
}

/** When a request came, and how long ago. One that is pending beyond the hour that its person was promised is marked. */
export function Age({ request: { created_at, status } }: { request: Pick<AdminRequest, 'created_at' | 'status'> }) {
  const minutes = Math.max(0, useMinute() - Math.floor(Date.parse(created_at) / minute))
  const late = status === 'pending' && minutes >= promised
  return (
    <time dateTime={created_at}>
      {formatMoment(created_at)} (
      <span className={late ? 'font-medium text-warn' : undefined}>
        {ageOf(minutes)}
        {late && ', past the promised hour'}
      </span>
      )
    </time>
  )
}
