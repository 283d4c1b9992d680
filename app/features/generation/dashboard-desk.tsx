import { ArrowRight } from 'lucide-react'
import { type ReactNode, useEffect, useEffectEvent } from 'react'
import { Link, useSearchParams } from 'react-router'
import { useScreenKey } from '#app/lib/generation/screens.ts'
import { LockedLabel } from '#app/lib/locks/locked-label.tsx'
import { MessagePlace } from '#app/lib/say.tsx'
import { useSession } from '#app/lib/session.tsx'
import { VoiceSelect } from '#app/lib/voices/voice-select.tsx'
import { RadioChips } from '#app/ui/choices.tsx'
import { Fold } from '#app/ui/fold.tsx'
import { topicMax } from '#contract/options.ts'
import { paths } from '#contract/paths.ts'
import { kindNames, kinds } from '#kinds/index.ts'
import { platformField } from '#kinds/topic-request.ts'
import { type DashboardForm, useDashboardForm } from './dashboard-form.ts'
import { Desk } from './desk.tsx'
import { FormFields, fieldGrid, LanguageField } from './form/form-fields.tsx'
import { formMessages } from './form/messages.ts'
import { startersFor } from './starter-messages.ts'

interface DashboardDeskProps {
  title: string
  /** Below the results. */
  after: ReactNode
}

/** The desk for anything: what to write and for which platform is chosen in it, what else a kind asks is behind "More options". */
export function DashboardDesk(props: DashboardDeskProps) {
  const screen = useScreenKey(paths.dashboard)
  return (
    <MessagePlace key={screen}>
      <AnyKind screen={screen} {...props} />
    </MessagePlace>
  )
}

function AnyKind({ screen, ...texts }: DashboardDeskProps & { screen: string }) {
  const dashboard = useDashboardForm(screen)
  const { form, generator, voice, voiceChoice, kind } = dashboard
  useLinkedTopic(form)
  const { me } = useSession()
  const t = formMessages
  const isNew = me?.usage.every(({ used }) => used === 0) ?? false
  const { fields } = generator
  const starters = kind === kindNames[0] ? startersFor(voice?.trade, dashboard.language) : generator.empty.examples
  // A sample in the field would be one to delete.
  const about = fields.flatMap((field) => (field.type === 'about' ? [{ ...field, placeholder: starters[0] ?? field.placeholder }] : []))
  const others = fields.filter((field) => field.type !== 'about' && field !== platformField(fields))
  return (
    <Desk
      generator={generator}
      form={form}
      {...texts}
      fields={
        <>
          <FormFields fields={about} form={form} />
          <Targets dashboard={dashboard} />
          <div className={fieldGrid}>
            <LanguageField form={form} />
            <VoiceSelect choice={voiceChoice} error={form.issueAt('voice')} />
          </div>
          <Fold className="-my-1" summary={<span className="font-medium text-sm">{t.moreOptions}</span>}>
            <div className="grid py-2">
              <FormFields fields={others} form={form} toneOnly />
            </div>
          </Fold>
        </>
      }
      examples={isNew ? starters : []}
    />
  )
}

/** The topic of a link, such as an example in an article (`topicPath`), starts a new text. */
function useLinkedTopic({ startWith, busy }: DashboardForm['form']): void {
  const [params, setParams] = useSearchParams()
  const topic = params.get('topic')?.trim().slice(0, topicMax)
  const { me } = useSession()
  // Before that, what the user typed on an earlier visit is not known. A text that is being written ends first.
  const isKnown = me !== null
  const start = useEffectEvent(startWith)
  useEffect(() => {
    if (!topic || !isKnown || busy) return
    start(topic)
    setParams((now) => new URLSearchParams([...now].filter(([name]) => name !== 'topic')), { replace: true })
  }, [topic, isKnown, busy, setParams])
}

/** What to write, and for which platform; what the plan lacks can be chosen, too, to see what it would write. */
function Targets({ dashboard: { kind, kinds: offered, platform, platforms, locked, generator, choose } }: { dashboard: DashboardForm }) {
  const t = formMessages
  return (
    <div className="grid gap-3">
      <RadioChips
        legend={t.kinds}
        choices={offered.map(({ value, locked }) => ({ value, label: <LockedLabel label={kinds[value].label} locked={locked} /> }))}
        value={kind}
        onValueChange={(value) => choose({ kind: value })}
      />
      {platforms.length > 0 && (
        <RadioChips
          legend={t.platforms}
          choices={platforms.map(({ label, locked, ...choice }) => ({ ...choice, label: <LockedLabel label={label} locked={locked} /> }))}
          value={platform}
          onValueChange={(value) => choose({ platform: value })}
        />
      )}
      {locked && (
        <Link
          to={generator.path}
          className="inline-flex min-h-6 items-center gap-1 justify-self-start font-medium text-accent text-sm touch:min-h-11"
        >
          {t.example}
          <ArrowRight aria-hidden className="size-4 rtl:-scale-x-100" />
        </Link>
      )}
    </div>
  )
}
