import { Layers } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { type Forecast, forecastOf, type Notice, usesText } from '#app/lib/generation/allowance.ts'
import { useScreenKey } from '#app/lib/generation/screens.ts'
import { UpgradeLink } from '#app/lib/generation/uses-left.tsx'
import { useSession } from '#app/lib/session.tsx'
import type { Issue } from '#contract/errors.ts'
import { paths } from '#contract/paths.ts'
import { allInOneFields, allInOneJobs, slotName } from './all-in-one-plan.ts'
import { FormFields } from './form/form-fields.tsx'
import { GenerateBar } from './form/generate-bar.tsx'
import { useGeneratorForm } from './form/use-generator-form.ts'
import { EmptyResults, GeneratorLayout } from './generator-layout.tsx'

const examples = ['Opening a small bakery in an old cinema', 'Learning to swim after thirty', 'A month of cooking with what is in season']

/** Loaded on demand: most visits start without results. */
const AllInOneResults = lazy(async () => ({ default: (await import('./all-in-one-results.tsx')).AllInOneResults }))

export function AllInOneScreen() {
  const screen = useScreenKey(paths.allInOne)
  return <AllInOne key={screen} screen={screen} />
}

function AllInOne({ screen }: { screen: string }) {
  const form = useGeneratorForm({ screen, fields: allInOneFields, jobs: allInOneJobs, each: true })
  const { values, missing, change, busy, runs, regenerate } = form
  const { me, plan } = useSession()
  const forecast = forecastOf(plan.known ? me : null, allInOneJobs(values))
  return (
    <GeneratorLayout
      title="Get Everything with A Single Prompt"
      about="Pick what you need and get it all at once."
      form={form}
      name="Generated Content"
      fields={
        <>
          <FormFields fields={allInOneFields} form={form} />
          <ForecastNotices forecast={forecast} />
        </>
      }
      bar={
        <GenerateBar action="Get Content" busy={busy} ready={missing.length === 0} onStop={form.stop}>
          <BarNote missing={missing} uses={usesText(forecast)} />
        </GenerateBar>
      }
      empty={
        <EmptyResults icon={Layers} title="Your content will appear here" examples={examples} onPick={(topic) => change({ topic })}>
          Pick what you need and choose a tone. One topic is enough for all of it.
        </EmptyResults>
      }
      results={
        <Suspense>
          <AllInOneResults screen={screen} runs={runs} regenerate={regenerate} />
        </Suspense>
      }
    />
  )
}

/** The names of missing fields in a list. */
const missingNames: Readonly<Record<string, string>> = { topic: 'a topic', contents: 'something to create', tone: 'a tone' }

/** Why the button is disabled, and what a press costs. */
function BarNote({ missing, uses }: { missing: readonly Issue[]; uses: string }) {
  return (
    <span className="grid gap-0.5">
      {missing.length > 0 && (
        <span>Still needed: {new Intl.ListFormat('en').format(missing.map(({ path }) => missingNames[path] ?? path))}</span>
      )}
      {uses && <span>{uses}</span>}
    </span>
  )
}

const names = ({ slots }: Notice): string => new Intl.ListFormat('en').format(slots.map(slotName))

/** The ticked tiles that the quota does not allow, and those with few uses left; before anything is sent. */
function ForecastNotices({ forecast: { refused, low } }: { forecast: Forecast }) {
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
