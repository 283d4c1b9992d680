import { Copy, RefreshCw } from 'lucide-react'
import { Fragment, type ReactNode } from 'react'
import type { TryOutPreset, UseCaseSample } from '#api/use-cases.ts'
import { stretchesOf } from '#app/lib/try-out-text.ts'
import { Button, buttonLook } from '#app/ui/button.tsx'
import { cn } from '#app/ui/cn.ts'
import { Label, Textarea } from '#app/ui/field.tsx'
import { Marked } from '#app/ui/marked.tsx'
import { arrangedMessages } from '#contract/arranged-messages.ts'
import { paths } from '#contract/paths.ts'
import { factMax } from '#contract/roles.ts'
import type { Samples } from '#kinds/samples.ts'
import { platforms } from '#platforms/index.ts'
import { BySession } from './by-session.tsx'
import { usedText } from './limit-text.ts'
import { SlideRow } from './slide-row.tsx'
import { choicesOf } from './try-out-choices.ts'
import { TryOutError, Verb } from './try-out-form-parts.tsx'
import { tryOutFormMessages } from './try-out-messages.ts'
import { PlatformFrame } from './try-out-preview.tsx'

/** The id of the form. */
export const tryOutForm = 'try-out'

/** The style of the app's own progress bar. */
const meterLook = cn(
  'h-1 w-10 appearance-none overflow-hidden rounded-full border-0 bg-line max-sm:hidden',
  '[&::-moz-progress-bar]:bg-soft [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-soft',
)

/** A text as its lines: `app/site/try-out.ts` renders the same elements, with the line breaks that copying needs. */
export const textLines = (text: string): ReactNode =>
  text.split('\n').map((line, at) => (
    <Fragment key={line}>
      {at > 0 && '\n'}
      <span>{line}</span>
    </Fragment>
  ))

/** Titles are rows; hashtags and scripts keep their line breaks. */
const textLook = {
  carousel: 'whitespace-pre-line',
  titles: '[&>span]:block [&>span]:py-2.5 [&>span+span]:border-t',
  hashtags: 'text-lg',
  script: 'whitespace-pre-line',
}

/**
 * The height of the text. A post scrolls in a fixed one, with its last line faded where it is cut, so that nothing below moves. The others
 * have room for most texts, and a longer one is shown whole.
 */
const heights = {
  post: '-mx-1 px-1 h-120 overflow-y-auto scroll-pb-12 pb-12 [mask-image:linear-gradient(#000_calc(100%-2.5rem),transparent)] sm:h-108 lg:h-auto lg:min-h-108 lg:flex-1 lg:basis-0',
  carousel: 'min-h-120',
  titles: 'min-h-76',
  hashtags: 'min-h-24',
  script: 'min-h-104',
}

interface TryOutResultProps {
  readonly preset: TryOutPreset
  readonly sample: UseCaseSample
  readonly className?: string
}

/** A sample, and later the visitor's text: a post as its platform shows it, all others as plain text. */
export function TryOutResult({ preset, sample: { start, text, used, post, slides }, className }: TryOutResultProps) {
  const t = tryOutFormMessages
  const { chosen } = choicesOf(preset)
  const { kind, language } = preset
  const { topic, details } = start
  return (
    <div className={cn('flex flex-col', className)}>
      <p className="mb-1 flex items-baseline justify-between gap-x-4 text-soft text-sm">
        <span data-try="label" data-yours={t.yours}>
          {t.example}
        </span>
        <span data-try="platform" className="shrink-0 font-medium text-ink">
          {chosen?.label}
        </span>
      </p>
      <p className="mb-3 line-clamp-3 min-h-15 text-sm sm:line-clamp-2 sm:min-h-10">
        <bdi data-try="topic">{[topic, ...details.split('\n')].filter(Boolean).join(' · ')}</bdi>
      </p>
      {/* The box of a post scrolls: the arrow keys must reach it. */}
      <div data-try="box" {...(kind === 'post' && { tabIndex: 0 })} className={cn('leading-relaxed', heights[kind])}>
        <div data-try="text" aria-live="polite" aria-atomic className="transition-opacity duration-150 aria-busy:opacity-50">
          {kind === 'carousel' && <SlideRow slides={slides ?? []} label={t.slides} className="mb-4" data-try="slides" />}
          {post ? (
            <PostText sample={post} />
          ) : (
            <p data-try="post" lang={language}>
              <span
                data-try="caption"
                data-lines={kind === 'titles' || undefined}
                className={cn('block', kind !== 'post' && textLook[kind])}
              >
                {kind === 'titles' ? textLines(text) : text}
              </span>
            </p>
          )}
          <div className="mt-3 grid gap-1.5 text-soft text-sm">
            <p data-try="arranged" hidden className="text-xs">
              {arrangedMessages.smallPrint}
            </p>
            <ul data-try="notes" className="grid gap-1 empty:hidden [&_ul]:mt-1 [&_ul]:border-s-2 [&_ul]:ps-3 [&_ul]:text-ink" />
          </div>
        </div>
        <Questions />
      </div>
      <div className="mt-3 grid gap-1 border-t pt-3 text-soft text-sm">
        <p className="flex items-center gap-2 tabular-nums">
          {kind === 'post' && <progress data-try="meter" aria-hidden className={meterLook} max={chosen?.max} value={used} />}
          <span data-try="count">{usedText(used, chosen?.limit ?? '')}</span>
        </p>
        {kind === 'post' && (
          <p className="flex min-h-10.5 flex-wrap content-start gap-x-4 xl:min-h-5">
            <span data-try="given">
              <span data-given>{t.givenMark}</span> {t.given}
            </span>
            <span data-try="cut" hidden={!post || !stretchesOfPost(post).some(({ isFolded }) => isFolded)}>
              <span data-mark>{t.cutMark}</span> {t.cut}
            </span>
          </p>
        )}
      </div>
      {/* In one place: the buttons for the visitor's own text take that of the invitation. */}
      <div className="mt-3 grid items-center *:col-start-1 *:row-start-1">
        <div data-try="after" data-needs-script className="peer invisible flex flex-wrap items-center gap-x-1 gap-y-2">
          <Button variant="secondary" data-try="copy">
            <Copy aria-hidden />
            {t.copy}
          </Button>
          <Button type="submit" form={tryOutForm} variant="ghost">
            <RefreshCw aria-hidden />
            <Verb>{t.again}</Verb>
          </Button>
          <Keep />
        </div>
        <p className="text-soft text-sm peer-[:not(.invisible)]:invisible">
          <BySession signedIn={<Like text={t.likeSignedIn} to={paths.dashboard} />}>
            <Like text={t.like} to={paths.signUp} />
          </BySession>
        </p>
      </div>
      <div className="mt-2 empty:hidden">
        <TryOutError field="result" />
      </div>
    </div>
  )
}

