import { ChevronDown, ChevronLeft, ChevronRight, type LucideIcon, Plus, WandSparkles } from 'lucide-react'
import { useId, useState } from 'react'
import { useOpenForm } from '#app/lib/generation/draft.ts'
import { generations } from '#app/lib/generation/generations.ts'
import { offerOf } from '#app/lib/generation/rewriting.ts'
import { isEdited, type WrittenRun } from '#app/lib/generation/run.ts'
import { screenOf } from '#app/lib/generation/screens.ts'
import { focusDetails } from '#app/lib/generation/topic-focus.ts'
import { useGeneration } from '#app/lib/generation/use-generation.tsx'
import { UsesLeft } from '#app/lib/generation/uses-left.tsx'
import { Button } from '#app/ui/button.tsx'
import { cn } from '#app/ui/cn.ts'
import { Label } from '#app/ui/field.tsx'
import { Select, type SelectOption } from '#app/ui/select.tsx'
import { Spinner } from '#app/ui/spinner.tsx'
import { givenMessages } from '#contract/messages.ts'
import { languageCodes, languages, tones } from '#contract/options.ts'
import { rewriteActions, rewriteExhausted, rewriteMessages } from '#contract/result-messages.ts'
import type { RewriteHow } from '#contract/rewrite.ts'
import { usePossibleRewrites } from './use-possible-rewrites.ts'
import { InstructionField } from './versions/instruction-field.tsx'
import { rewriteName, versionName } from './versions/rewrite-names.ts'

interface RewriteToolsProps {
  screen: string
  run: WrittenRun
}

/** The button that opens the panel of rewrites. */
export function RewriteTools({ screen, run }: RewriteToolsProps) {
  const [open, setOpen] = useState(false)
  const panel = useId()
  return (
    <>
      <Button
        variant="ghost"
        size="sm"
        className={cn('px-2.5 max-sm:px-2', open && 'bg-sunken')}
        aria-expanded={open}
        {...(open && { 'aria-controls': panel })}
        onClick={() => setOpen(!open)}
      >
        <WandSparkles aria-hidden />
        {rewriteMessages.open}
        {/* On a phone its room is that of the menu at the end of the bar. */}
        <ChevronDown aria-hidden className={cn('transition-transform duration-150 max-sm:hidden', open && 'rotate-180')} />
      </Button>
      {open && <RewritePanel id={panel} screen={screen} run={run} />}
    </>
  )
}

/** Which draft is shown, and the way to the others, which are not charged. Renders nothing for a single draft. */
export function DraftSteps({ screen, run }: RewriteToolsProps) {
  const { past, later, key } = run
  const all = past.length + 1 + later.length
  if (all === 1) return null
  const at = past.length
  const t = rewriteMessages
  const made = run.request.rewrite && versionName(run.kind, run.request.rewrite.how)
  const step = (to: number, label: string, Icon: LucideIcon) => (
    <Button
      variant="ghost"
      size="icon"
      className="size-8"
      aria-disabled={to < 0 || to >= all}
      aria-label={label}
      title={label}
      onClick={() => generations.showDraft(screen, key, to)}
    >
      <Icon aria-hidden className="rtl:-scale-x-100" />
    </Button>
  )
  return (
    <div className="-me-2 flex items-center">
      {step(at - 1, at > 0 ? t.backTo({ version: at }) : t.noEarlier, ChevronLeft)}
      <p role="status" className="px-1 text-soft text-xs tabular-nums">
        {t.version({ shown: at + 1, all })}
        {made && ` · ${made}`}
      </p>
      {step(at + 1, at + 1 < all ? t.onTo({ version: at + 2 }) : t.noLater, ChevronRight)}
    </div>
  )
}

