import { Copy, RefreshCw } from 'lucide-react'
import type { ReactNode } from 'react'
import { OccasionChips } from '#app/lib/arranged/occasion-chips.tsx'
import { Button, buttonLook } from '#app/ui/button.tsx'
import { cn } from '#app/ui/cn.ts'
import { fieldLook, Input, Label, Textarea } from '#app/ui/field.tsx'
import { arrangedMessages } from '#contract/arranged-messages.ts'
import { copyMessages, generationMessages, givenMessages, siteMessages } from '#contract/messages.ts'
import { detailsMax, languageCodes, languages, postPlatforms, topicMax } from '#contract/options.ts'
import { guessOccasionPath, paths, tryOutPath } from '#contract/paths.ts'
import { tryOutMessages } from '#contract/visitor-messages.ts'
import type { Samples } from '#kinds/samples.ts'
import { platforms } from '#platforms/index.ts'
import { EngineLine } from './engine-line.tsx'
import { limitText } from './showcase.tsx'

const form = 'try-out'
const error = 'try-out-error'
const detailsError = 'try-out-details-error'

/** Example topics that a click fills in. */
const starts = [
  { topic: 'Fresh mangoes, Rs 120 a kg', details: 'Alphonso and Kesar, till Sunday\nSharma Fruits, 12 MG Road, Indore' },
  { topic: 'Pottery open day on Saturday', details: 'From 10 am to 4 pm\nFree entry, no booking\n8 Kiln Lane' },
  { topic: 'We are hiring a weekend barista', details: 'Saturday and Sunday, 8 am to 2 pm\nNo experience needed\nCall 555 0134' },
] as const

/**
 * A form on the home page that writes a post without an account. `app/site/try-out.ts` activates it; without scripts the form is hidden and
 * only the sample is shown.
 */
export function TryOut({ sample }: { sample: Samples['tryOut'] }) {
  return (
    <section data-try-place aria-labelledby="try-out-title" className="overflow-hidden rounded-lg border bg-surface shadow-raised">
      <TryOutForm chosen={sample.request.platform} />
      <Preview sample={sample} />
    </section>
  )
}

