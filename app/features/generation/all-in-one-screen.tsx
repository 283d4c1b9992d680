import { Layers } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { forecastOf, usesText } from '#app/lib/generation/allowance.ts'
import { useScreenKey } from '#app/lib/generation/screens.ts'
import { useLocks } from '#app/lib/locks/locks.ts'
import { MessagePlace } from '#app/lib/say.tsx'
import { useSession } from '#app/lib/session.tsx'
import { useVoiceChoice, withVoice } from '#app/lib/voices/voice-choice.ts'
import { VoiceSelect } from '#app/lib/voices/voice-select.tsx'
import type { Issue } from '#contract/errors.ts'
import { interfaceLanguage, listLanguage } from '#contract/i18n.ts'
import { paths } from '#contract/paths.ts'
import { allInOneFields, allInOneJobs, lockedTiles, ticking, tiles } from './all-in-one-plan.ts'
import { FormFields } from './form/form-fields.tsx'
import { GenerateBar } from './form/generate-bar.tsx'
import { useGeneratorForm } from './form/use-generator-form.ts'
import { EmptyResults, GeneratorLayout } from './generator-layout.tsx'
import { allInOneMessages } from './messages.ts'
import { TickButtons, useUsualTicks } from './usual-ticks.tsx'

/** Loaded on demand: most visits start without results, and far from a limit. */
const AllInOneResults = lazy(async () => ({ default: (await import('./all-in-one-results.tsx')).AllInOneResults }))
const ForecastNotices = lazy(async () => ({ default: (await import('./forecast-notices.tsx')).ForecastNotices }))

const aboutFields = allInOneFields.filter(({ type }) => type === 'about')
const tileFields = allInOneFields.filter(({ type }) => type === 'some-of' || type === 'voice')
/** Those of posts. */
const optionFields = allInOneFields.filter(({ type }) => type === 'one-of')

export function AllInOneScreen() {
  const screen = useScreenKey(paths.allInOne)
  return (
    <MessagePlace key={screen}>
      <AllInOne screen={screen} />
    </MessagePlace>
  )
}

function AllInOne({ screen }: { screen: string }) {
  const voice = useVoiceChoice()
  const form = useGeneratorForm({
    screen,
    fields: allInOneFields,
    jobs: (values) => allInOneJobs(withVoice(values, voice)),
    each: true,
  })
  const { values, missing, change, busy, runs, regenerate } = form
  const usual = useUsualTicks(screen, form)
  const { me, plan } = useSession()
  const locked = lockedTiles(useLocks())
  const jobs = allInOneJobs(values)
  const forecast = forecastOf(plan.known ? me : null, jobs)
  const refusesAll = jobs.length > 0 && forecast.refused.flatMap(({ slots }) => slots).length === jobs.length
  const t = allInOneMessages
  return (
    <GeneratorLayout
      title={t.title}
      about={t.about}
      form={form}
      stacked
      name={t.results}
      fields={
        <>
          <div className="grid grid-cols-1 gap-x-8 gap-y-5 lg:grid-cols-2">
            <div className="grid min-w-0 grid-cols-1 content-start gap-5">
              <FormFields fields={aboutFields} form={form} />
            </div>
            <div className="grid min-w-0 grid-cols-1 content-start gap-5">
              <TickButtons
                usual={usual}
                all={tiles.map(({ id }) => id).filter((id) => !locked.includes(id))}
                onTick={(ids) => change(ticking(ids))}
              />
              <FormFields fields={tileFields} form={form} locked={locked} />
              <FormFields fields={optionFields} form={form} />
              <VoiceSelect choice={voice} error={form.issueAt('voice')} />
            </div>
          </div>
          <div role="status" className="grid gap-2 text-sm empty:hidden">
            {forecast.refused.length + forecast.low.length > 0 && (
              <Suspense>
                <ForecastNotices forecast={forecast} />
              </Suspense>
            )}
          </div>
        </>
      }
      bar={
        <GenerateBar
          action={t.action}
          busy={busy}
          hasResult={form.hasResult}
          ready={missing.length === 0 && !refusesAll}
          onStop={form.stop}
          onRenew={form.renew}
        >
          <BarNote missing={missing} uses={usesText(forecast)} />
        </GenerateBar>
      }
      empty={
        <EmptyResults
          icon={Layers}
          title={t.emptyTitle}
          examples={[t.exampleOpening, t.exampleSale, t.exampleVideo]}
          onPick={(topic) => change({ topic, from: 'topic' })}
        >
          {t.emptyHint}
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

/** 'Add a topic, pick what to create, and choose a tone.' */
function neededText(missing: readonly Issue[]): string {
  const t = allInOneMessages
  const steps: Readonly<Record<string, string>> = { topic: t.needTopic, source: t.needSource, contents: t.needContents, tone: t.needTone }
  const sentence = new Intl.ListFormat(listLanguage).format(missing.map(({ path }) => steps[path] ?? path))
  const [first = ''] = sentence
  return t.need({ first: first.toLocaleUpperCase(interfaceLanguage), rest: sentence.slice(first.length) })
}

/** Why the button is disabled, and what a press costs. */
function BarNote({ missing, uses }: { missing: readonly Issue[]; uses: string }) {
  return (
    <span className="grid gap-0.5">
      {missing.length > 0 && <span className="text-ink">{neededText(missing)}</span>}
      {uses && <span>{uses}</span>}
    </span>
  )
}
