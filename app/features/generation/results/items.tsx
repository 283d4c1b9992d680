import { LayoutGrid, List } from 'lucide-react'
import type { ReactNode } from 'react'
import { CopyButton } from '#app/lib/copy-button.tsx'
import { numbered } from '#app/lib/generation/numbered.ts'
import type { WrittenRun } from '#app/lib/generation/run.ts'
import { Badge } from '#app/ui/badge.tsx'
import { cn } from '#app/ui/cn.ts'
import { Tabs, TabsContent, TabsList, TabsTrigger } from '#app/ui/tabs.tsx'
import type { AnyResult } from '#contract/kind.ts'
import type { LanguageCode } from '#contract/options.ts'
import type { Drawing, Item } from '#contract/view.ts'
import { generalTitle, platforms } from '#platforms/index.ts'
import { Drawn } from './drawing.tsx'
import { Gauges } from './gauges.tsx'
import { resultMessages } from './messages.ts'
import { previewMessages } from './preview/messages.ts'
import { RichText, textAttributes } from './preview/rich-text.tsx'
import { TitlePreview } from './preview/title-preview.tsx'
import { SaveButton } from './save-button.tsx'
import { linksOf } from './share/share-link.ts'
import { ShareMenu } from './share/share-menu.tsx'
import { TextAndPreview } from './text-and-preview.tsx'
import { Editor } from './text-editor.tsx'
import { WriteThis } from './write-this.tsx'

type ResultItem = Item<AnyResult>
type TitleDrawing = Extract<Drawing, { as: 'title' }>

interface ItemsProps {
  items: readonly ResultItem[]
  language: LanguageCode
  /** The name of the choice between grid and list; absent when items are always a list. */
  layouts?: string | undefined
  /** Absent while the items are still being written. */
  written?: { screen: string; run: WrittenRun } | undefined
}

const layoutTabs = [
  { id: 'grid', icon: <LayoutGrid aria-hidden />, list: 'grid grid-cols-[repeat(auto-fill,minmax(min(15rem,100%),1fr))] gap-3' },
  { id: 'list', icon: <List aria-hidden />, list: 'grid grid-cols-1 divide-y' },
] as const

/** Several texts that are copied, shared, saved and edited separately: compact rows. */
export function Items({ items, language, layouts, written }: ItemsProps) {
  const drawn = (className: string): ReactNode =>
    numbered(items).map(({ item, place }) => (
      <ItemRow key={place} item={item} place={place} language={language} written={written} className={className} />
    ))
  if (!layouts) return <Rows items={items} language={language} rows={<ol className="grid grid-cols-1 divide-y">{drawn('py-2.5')}</ol>} />
  return (
    <Tabs defaultValue="list">
      <TabsList aria-label={layouts} className="-mt-2">
        {layoutTabs.map(({ id, icon }) => (
          <TabsTrigger key={id} value={id}>
            {icon}
            {resultMessages[id]}
          </TabsTrigger>
        ))}
      </TabsList>
      {layoutTabs.map(({ id, list }) => (
        <TabsContent key={id} value={id} className={id === 'grid' ? 'pt-4' : 'pt-1'}>
          <ol className={list}>{drawn(id === 'grid' ? 'rounded-lg border bg-paper p-4' : 'py-3')}</ol>
        </TabsContent>
      ))}
    </Tabs>
  )
}

/** Titles, with their previews where a platform shows them. */
function Rows({ items, language, rows }: Pick<ItemsProps, 'items' | 'language'> & { rows: ReactNode }) {
  const titles = items.flatMap(({ drawing }) => (drawing.as === 'title' && drawing.platform !== generalTitle ? [drawing] : []))
  if (titles.length === 0) return rows
  return (
    <TextAndPreview
      preview={
        <ul className="grid grid-cols-1 gap-3">
          {numbered(titles).map(({ item: { platform, text }, place }) => (
            <li key={place}>
              <TitlePreview platform={platform} title={text} language={language} />
            </li>
          ))}
        </ul>
      }
    >
      {rows}
    </TextAndPreview>
  )
}

interface ItemRowProps extends Pick<ItemsProps, 'language' | 'written'> {
  item: ResultItem
  place: number
  className: string
}

