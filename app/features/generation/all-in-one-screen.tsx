import { Layers } from 'lucide-react'
import { Suspense } from 'react'
import { forecastOf, usesText } from '#app/lib/generation/forecast.ts'
import { useScreenKey } from '#app/lib/generation/screen.ts'
import { useSession } from '#app/lib/session.tsx'
import { useAhead } from '#app/ui/ahead.ts'
import { onDemand } from '#app/ui/on-demand.tsx'
import type { Issue } from '#contract/errors.ts'
import type { KindName } from '#contract/kind.ts'
import { postPlatformCount } from '#contract/options.ts'
import { paths } from '#contract/paths.ts'
import { AllInOneFields } from './all-in-one-fields.tsx'
import { ForecastNotices } from './all-in-one-forecast.tsx'
import { type AllInOneValues, allInOneFields, jobsOf, missing } from './all-in-one-jobs.ts'
import { GenerateBar } from './form/generate-bar.tsx'
import { useGeneratorForm } from './form/use-generator-form.ts'
import { Desk, EmptyResults } from './workbench.tsx'

const examples = ['Opening a small bakery in an old cinema', 'Learning to swim after thirty', 'A month of cooking with what is in season']

/** There are no results when the screen opens, unless they are from an earlier visit. */
const loadResults = () => import('./all-in-one-results.tsx')
const AllInOneResults = onDemand(loadResults, ({ AllInOneResults }) => AllInOneResults)

export function AllInOneScreen() {
  const screen = useScreenKey(paths.allInOne)
  return <AllInOne key={screen} screen={screen} />
}

function AllInOne({ screen }: { screen: string }) {
  const form = useGeneratorForm<KindName, AllInOneValues>({ screen, fields: allInOneFields, check: missing, jobs: jobsOf, each: true })
  const { values, change, busy, runs, regenerate } = form
  const { me, plan } = useSession()
  useAhead(loadResults)
  const lacking = missing(values)
  const forecast = forecastOf(plan.known ? me : null, jobsOf(values))
  return (
    <Desk
      title="Get Everything with A Single Prompt"
      about="Pick what you need and get it all at once."
      form={form}
      name="Generated Content"
      fields={
        <>
          <AllInOneFields {...form} />
          <ForecastNotices forecast={forecast} />
        </>
      }
      bar={
        <GenerateBar action="Get Content" busy={busy} ready={lacking.length === 0} onStop={form.stop}>
          <BarNote lacking={lacking} uses={usesText(forecast)} />
        </GenerateBar>
      }
      empty={
        <EmptyResults icon={Layers} title="Your content will appear here" examples={examples} onPick={(topic) => change({ topic })}>
          Titles, a description, hashtags, ideas, a script and posts for {postPlatformCount} platforms, all from one topic. Tick a few and
          choose a tone.
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

/** What each thing that can be missing is called in a list of them. */
const lackNames: Readonly<Record<string, string>> = { topic: 'a topic', contents: 'something to create', tone: 'a tone' }

/** Why the button cannot be pressed yet, and what it will take. */
function BarNote({ lacking, uses }: { lacking: readonly Issue[]; uses: string }) {
  return (
    <span className="grid gap-0.5">
      {lacking.length > 0 && (
        <span>Still needed: {new Intl.ListFormat('en').format(lacking.map(({ path }) => lackNames[path] ?? path))}</span>
      )}
      {uses && <span>{uses}</span>}
    </span>
  )
}
