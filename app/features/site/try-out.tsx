import type { ReactNode } from 'react'
import { OccasionChips } from '#app/lib/arranged/occasion-chips.tsx'
import { Button } from '#app/ui/button.tsx'
import { cn } from '#app/ui/cn.ts'
import { fieldLook, Input, Label, Textarea } from '#app/ui/field.tsx'
import { copyMessages, generationMessages, givenMessages, siteMessages } from '#contract/messages.ts'
import { detailsMax, languageCodes, languages, topicMax } from '#contract/options.ts'
import { guessOccasionPath, tryOutKindPath, tryOutPath } from '#contract/paths.ts'
import { tryOutMessages } from '#contract/visitor-messages.ts'
import type { TryOutPreset, TryOutStart, UseCaseSample } from '#kinds/use-cases.ts'
import { EngineLine } from './engine-line.tsx'
import { choicesOf } from './try-out-choices.ts'
import { tryOutButtons, tryOutFormMessages, tryOutTopics } from './try-out-messages.ts'
import { TryOutResult, tryOutForm } from './try-out-result.tsx'

/** The example topics of the home page, which a click fills in. */
export const homeStarts = (): readonly TryOutStart[] => {
  const t = tryOutFormMessages.get()
  return [
    { topic: t.saleTopic, details: t.saleDetails },
    { topic: t.reelTopic, details: t.reelDetails },
    { topic: t.hiringTopic, details: t.hiringDetails },
  ]
}

interface TryOutProps {
  readonly preset: TryOutPreset
  /** The text that is shown first. */
  readonly sample: UseCaseSample
}

/**
 * A form that writes a post, titles, hashtags or a short script without an account, and its result below. `app/site/try-out.ts` activates
 * it; without scripts the form is hidden and only the sample is shown. Where form and result have other places, `data-try-place` is around
 * both.
 */
export function TryOut({ preset, sample }: TryOutProps) {
  return (
    <section data-try-place aria-labelledby="try-out-title" className="overflow-hidden rounded-lg border bg-surface shadow-raised">
      <TryOutForm preset={preset} className="border-b" />
      <TryOutResult preset={preset} sample={sample} className="p-4 sm:p-6" />
    </section>
  )
}

const error = 'try-out-error'
const detailsError = 'try-out-details-error'

interface TryOutFormProps {
  readonly preset: TryOutPreset
  /** Examples as cards on wide screens, where there is room for them. */
  readonly cards?: boolean
  readonly className?: string
}

export function TryOutForm({ preset, cards = false, className }: TryOutFormProps) {
  const { kind, occasion, language, starts } = preset
  const { name, options, chosen } = choicesOf(preset)
  const t = tryOutFormMessages.get()
  const given = givenMessages.get()
  return (
    <form
      id={tryOutForm}
      // Until the script has loaded, Enter must not submit the form: outside a dialog this method does nothing.
      method="dialog"
      noValidate
      data-needs-script
      data-try-out={kind === 'post' ? tryOutPath : tryOutKindPath}
      data-guess={kind === 'post' ? guessOccasionPath : undefined}
      data-topic-first={generationMessages.get().topicFirst}
      data-failed={tryOutMessages.get().failed}
      data-offline={siteMessages.get().offline}
      data-copied={copyMessages.get().done}
      data-copy-failed={copyMessages.get().failed}
      className={cn('grid gap-4 bg-sunken/60 p-4 sm:p-6', className)}
    >
      {kind !== 'post' && <input type="hidden" name="kind" value={kind} />}
      {kind !== 'post' && occasion && <input type="hidden" name="occasion" value={occasion} />}
      <h2 id="try-out-title" className="text-2xl">
        {t.title}
      </h2>
      <div className="grid gap-1.5">
        <Label htmlFor="try-out-topic">{tryOutTopics.get()[kind]}</Label>
        <Input id="try-out-topic" name="topic" maxLength={topicMax} autoComplete="off" dir="auto" aria-describedby={error} />
        <p id={error} role="alert" data-try="error" className="text-bad text-sm empty:hidden" />
      </div>
      <div className="grid gap-1.5">
        <Label htmlFor="try-out-details">{given.details}</Label>
        <Textarea
          id="try-out-details"
          name="details"
          rows={2}
          maxLength={detailsMax}
          placeholder={given.detailsHint}
          className={cn('field-sizing-content max-h-40 min-h-17', cards && 'lg:min-h-28')}
          aria-describedby={detailsError}
        />
        <p id={detailsError} role="alert" data-try="details-error" className="text-bad text-sm empty:hidden" />
      </div>
      {kind === 'post' && (
        <OccasionChips
          name="occasion"
          guess={<span data-try="guess">{given.guess}</span>}
          radio={(value) => ({ defaultChecked: value === '' })}
        >
          <p role="status" data-try="guessed" className="min-h-4 text-soft text-xs" />
        </OccasionChips>
      )}
      <div className="grid grid-cols-2 gap-3">
        <Choice name={name} label={t[name]} chosen={chosen?.value}>
          {options.map(({ value, label, max, limit, fold, more }) => (
            <option key={value} value={value} data-max={max} data-limit={limit} data-fold={fold} data-more={more}>
              {label}
            </option>
          ))}
        </Choice>
        <Choice name="language" label={t.language} chosen={language}>
          {languageCodes.map((code) => (
            <option key={code} value={code} data-direction={languages[code].direction}>
              {languages[code].name}
            </option>
          ))}
        </Choice>
        <Button type="submit" size="lg" className="col-span-2">
          {tryOutButtons.get()[kind]}
        </Button>
      </div>
      <div className={cn('flex flex-wrap items-center gap-x-3 text-soft text-sm', cards && 'lg:grid lg:gap-2')}>
        {t.starts}
        {starts.map(({ topic, details }) => (
          <button
            key={topic}
            type="button"
            data-try-topic={topic}
            data-try-details={details}
            className={cn(
              'min-h-6 rounded-sm text-start text-accent underline underline-offset-4 touch:min-h-11 hover:text-accent-strong',
              cards && 'lg:rounded-md lg:border lg:border-edge/60 lg:bg-surface lg:px-4 lg:py-3 lg:no-underline lg:hover:bg-paper',
            )}
          >
            {topic}
            {cards && <span className="hidden pt-1 text-soft text-xs lg:block">{details.replaceAll('\n', ' · ')}</span>}
          </button>
        ))}
      </div>
      <p className="text-soft text-xs">
        <EngineLine />
      </p>
    </form>
  )
}

interface ChoiceProps {
  name: string
  label: string
  chosen: string | undefined
  /** The options. */
  children: ReactNode
}

function Choice({ name, label, chosen, children }: ChoiceProps) {
  return (
    <div className="grid gap-1.5">
      <Label htmlFor={`try-out-${name}`}>{label}</Label>
      <select id={`try-out-${name}`} name={name} defaultValue={chosen} className={cn(fieldLook, 'select h-10 touch:h-11')}>
        {children}
      </select>
    </div>
  )
}
