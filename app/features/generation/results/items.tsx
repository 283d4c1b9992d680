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
import { generalTitle, platforms } from '#platforms/index.ts'
import { Drawn } from './drawing.tsx'
import { EditFields, type Selection } from './edit-fields.tsx'
import { Gauges } from './gauges.tsx'
import { resultMessages } from './messages.ts'
import { foldedAt } from './preview/folded-text.tsx'
import { previewMessages } from './preview/messages.ts'
import { RichText, textAttributes } from './preview/rich-text.tsx'
import { TitlePreview } from './preview/title-preview.tsx'
import { SaveButton } from './save-button.tsx'
import { linksOf } from './share/share-link.ts'
import { ShareMenu } from './share/share-menu.tsx'
import { TextAndPreview } from './text-and-preview.tsx'
import { WriteThis } from './write-this.tsx'

type ResultItem = Item<AnyResult>
type TitleDrawing = Extract<Drawing, { as: 'title' }>

interface ItemsProps {
  items: readonly ResultItem[]
  language: LanguageCode
  /** The name of the choice between grid and list; absent when items are always a list. */
  layouts?: string | undefined
  /** Absent while the items are still being written. */
  written?: { screen: string; run: WrittenRun; editing: boolean; selection: Selection | null } | undefined
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
  if (!layouts)
    return (
      <Rows
        items={items}
        language={language}
        editing={written?.editing ?? false}
        rows={<ol className="grid grid-cols-1 divide-y">{drawn('py-2.5')}</ol>}
      />
    )
  return (
    <Tabs defaultValue="list">
      <TabsList aria-label={layouts} className="-mt-2">
        {layoutTabs.map(({ id, icon }) => (
          <TabsTrigger key={id} value={id}>
            {icon}
            {resultMessages.get()[id]}
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
function Rows({ items, language, editing, rows }: Pick<ItemsProps, 'items' | 'language'> & { editing: boolean; rows: ReactNode }) {
  const titles = items.flatMap(({ drawing }) => (drawing.as === 'title' && drawing.platform !== generalTitle ? [drawing] : []))
  if (titles.length === 0) return rows
  return (
    <TextAndPreview
      editing={editing}
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
  const { drawing, gauges, fields } = item
  const isLine = drawing.as === 'title' && !written?.editing
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
          {written?.editing ? (
            <EditFields
              fields={fields}
              language={language}
              onChange={(result) => generations.revise(written.screen, written.run.key, result as WrittenRun['result'])}
              first={place === 1}
              selection={selectionIn(written.selection, place)}
            />
          ) : (
            <ItemText drawing={drawing} place={place} language={language} live={!written} />
          )}
        </div>
        <div className={cn('col-start-1 min-w-0', !written?.editing && 'ps-7 @max-sm:ps-0')}>
          {drawing.as === 'entry' && (
            <ul aria-label={resultMessages.get().fits} className="flex flex-wrap gap-1">
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

/** A selection whose note names another item of the list is not for this one. */
function selectionIn(selection: Selection | null, place: number): Selection | null {
  const at = /\.(\d+)/.exec(selection?.field ?? '')?.[1]
  return at === undefined || Number(at) + 1 === place ? selection : null
}

function ItemTools({
  item,
  place,
  written,
}: Omit<ItemRowProps, 'language' | 'className' | 'written'> & { written: NonNullable<ItemsProps['written']> }) {
  const t = resultMessages.get()
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
  drawing: Drawing
  place: number
  language: LanguageCode
  live: boolean
}

function ItemText({ drawing, place, language, live }: ItemTextProps) {
  if (drawing.as === 'entry') return <Entry drawing={drawing} place={place} language={language} />
  if (drawing.as === 'title') return <TitleRow drawing={drawing} place={place} language={language} live={live} />
  return <Drawn drawing={drawing} language={language} live={live} />
}

const Place = ({ place }: { place: number }) => (
  // Screen readers get the number from the list.
  <span aria-hidden className="w-5 shrink-0 font-serif text-soft tabular-nums">
    {place}
  </span>
)

/** The whole title, with the place where search results cut it. */
function TitleRow({ drawing: { platform, text }, place, language, live }: Omit<ItemTextProps, 'drawing'> & { drawing: TitleDrawing }) {
  const known = platform === generalTitle ? undefined : platform
  const fold = known && platforms[known].fold.title
  const isCut = !live && fold !== undefined && text.length > fold
  return (
    <div className="flex items-baseline gap-2">
      <Place place={place} />
      <RichText
        text={text}
        language={language}
        platform={known}
        className="min-w-0 flex-1 font-medium leading-snug"
        {...(isCut && { fold: { at: foldedAt(text, fold).length, more: previewMessages.get().more } })}
      />
    </div>
  )
}

interface EntryProps {
  drawing: Extract<Drawing, { as: 'entry' }>
  place: number
  language: LanguageCode
}

function Entry({ drawing: { title, text }, place, language }: EntryProps) {
  return (
    <div className="flex items-baseline gap-2">
      <Place place={place} />
      <div className="grid min-w-0 flex-1 gap-1">
        <h3 {...textAttributes(language)} className="break-words text-base leading-snug">
          {title}
        </h3>
        <RichText text={text} language={language} className="max-w-[75ch] text-soft text-sm" />
      </div>
    </div>
  )
}
