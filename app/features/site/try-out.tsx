import type { ReactNode } from 'react'
import type { TryOutPreset, TryOutStart, UseCaseSample } from '#api/use-cases.ts'
import { Button } from '#app/ui/button.tsx'
import { cn } from '#app/ui/cn.ts'
import { fieldLook, Input, Label, Textarea } from '#app/ui/field.tsx'
import { copyMessages, generationMessages, siteMessages } from '#contract/messages.ts'
import { detailsMax, languageCodes, languages, topicMax } from '#contract/options.ts'
import { tryOutKindPath, tryOutPath } from '#contract/paths.ts'
import { tryOutMessages } from '#contract/visitor-messages.ts'
import { EngineLine } from './engine-line.tsx'
import { choicesOf } from './try-out-choices.ts'
import { TryOutError, Verb } from './try-out-form-parts.tsx'
import { tryOutButtons, tryOutDetailHints, tryOutDetails, tryOutFormMessages, tryOutTopics } from './try-out-messages.ts'
import { TryOutResult, tryOutForm } from './try-out-result.tsx'

/** The example topics of the home page, which a click fills in. */
export const homeStarts = (): readonly TryOutStart[] => {
  const t = tryOutFormMessages
  return [
    { topic: t.saleTopic, details: t.saleDetails },
    { topic: t.tipsTopic, details: t.tipsDetails },
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

interface TryOutFormProps {
  readonly preset: TryOutPreset
  readonly className?: string
}

export function TryOutForm({ preset, className }: TryOutFormProps) {
  const { kind, language, starts } = preset
  const { name, options, chosen } = choicesOf(preset)
  const t = tryOutFormMessages
  return (
    <form
      id={tryOutForm}
      // Until the script has loaded, Enter must not submit the form: outside a dialog this method does nothing.
      method="dialog"
      noValidate
      data-needs-script
      data-try-out={kind === 'post' ? tryOutPath : tryOutKindPath}
      data-topic-first={generationMessages.topicFirst}
      data-failed={tryOutMessages.failed}
      data-offline={siteMessages.offline}
      data-copied={copyMessages.done}
      data-copy-failed={copyMessages.failed}
      className={cn('grid content-start gap-3 bg-sunken/60 p-4 sm:p-5', className)}
    >
      {kind !== 'post' && <input type="hidden" name="kind" value={kind} />}
      <h2 id="try-out-title" className="text-xl max-sm:sr-only">
        {t.title}
      </h2>
      <div className="grid gap-1.5">
        <Label htmlFor="try-out-topic">{tryOutTopics[kind]}</Label>
        <Input
          id="try-out-topic"
          name="topic"
          maxLength={topicMax}
          autoComplete="off"
          dir="auto"
          placeholder={starts[0]?.topic}
          aria-describedby="try-out-topic-error"
        />
        <TryOutError field="topic" id="try-out-topic-error" />
      </div>
      <div className="grid gap-1.5">
        <Label htmlFor="try-out-details">{tryOutDetails[kind]}</Label>
        <Textarea
          id="try-out-details"
          name="details"
          rows={2}
          maxLength={detailsMax}
          dir="auto"
          placeholder={tryOutDetailHints[kind]}
          className="field-sizing-content max-h-40 min-h-17"
          aria-describedby="try-out-details-error"
        />
        <TryOutError field="details" id="try-out-details-error" />
      </div>
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
          <Verb>{tryOutButtons[kind]}</Verb>
        </Button>
      </div>
      <TryOutError field="form" />
      <div className="flex flex-wrap items-center gap-x-3 text-soft text-sm">
        {t.starts}
        {starts.map(({ topic, details }) => (
          <button
            key={topic}
            type="button"
            data-try-topic={topic}
            data-try-details={details}
            className="min-h-6 rounded-sm text-start text-accent underline underline-offset-4 touch:min-h-11 hover:text-accent-strong"
          >
            {topic}
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