function TryOutForm({ chosen }: { chosen: Samples['tryOut']['request']['platform'] }) {
  return (
    <form
      id={form}
      // Until the script has loaded, Enter must not submit the form: outside a dialog this method does nothing.
      method="dialog"
      noValidate
      data-needs-script
      data-try-out={tryOutPath}
      data-guess={guessOccasionPath}
      data-topic-first={generationMessages.get().topicFirst}
      data-failed={tryOutMessages.failed}
      data-offline={siteMessages.get().offline}
      data-copied={copyMessages.get().done}
      data-copy-failed={copyMessages.get().failed}
      className="grid gap-4 border-b bg-sunken/60 p-4 sm:p-6"
    >
      <h2 id="try-out-title" className="text-2xl">
        Try it on a topic of yours
      </h2>
      <div className="grid gap-1.5">
        <Label htmlFor="try-out-topic">Topic</Label>
        <Input
          id="try-out-topic"
          name="topic"
          maxLength={topicMax}
          placeholder="What is your post about?"
          autoComplete="off"
          dir="auto"
          aria-describedby={error}
        />
        <p id={error} role="alert" data-try="error" className="text-bad text-sm empty:hidden" />
      </div>
      <div className="grid gap-1.5">
        <Label htmlFor="try-out-details">{givenMessages.get().details}</Label>
        <Textarea
          id="try-out-details"
          name="details"
          rows={2}
          maxLength={detailsMax}
          placeholder={givenMessages.get().detailsHint}
          className="field-sizing-content max-h-40 min-h-17"
          aria-describedby={detailsError}
        />
        <p id={detailsError} role="alert" data-try="details-error" className="text-bad text-sm empty:hidden" />
      </div>
      <OccasionChips
        name="occasion"
        guess={<span data-try="guess">{givenMessages.get().guess}</span>}
        radio={(value) => ({ defaultChecked: value === '' })}
      >
        <p role="status" data-try="guessed" className="min-h-4 text-soft text-xs" />
      </OccasionChips>
      <div className="grid grid-cols-2 gap-3 sm:grid-cols-[1fr_1fr_auto]">
        <Choice name="platform" label="Platform" chosen={chosen}>
          {postPlatforms.map((id) => (
            <option key={id} value={id} data-max={platforms[id].post.max} data-limit={limitText(id)}>
              {platforms[id].label}
            </option>
          ))}
        </Choice>
        <Choice name="language" label="Language" chosen="en">
          {languageCodes.map((code) => (
            <option key={code} value={code} data-direction={languages[code].direction}>
              {languages[code].name}
            </option>
          ))}
        </Choice>
        <Button type="submit" className="col-span-2 self-end sm:col-span-1">
          Write a post
        </Button>
      </div>
      <p className="flex flex-wrap items-center gap-x-3 text-soft text-sm">
        Or start with
        {starts.map(({ topic, details }) => (
          <button
            key={topic}
            type="button"
            data-try-topic={topic}
            data-try-details={details}
            className="min-h-6 rounded-sm text-accent underline underline-offset-4 touch:min-h-11 hover:text-accent-strong"
          >
            {topic}
          </button>
        ))}
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

/** The style of the app's own progress bar. */
const meterLook = cn(
  'h-1 w-10 appearance-none overflow-hidden rounded-full border-0 bg-line max-sm:hidden',
  '[&::-moz-progress-bar]:bg-soft [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-soft',
)

/** The text as it would be posted. Its height is fixed, so that the layout does not shift when the text changes. */
function Preview({ sample: { request, result, used } }: { sample: Samples['tryOut'] }) {
  const { label, post } = platforms[request.platform]
  return (
    <div className="p-4 sm:p-6">
      <p className="mb-4 flex items-baseline justify-between gap-x-4 border-b pb-3 text-soft text-sm">
        <span className="min-w-0 truncate">
          <span data-try="label" data-yours="Your topic:">
            An example:
          </span>{' '}
          <bdi data-try="topic" className="text-ink">
            {request.topic}
          </bdi>
        </span>
        <span data-try="platform" className="shrink-0 font-medium text-ink">
          {label}
        </span>
      </p>
      <div
        data-try="text"
        aria-live="polite"
        aria-atomic
        className="h-96 overflow-y-auto leading-relaxed transition-opacity duration-150 aria-busy:opacity-50 sm:h-76"
      >
        <div data-try="post" lang={request.language} className="whitespace-pre-line">
          <p data-try="title" className="mb-3 font-medium empty:hidden">
            {result.post.title}
          </p>
          <p data-try="caption">{result.post.caption}</p>
        </div>
        <div className="mt-4 grid gap-1.5 text-soft text-sm">
          <p data-try="arranged" hidden className="text-xs">
            {arrangedMessages.get().smallPrint}
          </p>
          <ul data-try="notes" className="grid gap-1 empty:hidden [&_ul]:mt-1 [&_ul]:border-s-2 [&_ul]:ps-3 [&_ul]:text-ink" />
        </div>
      </div>
      <p className="mt-4 flex items-center gap-2 border-t pt-3 text-soft text-sm tabular-nums">
        <progress data-try="meter" aria-hidden className={meterLook} max={post.max} value={used} />
        <span data-try="count">
          {used} / {limitText(request.platform)}
        </span>
      </p>
      <p className="-ms-2 mt-1 flex" data-needs-script>
        <Button variant="ghost" size="sm" data-try="copy" className="px-2">
          <Copy aria-hidden />
          Copy
        </Button>
        <Button type="submit" form={form} variant="ghost" size="sm" data-try="again" className="invisible px-2">
          <RefreshCw aria-hidden />
          Write another
        </Button>
      </p>
      <p className="mt-3 text-soft text-sm">
        <EngineLine />{' '}
        <a href={paths.signUp} className={cn(buttonLook({ variant: 'link', size: 'inline' }), 'underline')}>
          Sign up
        </a>{' '}
        to choose tone and length and to keep your texts.
      </p>
    </div>
  )
}
