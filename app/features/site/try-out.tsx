import type { ReactNode } from 'react'
import { OccasionChips } from '#app/lib/arranged/occasion-chips.tsx'
import { Button } from '#app/ui/button.tsx'
import { cn } from '#app/ui/cn.ts'
import { fieldLook, Input, Label, Textarea } from '#app/ui/field.tsx'
import { copyMessages, generationMessages, givenMessages, siteMessages } from '#contract/messages.ts'
import { detailsMax, type LanguageCode, languageCodes, languages, postPlatforms, topicMax } from '#contract/options.ts'
import { guessOccasionPath, tryOutPath } from '#contract/paths.ts'
import { tryOutMessages } from '#contract/visitor-messages.ts'
import type { Samples } from '#kinds/samples.ts'
import type { TryOutStart } from '#kinds/use-cases.ts'
import { platforms } from '#platforms/index.ts'
import { EngineLine } from './engine-line.tsx'
import { limitText } from './limit-text.ts'
import { tryOutFormMessages } from './try-out-messages.ts'
import { TryOutResult, tryOutForm } from './try-out-result.tsx'

const error = 'try-out-error'
const detailsError = 'try-out-details-error'

/** Example topics that a click fills in. */
const homeStarts = (): readonly TryOutStart[] => {
  const t = tryOutFormMessages.get()
  return [
    { topic: t.saleTopic, details: t.saleDetails },
    { topic: t.reelTopic, details: t.reelDetails },
    { topic: t.hiringTopic, details: t.hiringDetails },
  ]
}

/**
 * A form that writes a post without an account, and its result below. `app/site/try-out.ts` activates it; without scripts the form is hidden
 * and only the sample is shown. Where form and result have other places, `data-try-place` is around both.
 */
export function TryOut({ sample, starts = homeStarts() }: TryOutProps) {
  return (
    <section data-try-place aria-labelledby="try-out-title" className="overflow-hidden rounded-lg border bg-surface shadow-raised">
      <TryOutForm chosen={sample.request.platform} language={sample.request.language} starts={starts} className="border-b" />
      <TryOutResult sample={sample} className="p-4 sm:p-6" />
    </section>
  )
}

interface TryOutProps {
  /** The text that is shown first. The form starts with its platform and language. */
  readonly sample: Samples['tryOut']
  /** Example topics; those of the home page when absent. */
  readonly starts?: readonly TryOutStart[]
}

interface TryOutFormProps extends Pick<TryOutProps, 'starts'> {
  readonly chosen: Samples['tryOut']['request']['platform']
  readonly language?: LanguageCode
  readonly className?: string
}

export function TryOutForm({ chosen, language = 'en', starts = homeStarts(), className }: TryOutFormProps) {
  const t = tryOutFormMessages.get()
  const given = givenMessages.get()
  return (
    <form
      id={tryOutForm}
      // Until the script has loaded, Enter must not submit the form: outside a dialog this method does nothing.
      method="dialog"
      noValidate
      data-needs-script
      data-try-out={tryOutPath}
      data-guess={guessOccasionPath}
      data-topic-first={generationMessages.get().topicFirst}
      data-failed={tryOutMessages.get().failed}
      data-offline={siteMessages.get().offline}
      data-copied={copyMessages.get().done}
      data-copy-failed={copyMessages.get().failed}
      className={cn('grid gap-4 bg-sunken/60 p-4 sm:p-6', className)}
    >
      <h2 id="try-out-title" className="text-2xl">
        {t.title}
      </h2>
      <div className="grid gap-1.5">
        <Label htmlFor="try-out-topic">{t.topic}</Label>
        <Input
          id="try-out-topic"
          name="topic"
          maxLength={topicMax}
          placeholder={t.topicHint}
          autoComplete="off"
          dir="auto"
          aria-describedby={error}
        />
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
          className="field-sizing-content max-h-40 min-h-17"
          aria-describedby={detailsError}
        />
        <p id={detailsError} role="alert" data-try="details-error" className="text-bad text-sm empty:hidden" />
      </div>
      <OccasionChips
        name="occasion"
        guess={<span data-try="guess">{given.guess}</span>}
        radio={(value) => ({ defaultChecked: value === '' })}
      >
        <p role="status" data-try="guessed" className="min-h-4 text-soft text-xs" />
      </OccasionChips>
      <div className="grid grid-cols-2 gap-3">
        <Choice name="platform" label={t.platform} chosen={chosen}>
          {postPlatforms.map((id) => {
            const { label, post, fold, preview } = platforms[id]
            return (
              <option key={id} value={id} data-max={post.max} data-limit={limitText(id)} data-fold={fold.post} data-more={preview.more}>
                {label}
              </option>
            )
          })}
        </Choice>
        <Choice name="language" label={t.language} chosen={language}>
          {languageCodes.map((code) => (
            <option key={code} value={code} data-direction={languages[code].direction}>
              {languages[code].name}
            </option>
          ))}
        </Choice>
        <Button type="submit" size="lg" className="col-span-2">
          {t.write}
        </Button>
      </div>
      <p className="flex flex-wrap items-center gap-x-3 text-soft text-sm">
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
      </p>
      <p className="text-soft text-xs">
        <EngineLine />
      </p>
    </form>
  )
}

interface ChoiceProps {
  name: string
  label: string
  chosen: string
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
