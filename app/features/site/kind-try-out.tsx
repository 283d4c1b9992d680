import { Copy, RefreshCw } from 'lucide-react'
import { Fragment, type ReactNode } from 'react'
import { Button, buttonLook } from '#app/ui/button.tsx'
import { cn } from '#app/ui/cn.ts'
import { fieldLook, Input, Label, Textarea } from '#app/ui/field.tsx'
import { Marked } from '#app/ui/marked.tsx'
import { arrangedMessages } from '#contract/arranged-messages.ts'
import { copyMessages, generationMessages, siteMessages } from '#contract/messages.ts'
import { detailsMax, hashtagPlatforms, languageCodes, languages, scriptLengths, titlePlatforms, topicMax } from '#contract/options.ts'
import { paths, tryOutKindPath } from '#contract/paths.ts'
import { type TryOutKind, triedScriptLengths } from '#contract/try-out-kinds.ts'
import { tryOutMessages } from '#contract/visitor-messages.ts'
import type { TryOutPreset, UseCaseSample } from '#kinds/use-cases.ts'
import { generalTitle, platformName, platforms } from '#platforms/index.ts'
import { EngineLine } from './engine-line.tsx'
import { kindButtons, kindLimits, kindTopics, kindTryOutMessages, useCaseMessages } from './use-case-messages.ts'

const form = 'try-out'
const error = 'try-out-error'
const detailsError = 'try-out-details-error'

type KindPreset = TryOutPreset & { readonly kind: TryOutKind['kind'] }

/** What a visitor may choose besides the language: its field, and each choice with the size that its texts may have. */
interface Choices {
  readonly name: 'platform' | 'length'
  readonly options: readonly { readonly value: string; readonly label: string; readonly max: number }[]
}

function choicesOf({ kind }: KindPreset): Choices {
  if (kind === 'script')
    return {
      name: 'length',
      options: triedScriptLengths.map((id) => ({ value: id, label: scriptLengths[id].label, max: scriptLengths[id].maxMinutes * 60 })),
    }
  if (kind === 'hashtags')
    return {
      name: 'platform',
      options: hashtagPlatforms.map((id) => ({ value: id, label: platformName(id), max: platforms[id].hashtagSet })),
    }
  const titled = titlePlatforms.filter((id) => id !== generalTitle)
  return { name: 'platform', options: titled.map((id) => ({ value: id, label: platformName(id), max: platforms[id].title.max })) }
}

const limitOf = (kind: KindPreset['kind'], max: number) => kindLimits.get()[kind]({ max })

/**
 * A form that writes titles, hashtags or a short script without an account. `app/site/try-out.ts` activates it, as it does the one for
 * posts; without scripts only the example is shown.
 */
export function KindTryOut({ preset, sample }: { preset: KindPreset; sample: UseCaseSample }) {
  return (
    <section data-try-place aria-labelledby="try-out-title" className="overflow-hidden rounded-lg border bg-surface shadow-raised">
      <KindForm preset={preset} />
      <Result preset={preset} sample={sample} />
    </section>
  )
}