function ItemRow({ item, place, language, written, className }: ItemRowProps) {
  const { drawing, gauges } = item
  const isLine = drawing.as === 'title'
  return (
    <li className={cn('@container animate-fade', className)}>
      {/* Where there is room, the tools of a single line are beside it. */}
      <div
        className={cn(
          'grid h-full grid-cols-[minmax(0,1fr)_auto] content-between items-center gap-x-4 gap-y-1',
          isLine && 'grid-flow-dense',
        )}
      >
        <div className={cn('col-span-2 min-w-0', isLine && '@md:col-span-1')}>
          <ItemText item={item} place={place} language={language} live={!written} />
        </div>
        <div className="col-start-1 min-w-0 ps-7 @max-sm:ps-0">
          {drawing.as === 'entry' && (
            <ul aria-label={resultMessages.fits} className="flex flex-wrap gap-1">
              {drawing.fits.map((name) => (
                <li key={name}>
                  <Badge>{name}</Badge>
                </li>
              ))}
            </ul>
          )}
          {written && <Gauges gauges={gauges} />}
        </div>
        {written && (
          <div className={cn('col-start-2', isLine ? '@md:row-span-2 @md:row-start-1' : '@max-md:col-span-2 @max-md:col-start-1')}>
            <ItemTools item={item} place={place} written={written} />
          </div>
        )}
      </div>
    </li>
  )
}

function ItemTools({
  item,
  place,
  written,
}: Omit<ItemRowProps, 'language' | 'className' | 'written'> & { written: NonNullable<ItemsProps['written']> }) {
  const t = resultMessages
  const { noun, copy, share, part } = item
  return (
    <div className="-me-2 flex flex-wrap justify-end">
      <WriteThis screen={written.screen} run={written.run} item={item} place={place} />
      <CopyButton {...copy} label={t.copyItem({ noun, place })} short={t.copy} />
      {share && <ShareMenu links={linksOf(share)} label={t.shareItem({ noun, place })} iconOnly />}
      <SaveButton screen={written.screen} run={written.run} part={part} label={t.saveItem({ noun, place })} iconOnly />
    </div>
  )
}

interface ItemTextProps {
  item: ResultItem
  place: number
  language: LanguageCode
  live: boolean
}

function ItemText({ item: { drawing, fields }, place, language, live }: ItemTextProps) {
  const [first, second] = live ? [] : fields
  if (drawing.as === 'entry')
    return (
      <Row place={place}>
        <div className="grid min-w-0 flex-1 gap-1">
          {first ? (
            <Editor label={first.label} className={entryLooks.title} />
          ) : (
            <h3 {...textAttributes(language)} className={cn('break-words', entryLooks.title)}>
              {drawing.title}
            </h3>
          )}
          {second ? (
            <Editor label={second.label} className={entryLooks.text} />
          ) : (
            <RichText text={drawing.text} language={language} className={entryLooks.text} />
          )}
        </div>
      </Row>
    )
  if (drawing.as !== 'title') return <Drawn drawing={drawing} language={language} {...(!live && { fields })} />
  return (
    <Row place={place}>
      <TitleLine drawing={drawing} language={language} label={first?.label} />
    </Row>
  )
}

const entryLooks = { title: 'font-serif text-base leading-snug', text: 'max-w-[75ch] text-soft text-sm' } as const

const Row = ({ place, children }: { place: number; children: ReactNode }) => (
  <div className="flex items-baseline gap-2">
    {/* Screen readers get the number from the list. */}
    <span aria-hidden className="w-5 shrink-0 font-serif text-soft tabular-nums">
      {place}
    </span>
    {children}
  </div>
)

interface TitleLineProps extends Pick<ItemTextProps, 'language'> {
  drawing: TitleDrawing
  /** Of the field that edits it; undefined while it is being written. */
  label: string | undefined
}

/** The whole title, with the place where search results cut it. */
function TitleLine({ drawing: { platform, text }, language, label }: TitleLineProps) {
  const known = platform === generalTitle ? undefined : platform
  const fold = known && platforms[known].fold.title
  const look = 'min-w-0 flex-1 font-medium leading-snug'
  if (label === undefined) return <RichText text={text} language={language} platform={known} className={look} />
  return (
    <Editor
      label={label}
      platform={known}
      className={look}
      {...(fold !== undefined && { fold: { at: fold, more: previewMessages.more } })}
    />
  )
}
