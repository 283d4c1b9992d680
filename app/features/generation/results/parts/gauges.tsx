import type { ReactNode } from 'react'
import { cn } from '#app/ui/cn.ts'
import { countedBody, countWords, hashtagsIn } from '#contract/measure.ts'
import type { LanguageCode } from '#contract/options.ts'
import type { TextLimit, Unit } from '#platforms/platform.ts'
import { useMeasure } from './use-measures.ts'

const figure = (value: number) => value.toLocaleString('en')

/** What one of each unit is called, and how the platform counts it. */
const units: Readonly<Record<Unit, { name: string; how: string }>> = {
  weighted: { name: 'characters', how: 'Counted as X counts: a link is 23, an emoji or a Chinese, Japanese or Korean character is 2' },
  utf16: { name: 'characters', how: 'An emoji counts as two or more' },
  utf8: { name: 'bytes', how: 'YouTube counts bytes: accents take 2, most other scripts 3, emoji 4' },
}

export function Gauges({ children, className }: { children: ReactNode; className?: string }) {
  return <div className={cn('flex flex-wrap items-center gap-x-4 gap-y-1 text-soft text-xs tabular-nums', className)}>{children}</div>
}

/** How full a text is against its platform's limit, in the platform's own unit. */
export function Meter({ text, limit }: { text: string; limit: TextLimit }) {
  const measure = useMeasure(limit.unit)
  const { name, how } = units[limit.unit]
  const used = measure?.(text)
  const over = used === undefined ? 0 : used - limit.max
  return (
    <span title={how} className={cn('inline-flex items-center gap-2', over > 0 && 'font-medium text-bad')}>
      <span aria-hidden className="h-1 w-12 overflow-hidden rounded-full bg-line">
        <span
          className={cn('block h-full rounded-full', over > 0 ? 'bg-bad' : 'bg-soft')}
          style={{ width: `${Math.min(100, (100 * (used ?? 0)) / limit.max)}%` }}
        />
      </span>
      <span>
        {used === undefined ? '…' : figure(used)} / {limit.approx && 'approx. '}
        {figure(limit.max)} {name}
        {over > 0 && `, ${figure(over)} over`}
      </span>
    </span>
  )
}

/** Hashtags against what the platform carries. Nothing to say where none are wanted and none stand. */
export function HashtagGauge({ text, max }: { text: string; max: number }) {
  const count = hashtagsIn(text).length
  if (max === 0 && count === 0) return null
  return (
    <span className={cn(count > max && 'font-medium text-bad')}>
      {max === 0 ? `${count === 1 ? '1 hashtag' : `${count} hashtags`}, none work here` : `${count} of ${max} hashtags`}
    </span>
  )
}

/** Words against the length that was asked for; hashtags and part numbers do not count. */
export function WordGauge({ text, language, asked }: { text: string; language: LanguageCode; asked: { min: number; max: number } }) {
  const words = countWords(countedBody(text), language)
  return (
    <span>
      {figure(words)} words <span aria-hidden>·</span> {figure(asked.min)}–{figure(asked.max)} asked for
    </span>
  )
}
