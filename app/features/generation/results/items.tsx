import { LayoutGrid, List } from 'lucide-react'
import type { ReactNode } from 'react'
import { CopyButton } from '#app/lib/copy-button.tsx'
import { generations } from '#app/lib/generation/generations.ts'
import { numbered } from '#app/lib/generation/numbered.ts'
import type { WrittenRun } from '#app/lib/generation/run.ts'
import { Badge } from '#app/ui/badge.tsx'
import { cn } from '#app/ui/cn.ts'
import { Tabs, TabsContent, TabsList, TabsTrigger } from '#app/ui/tabs.tsx'
import type { AnyResult } from '#contract/kind.ts'
import type { LanguageCode } from '#contract/options.ts'
import type { Drawing, Item } from '#contract/view.ts'
import { Drawn } from './drawing.tsx'
import { EditFields } from './edit-fields.tsx'
import { Gauges } from './gauges.tsx'
import { RichText, textAttributes } from './preview/rich-text.tsx'
import { SaveButton } from './save-button.tsx'
import { linksOf } from './share/share-link.ts'
import { ShareMenu } from './share/share-menu.tsx'

type ResultItem = Item<AnyResult>

interface ItemsProps {
  items: readonly ResultItem[]
  language: LanguageCode
  /** The name of the choice between grid and list; absent when items are always a list. */
  layouts?: string | undefined
  /** Absent while the items are still being written. */
  written?: { screen: string; run: WrittenRun; editing: boolean } | undefined
}

const layoutTabs = [
  {
    id: 'grid',
    label: 'Grid View',
    icon: <LayoutGrid aria-hidden />,
    list: 'grid grid-cols-[repeat(auto-fill,minmax(min(15rem,100%),1fr))] gap-3',
  },
  { id: 'list', label: 'List View', icon: <List aria-hidden />, list: 'grid grid-cols-1 divide-y' },
] as const

/** Several texts that are copied, shared, saved and edited separately. */
export function Items({ items, language, layouts, written }: ItemsProps) {
  const drawn = (className: string): ReactNode =>
    numbered(items).map(({ item, place }) => (
      <ItemPaper key={place} item={item} place={place} language={language} written={written} className={className} />
    ))
  if (!layouts) return <ol className={cn('grid grid-cols-1', written ? 'gap-5' : 'gap-3')}>{drawn('')}</ol>
  return (
    <Tabs defaultValue="grid">
      <TabsList aria-label={layouts}>
        {layoutTabs.map(({ id, label, icon }) => (
          <TabsTrigger key={id} value={id}>
            {icon}
            {label}
          </TabsTrigger>
        ))}
      </TabsList>
      {layoutTabs.map(({ id, list }) => (
        <TabsContent key={id} value={id} className="pt-4">
          <ol className={list}>{drawn(id === 'grid' ? 'rounded-lg border bg-paper p-4' : 'py-4')}</ol>
        </TabsContent>
      ))}
    </Tabs>
  )
}

interface ItemPaperProps extends Pick<ItemsProps, 'language' | 'written'> {
  item: ResultItem
  place: number
  className: string
}

function ItemPaper({ item, place, language, written, className }: ItemPaperProps) {
  const { drawing, gauges, fields, noun, copy, share, part } = item
  const isEntry = drawing.as === 'entry'
  const body = isEntry ? (
    <Entry drawing={drawing} place={place} language={language} />
  ) : (
    <Drawn drawing={drawing} language={language} live={!written} />
  )
  return (
    <li className={cn('relative flex animate-fade flex-col', isEntry ? 'gap-2' : 'gap-1', className)}>
      {!isEntry && (
        // In the corner of a preview; screen readers get the number from the list.
        <span
          aria-hidden
          className="absolute -start-3 -top-3 z-1 flex size-6 items-center justify-center rounded-full border bg-surface font-serif text-soft text-sm tabular-nums"
        >
          {place}
        </span>
      )}
      {written?.editing ? (
        <EditFields
          fields={fields}
          language={language}
          onChange={(result) => generations.revise(written.screen, written.run.key, result as WrittenRun['result'])}
          first={place === 1}
        />
      ) : (
        body
      )}
      <div className="mt-auto flex flex-wrap items-center justify-between gap-x-2 gap-y-1">
        {isEntry && (
          <ul aria-label="Fits" className="flex flex-wrap gap-1">
            {drawing.fits.map((name) => (
              <li key={name}>
                <Badge>{name}</Badge>
              </li>
            ))}
          </ul>
        )}
        {written && (
          <>
            <Gauges gauges={gauges} className="min-w-0 flex-1" />
            <div className="-me-2 ms-auto flex shrink-0">
              <CopyButton {...copy} label={`Copy ${noun} ${place}`} iconOnly />
              {share && <ShareMenu links={linksOf(share)} label={`Share ${noun} ${place}`} iconOnly />}
              <SaveButton screen={written.screen} run={written.run} part={part} label={`Save ${noun} ${place}`} iconOnly />
            </div>
          </>
        )}
      </div>
    </li>
  )
}

interface EntryProps {
  drawing: Extract<Drawing, { as: 'entry' }>
  place: number
  language: LanguageCode
}

function Entry({ drawing: { title, text }, place, language }: EntryProps) {
  return (
    <>
      <h3 {...textAttributes(language)} className="break-words text-base leading-snug">
        <span aria-hidden className="text-soft tabular-nums">
          {place}.{' '}
        </span>
        {title}
      </h3>
      <RichText text={text} language={language} className="text-soft text-sm" />
    </>
  )
}