function KindForm({ preset }: { preset: KindPreset }) {
  const { kind, occasion, language, starts } = preset
  const { name, options } = choicesOf(preset)
  const t = kindTryOutMessages.get()
  return (
    <form
      id={form}
      // Until the script has loaded, Enter must not submit the form: outside a dialog this method does nothing.
      method="dialog"
      noValidate
      data-needs-script
      data-try-out={tryOutKindPath}
      data-topic-first={generationMessages.get().topicFirst}
      data-failed={tryOutMessages.get().failed}
      data-offline={siteMessages.get().offline}
      data-copied={copyMessages.get().done}
      data-copy-failed={copyMessages.get().failed}
      className="grid gap-4 border-b bg-sunken/60 p-4 sm:p-6"
    >
      <input type="hidden" name="kind" value={kind} />
      {occasion && <input type="hidden" name="occasion" value={occasion} />}
      <h2 id="try-out-title" className="text-2xl">
        {useCaseMessages.get().tryIt}
      </h2>
      <div className="grid gap-1.5">
        <Label htmlFor="try-out-topic">{kindTopics.get()[kind]}</Label>
        <Input id="try-out-topic" name="topic" maxLength={topicMax} autoComplete="off" dir="auto" aria-describedby={error} />
        <p id={error} role="alert" data-try="error" className="text-bad text-sm empty:hidden" />
      </div>
      <div className="grid gap-1.5">
        <Label htmlFor="try-out-details">{t.details}</Label>
        <Textarea
          id="try-out-details"
          name="details"
          rows={2}
          maxLength={detailsMax}
          placeholder={t.detailsHint}
          className="field-sizing-content max-h-40 min-h-17"
          aria-describedby={detailsError}
        />
        <p id={detailsError} role="alert" data-try="details-error" className="text-bad text-sm empty:hidden" />
      </div>
      <div className="grid grid-cols-2 gap-3 sm:grid-cols-[1fr_1fr_auto]">
        <Choice name={name} label={name === 'length' ? t.length : t.platform} chosen={preset[name]}>
          {options.map(({ value, label, max }) => (
            <option key={value} value={value} data-max={max} data-limit={limitOf(kind, max)}>
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
        <Button type="submit" className="col-span-2 self-end sm:col-span-1">
          {kindButtons.get()[kind]}
        </Button>
      </div>
      <p className="flex flex-wrap items-center gap-x-3 text-soft text-sm">
        {t.start}
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

/** A text as its lines: `app/site/try-out.ts` renders the same elements, with the line breaks that copying needs. */
export const textLines = (text: string): ReactNode =>
  text.split('\n').map((line, at) => (
    <Fragment key={line}>
      {at > 0 && '\n'}
      <span>{line}</span>
    </Fragment>
  ))

/** Titles are rows; hashtags and scripts keep their line breaks. */
const textLook = { titles: '[&>span]:block [&>span]:py-2.5 [&>span+span]:border-t', hashtags: 'text-lg', script: 'whitespace-pre-line' }

/** Room for most texts, so that the layout hardly shifts when the text changes. A longer one is shown whole. */
const heights = { titles: 'min-h-76', hashtags: 'min-h-24', script: 'min-h-104' }

function Result({ preset, sample: { start, text, used } }: { preset: KindPreset; sample: UseCaseSample }) {
  const { kind, language } = preset
  const { name, options } = choicesOf(preset)
  const chosen = options.find(({ value }) => value === preset[name]) ?? options[0]
  const t = kindTryOutMessages.get()
  return (
    <div className="p-4 sm:p-6">
      <p className="mb-4 flex items-baseline justify-between gap-x-4 border-b pb-3 text-soft text-sm">
        <span className="min-w-0 truncate">
          <span data-try="label" data-yours={t.yours}>
            {t.example}
          </span>{' '}
          <bdi data-try="topic" className="text-ink">
            {start.topic}
          </bdi>
        </span>
        <span data-try="platform" className="shrink-0 font-medium text-ink">
          {chosen?.label}
        </span>
      </p>
      <div
        data-try="text"
        aria-live="polite"
        aria-atomic
        className={cn('leading-relaxed transition-opacity duration-150 aria-busy:opacity-50', heights[kind])}
      >
        <p data-try="post" lang={language}>
          <span data-try="caption" data-lines={kind === 'titles' || undefined} className={cn('block', textLook[kind])}>
            {kind === 'titles' ? textLines(text) : text}
          </span>
        </p>
        <div className="mt-4 grid gap-1.5 text-soft text-sm">
          <p data-try="arranged" hidden className="text-xs">
            {arrangedMessages.get().smallPrint}
          </p>
          <ul data-try="notes" className="grid gap-1 empty:hidden [&_ul]:mt-1 [&_ul]:border-s-2 [&_ul]:ps-3 [&_ul]:text-ink" />
        </div>
      </div>
      <p className="mt-4 border-t pt-3 text-soft text-sm tabular-nums">
        <span data-try="count">
          {used} / {chosen && limitOf(kind, chosen.max)}
        </span>
      </p>
      <p className="-ms-2 mt-1 flex" data-needs-script>
        <Button variant="ghost" size="sm" data-try="copy" className="px-2">
          <Copy aria-hidden />
          {t.copy}
        </Button>
        <Button type="submit" form={form} variant="ghost" size="sm" data-try="again" className="invisible px-2">
          <RefreshCw aria-hidden />
          {t.again}
        </Button>
      </p>
      <p className="mt-3 text-soft text-sm">
        <EngineLine />{' '}
        <Marked
          text={t.keep}
          a={(words) => (
            <a href={paths.signUp} className={cn(buttonLook({ variant: 'link', size: 'inline' }), 'underline')}>
              {words}
            </a>
          )}
        />
      </p>
    </div>
  )
}
