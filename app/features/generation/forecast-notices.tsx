import type { Forecast, Notice } from '#app/lib/generation/allowance.ts'
import { UpgradeLink } from '#app/lib/generation/uses-left.tsx'
import { listLanguage } from '#contract/i18n.ts'
import { allInOneMessages } from './messages.ts'
import { slotName } from './slot-name.ts'

const names = ({ slots }: Notice): string =>
  allInOneMessages.named({ names: new Intl.ListFormat(listLanguage).format(slots.map(slotName)) })

/** The ticked tiles that the quota does not allow, and those with few uses left; before anything is sent. */
export function ForecastNotices({ forecast: { refused, low } }: { forecast: Forecast }) {
  return (
    <>
      {refused.length > 0 && (
        <div className="grid justify-items-start gap-2.5 rounded-md bg-warn-wash px-4 py-3">
          {refused.map((notice) => (
            <p key={notice.message}>
              <span className="font-medium">{names(notice)}</span> {notice.message}
            </p>
          ))}
          <UpgradeLink />
        </div>
      )}
      {low.map((notice) => (
        <p key={notice.message} className="text-soft">
          <span className="font-medium">{names(notice)}</span> {notice.message}
        </p>
      ))}
    </>
  )
}
