import { Copy, RefreshCw } from 'lucide-react'
import { stretchesOf } from '#app/lib/try-out-text.ts'
import { Button, buttonLook } from '#app/ui/button.tsx'
import { cn } from '#app/ui/cn.ts'
import { Marked } from '#app/ui/marked.tsx'
import { arrangedMessages } from '#contract/arranged-messages.ts'
import { paths } from '#contract/paths.ts'
import type { Samples } from '#kinds/samples.ts'
import { platforms } from '#platforms/index.ts'
import { limitText, usedText } from './limit-text.ts'
import { tryOutFormMessages } from './try-out-messages.ts'
import { PlatformFrame } from './try-out-preview.tsx'

/** The id of the form. */
export const tryOutForm = 'try-out'

/** The style of the app's own progress bar. */
const meterLook = cn(
  'h-1 w-10 appearance-none overflow-hidden rounded-full border-0 bg-line max-sm:hidden',
  '[&::-moz-progress-bar]:bg-soft [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-soft',
)

/** A sample, and later the visitor's post, as the platform shows it. The height is fixed, so that the layout does not shift. */
export function TryOutResult({ sample: { request, result, used }, className }: { sample: Samples['tryOut']; className?: string }) {
  const t = tryOutFormMessages.get()
  const { label, post, fold, preview } = platforms[request.platform]
  const { topic, details, platform, language } = request
  return (
    <div className={className}>
      <p className="mb-1 flex items-baseline justify-between gap-x-4 text-soft text-sm">
        <span data-try="label" data-yours={t.yours}>
          {t.example}
        </span>
        <span data-try="platform" className="shrink-0 font-medium text-ink">
          {label}
        </span>
      </p>
      <p className="mb-3 line-clamp-2 min-h-10 text-sm">
        <bdi data-try="topic">{[topic, details].filter(Boolean).join('\n').replaceAll('\n', ' · ')}</bdi>
      </p>
      <div
        data-try="text"
        aria-live="polite"
        aria-atomic
        className="h-96 overflow-y-auto leading-relaxed transition-opacity duration-150 aria-busy:opacity-50 sm:h-84"
      >
        <PlatformFrame chosen={platform}>
          <div data-try="post" lang={language} className="whitespace-pre-line text-[0.9375rem]">
            <p data-try="title" className="mb-3 font-medium empty:hidden">
              {result.post.title}
            </p>
            <p data-try="caption">
              {stretchesOf(result.post.caption, [topic, details ?? ''], fold.post).map(({ start, text, isGiven, isFolded }) => (
                <span key={start} data-given={isGiven || undefined} data-fold={isFolded ? preview.more : undefined}>
                  {text}
                </span>
              ))}
            </p>
          </div>
        </PlatformFrame>
        <div className="mt-3 grid gap-1.5 text-soft text-sm">
          <p data-try="arranged" hidden className="text-xs">
            {arrangedMessages.get().smallPrint}
          </p>
          <ul data-try="notes" className="grid gap-1 empty:hidden [&_ul]:mt-1 [&_ul]:border-s-2 [&_ul]:ps-3 [&_ul]:text-ink" />
        </div>
      </div>
      <p className="mt-3 flex items-center gap-2 border-t pt-3 text-soft text-sm tabular-nums">
        <progress data-try="meter" aria-hidden className={meterLook} max={post.max} value={used} />
        <span data-try="count">{usedText(used, limitText(platform))}</span>
      </p>
      <p className="mt-1 min-h-5 text-soft text-sm">
        <span data-try="given">
          <span data-given>{t.givenMark}</span> {t.given}
        </span>
      </p>
      <div className="mt-2 flex flex-wrap items-center gap-x-1 gap-y-2" data-needs-script>
        <Button variant="secondary" data-try="copy">
          <Copy aria-hidden />
          {t.copy}
        </Button>
        <Button type="submit" form={tryOutForm} variant="ghost" data-try="after" className="invisible">
          <RefreshCw aria-hidden />
          {t.again}
        </Button>
        <a href={paths.signUp} data-try="after" data-try-keep className={cn(buttonLook(), 'invisible ms-auto')}>
          {t.keep}
        </a>
      </div>
      <p className="mt-3 text-soft text-sm">
        <Marked
          text={t.like}
          a={(words) => (
            <a href={paths.signUp} data-try-keep className="text-accent underline underline-offset-4">
              {words}
            </a>
          )}
        />
      </p>
    </div>
  )
}