/** What a text leaves open: a button for each question, and the field of the pressed one. `app/site/try-out-questions.ts` fills it in. */
function Questions() {
  const t = tryOutFormMessages
  return (
    <div data-try="questions" data-needs-script hidden className="mt-3 grid gap-2.5 [&[hidden]]:hidden">
      <p data-try="why" data-thin={t.thin} data-more={t.more} data-done={t.answered} className="font-medium text-sm" />
      <div
        data-try="asked"
        className={cn(
          'flex flex-wrap gap-2 [&>button]:min-h-8 [&>button]:max-w-full [&>button]:truncate [&>button]:rounded-full [&>button]:border',
          '[&>button]:border-edge [&>button]:px-3 [&>button]:text-sm touch:[&>button]:min-h-11 [&>button:hover]:bg-sunken',
          '[&>button[aria-expanded=true]]:border-accent [&>button[aria-expanded=true]]:bg-accent-wash',
        )}
      />
      <div data-try="answering" hidden className="grid gap-1.5 [&[hidden]]:hidden">
        <Label htmlFor="try-out-answer">
          <span data-try="question" />
        </Label>
        <div className="flex items-end gap-2">
          <Textarea
            id="try-out-answer"
            data-try="answer"
            rows={1}
            maxLength={factMax}
            dir="auto"
            className="field-sizing-content max-h-40 min-h-10 min-w-0 flex-1 resize-none py-2 touch:min-h-11"
            aria-describedby="try-out-answer-error"
          />
          <Button data-try="write-it">
            <Verb>{t.writeIt}</Verb>
          </Button>
        </div>
        <TryOutError field="facts" id="try-out-answer-error" />
      </div>
    </div>
  )
}

const stretchesOfPost = ({ request: { topic, details, platform }, result }: Samples['tryOut']) =>
  stretchesOf(result.post.caption, [topic, details ?? ''], platforms[platform].fold.post)

function PostText({ sample }: { sample: Samples['tryOut'] }) {
  const { request, result } = sample
  const { platform, language } = request
  const { preview } = platforms[platform]
  return (
    <PlatformFrame chosen={platform}>
      <div data-try="post" lang={language} className="whitespace-pre-line text-[0.9375rem]">
        <p data-try="title" className="mb-3 font-medium empty:hidden">
          {result.post.title}
        </p>
        <p data-try="caption">
          {stretchesOfPost(sample).map(({ start, text, isGiven, isFolded }) => (
            <span key={start} data-given={isGiven || undefined} data-fold={isFolded ? preview.more : undefined}>
              {text}
            </span>
          ))}
        </p>
      </div>
    </PlatformFrame>
  )
}

/** Carries the visitor's post into the account, or into the dashboard of a signed-in person. */
function Keep() {
  const { keep, open } = tryOutFormMessages
  return (
    <>
      <a href={paths.signUp} data-when="signed-out" data-try-keep className={cn(buttonLook(), 'ms-auto')}>
        {keep}
      </a>
      <a href={paths.dashboard} data-when="signed-in" data-try-keep className={cn(buttonLook(), 'ms-auto')}>
        {open}
      </a>
    </>
  )
}

const Like = ({ text, to }: { text: string; to: string }) => (
  <Marked
    text={text}
    a={(words) => (
      <a href={to} className="text-accent underline underline-offset-4">
        {words}
      </a>
    )}
  />
)
