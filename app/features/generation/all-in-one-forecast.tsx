import type { Forecast, Notice } from '#app/lib/generation/forecast.ts'
import { UpgradeLink } from '#app/lib/generation/upgrade.tsx'
import { slotName } from './all-in-one-jobs.ts'

const names = ({ slots }: Notice): string => new Intl.ListFormat('en').format(slots.map(slotName))

/** Which of the ticked tiles the month no longer holds, and which it will soon not, before anything is sent. */
export function ForecastNotices({ forecast: { refused, low } }: { forecast: Forecast }) {
  return (
    <div role="status" className="grid gap-2 text-sm empty:hidden">
      {refused.length > 0 && (
        <div className="grid justify-items-start gap-2.5 rounded-md bg-warn-wash px-4 py-3">
          {refused.map((notice) => (
            <p key={notice.message}>
              <span className="font-medium">{names(notice)}:</span> {notice.message}
            </p>
          ))}
          <UpgradeLink />
        </div>
      )}
      {low.map((notice) => (
        <p key={notice.message} className="text-soft">
          <span className="font-medium">{names(notice)}:</span> {notice.message}
        </p>
      ))}
    </div>
  )
}