/** The rewrites that a text's kind supports, and their cost. */
function RewritePanel({ id, screen, run }: RewriteToolsProps & { id: string }) {
  const { rewrite } = useGeneration(screen)
  const { request } = run
  const actions = rewriteActions
  const possible = usePossibleRewrites(run)
  const offered = possible?.hows.filter((how) => offerOf(run, how) !== 'absent') ?? []
  const otherTones = offerOf(run, 'tone') === 'open' ? (possible?.tones.filter((tone) => tone !== request.tone) ?? []) : []
  const hasLanguages = possible?.isLimited === false && offerOf(run, 'language') === 'open'
  const hasAny = offered.length > 0 || otherTones.length > 0 || hasLanguages
  return (
    <section
      id={id}
      aria-label={rewriteMessages.open}
      className="order-last grid max-h-[50svh] basis-full grid-cols-1 gap-3 overflow-y-auto overscroll-contain rounded-md bg-sunken p-3"
    >
      {!possible && <Loading />}
      {offered.length > 0 && <Actions run={run} offered={offered} onPress={(how) => rewrite(run, how)} />}
      <div className="flex flex-wrap gap-x-6 gap-y-3 empty:hidden">
        {otherTones.length > 0 && (
          <RewriteChoice
            label={actions.tone}
            options={otherTones.map((value) => ({ value, label: tones[value] }))}
            onChoose={(tone) => rewrite(run, 'tone', tone)}
          />
        )}
        {hasLanguages && (
          <RewriteChoice
            label={actions.language}
            options={languageCodes.filter((code) => code !== request.language).map((value) => ({ value, label: languages[value].name }))}
            onChoose={(language) => rewrite(run, 'language', language)}
          />
        )}
      </div>
      <InstructionField screen={screen} run={run} />
      {possible?.isLimited && (
        <Limits screen={screen} hasAny={hasAny} arrangesAgain={isEdited(run) && run.original.arranged !== undefined} />
      )}
      {hasAny && (
        <p className="text-soft text-xs empty:hidden">
          <UsesLeft feature={run.feature} uses={1} drawsOn={screenOf({ kind: run.kind, request: { ...request } })?.drawsOn} />
        </p>
      )}
    </section>
  )
}

const Loading = () => (
  <p role="status" className="flex items-center gap-2 text-soft text-sm">
    <Spinner /> {rewriteMessages.looking}
  </p>
)

/** That the given facts allow no other changes, and the way to give more. A text that was opened from History has no form beside it. */
function Limits({ screen, hasAny, arrangesAgain }: { screen: string; hasAny: boolean; arrangesAgain: boolean }) {
  const form = useOpenForm(screen)
  const t = rewriteMessages
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <p className="text-soft text-sm">
        {hasAny ? t.onlyThese : t.none}
        {hasAny && arrangesAgain && ` ${t.arrangedAgain}`}
      </p>
      {form && (
        <Button variant="secondary" size="sm" onClick={() => focusDetails()}>
          <Plus aria-hidden />
          {givenMessages.addDetails}
        </Button>
      )}
    </div>
  )
}

interface ActionsProps {
  run: WrittenRun
  offered: readonly RewriteHow[]
  onPress: (how: RewriteHow) => void
}

/** The rewrites that need no choice. A line below explains each one that is no longer possible. */
function Actions({ run, offered, onPress }: ActionsProps) {
  const id = useId()
  const spent = offered.filter((how) => offerOf(run, how) === 'exhausted')
  return (
    <div className="grid gap-1.5">
      <ul className="flex flex-wrap gap-2">
        {offered.map((how) => {
          const isSpent = spent.includes(how)
          return (
            <li key={how}>
              <Button
                variant="secondary"
                size="sm"
                aria-disabled={isSpent}
                {...(isSpent && { 'aria-describedby': `${id}-${how}` })}
                onClick={() => !isSpent && onPress(how)}
              >
                {rewriteName(run.kind, how)}
              </Button>
            </li>
          )
        })}
      </ul>
      {spent.map((how) => (
        <p key={how} id={`${id}-${how}`} className="text-soft text-xs">
          {rewriteExhausted[how]}
        </p>
      ))}
    </div>
  )
}

interface RewriteChoiceProps<Value extends string> {
  label: string
  options: readonly SelectOption<Value>[]
  onChoose: (value: Value) => void
}

/** A select and a button that applies it, because the arrow keys change a select's value at every step. */
function RewriteChoice<Value extends string>({ label, options, onChoose }: RewriteChoiceProps<Value>) {
  const [chosen, setChosen] = useState<Value>()
  const t = rewriteMessages
  const id = useId()
  return (
    <div className="grid min-w-0 gap-1.5">
      <Label htmlFor={id}>{label}</Label>
      <div className="flex flex-wrap gap-2">
        <Select id={id} className="w-44" options={options} value={chosen} placeholder={t.choose} onValueChange={setChosen} />
        <Button
          variant="secondary"
          className="touch:min-h-11"
          disabled={chosen === undefined}
          aria-label={t.applyNamed({ choice: label })}
          onClick={() => chosen !== undefined && onChoose(chosen)}
        >
          {t.apply}
        </Button>
      </div>
    </div>
  )
}
