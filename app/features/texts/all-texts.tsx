import { ChevronDown, History } from 'lucide-react'
import { memo, type ReactNode, useMemo, useState } from 'react'
import { currentResult } from '#api/current.ts'
import type { Generation } from '#api/schemas.ts'
import { ExportButton } from '#app/lib/export/export-button.tsx'
import { FilterBar } from '#app/lib/filter-bar.tsx'
import { formatMoment } from '#app/lib/format.ts'
import { keepCopiedFrom } from '#app/lib/generation/copied.ts'
import { firstLine, generationLabel, generationText, isChanged, rewriteLabel, topicBesideFirstLine } from '#app/lib/generation/describe.ts'
import { groupDrafts } from '#app/lib/generation/drafts.ts'
import { savingMessages } from '#app/lib/generation/saved.ts'
import { SaveControl, useSaving } from '#app/lib/generation/saving.tsx'
import { useSay } from '#app/lib/say.tsx'
import { Button } from '#app/ui/button.tsx'
import { cn } from '#app/ui/cn.ts'
import { Tooltip } from '#app/ui/tooltip.tsx'
import type { AnyRequest } from '#contract/kind.ts'
import { paths } from '#contract/paths.ts'
import { isKind, type KindName, kindNames, kinds } from '#kinds/index.ts'
import { partsOf } from '#kinds/saved-parts.ts'
import { historyMessages, textMessages } from './messages.ts'
import { CopyAction, TextRow, TextTable } from './text-table.tsx'
import { TextsFrame } from './texts-frame.tsx'
import { useHistory } from './texts-query.ts'
import { useTextFilter } from './use-text-filter.ts'

/** The view of everything that was generated. @param onOpen opens one by its id */
export function AllTexts({ onOpen }: { onOpen: (id: string) => void }) {
  const [filter, change] = useTextFilter((params) => ({
    search: params.get('search') ?? '',
    kind: kindNames.find((name) => name === params.get('kind')),
  }))
  const [t, texts] = [historyMessages, textMessages]
  return (
    <TextsFrame
      path={paths.history}
      icon={History}
      title={t.title}
      lead={t.lead}
      filter={filter}
      onClear={() => change({ search: '', kind: undefined })}
      list={useHistory(filter)}
      loadFailed={t.loadFailed}
      empty={{ title: t.empty, hint: t.emptyHint, action: t.emptyAction }}
      noMatch={{ title: t.noMatch, hint: t.noMatchHint }}
      filters={
        <FilterBar
          label={t.search}
          placeholder={t.searchPlaceholder}
          search={filter.search}
          onSearch={(search) => change({ search })}
          choice={{
            label: texts.type,
            all: texts.allTypes,
            value: filter.kind,
            options: kindNames.map((value) => ({ value, label: kinds[value].label })),
            onChoose: (kind) => change({ kind }),
          }}
        />
      }
    >
      {(generations, filtered) => (
        <>
          <div className="mb-2 flex justify-end">
            {/* Exports every match, not only the loaded ones. */}
            <ExportButton source={{ from: 'history', ...filter }} label={filtered ? texts.exportMatches : texts.exportAll} />
          </div>
          <Groups generations={generations} onOpen={onOpen} />
        </>
      )}
    </TextsFrame>
  )
}

function Groups({ generations, onOpen }: { generations: readonly Generation[]; onOpen: (id: string) => void }) {
  const groups = useMemo(() => groupDrafts(generations), [generations])
  return (
    <TextTable text={textMessages.text}>
      {groups.map(([newest, ...earlier]) => (
        <Group key={newest.id} newest={newest} earlier={earlier} onOpen={onOpen} />
      ))}
    </TextTable>
  )
}

interface GroupProps {
  newest: Generation
  /** Its other drafts, newest first. */
  earlier: readonly Generation[]
  onOpen: (id: string) => void
}

/** A text, with its earlier drafts when they are asked for. */
function Group({ newest, earlier, onOpen }: GroupProps) {
  const [open, setOpen] = useState(false)
  const drafts = historyMessages.drafts(earlier.length + 1)
  return (
    <>
      <GenerationRow generation={newest} onOpen={onOpen}>
        {earlier.length > 0 && (
          <Button
            variant="link"
            size="inline"
            className="text-xs touch:min-h-11"
            aria-expanded={open}
            aria-label={historyMessages.draftsNamed({ drafts, title: firstLine(newest) })}
            onClick={() => setOpen(!open)}
          >
            {drafts}
            <ChevronDown aria-hidden className={cn('transition-transform duration-150', open && 'rotate-180')} />
          </Button>
        )}
      </GenerationRow>
      {open && earlier.map((one) => <GenerationRow key={one.id} generation={one} onOpen={onOpen} draft />)}
    </>
  )
}

interface GenerationRowProps extends Pick<GroupProps, 'onOpen'> {
  generation: Generation
  draft?: boolean
  children?: ReactNode
}

const GenerationRow = memo(function GenerationRow({ generation, onOpen, draft = false, children }: GenerationRowProps) {
  const t = historyMessages
  const title = firstLine(generation)
  const about = [
    topicBesideFirstLine(generation),
    rewriteLabel(generation),
    isChanged(generation) && t.edited,
    generation.edited?.copied && t.copied,
  ].filter((part): part is string => Boolean(part))
  // Of a kind of a later version, this one knows neither the text nor its parts.
  const known = isKind(generation.kind)
  return (
    <TextRow
      title={title}
      onOpen={() => onOpen(generation.id)}
      type={generationLabel(generation)}
      created={formatMoment(generation.created_at)}
      draft={draft}
      actions={
        known && (
          <>
            <StarAction generation={generation} title={title} />
            <CopyAction title={title} text={() => generationText(generation)} onCopied={() => void keepCopiedFrom(generation)} />
          </>
        )
      }
    >
      <p className="flex min-w-0 flex-wrap items-center gap-x-2 text-soft text-xs">
        {about.map((part) => (
          <span key={part} dir="auto" className="max-w-full truncate">
            {part}
          </span>
        ))}
        {children}
      </p>
    </TextRow>
  )
})

/** Saves the text as the user last had it, with one entry for each title or idea, and removes it from the library again. */
function StarAction({ generation, title }: { generation: Generation; title: string }) {
  const { id, request, saved = [] } = generation
  const kind = generation.kind as KindName
  const isSaved = saved.length > 0
  const says = savingMessages(kind)
  const say = useSay()
  const { save, remove, busy } = useSaving({ says })
  const t = historyMessages
  const press = () => {
    const parts = partsOf(kind, request as AnyRequest, currentResult(generation), id)
    const filled = parts.filter(({ entry }) => entry.content.trim())
    if (isSaved) remove({ parts, ids: saved.map((entry) => entry.id) })
    else if (filled.length === 0) say({ tone: 'bad', text: says.nothing })
    else save(filled)
  }
  return (
    <Tooltip label={isSaved ? t.saved : t.save}>
      <SaveControl
        variant="ghost"
        size="icon"
        aria-label={t.saveNamed({ title })}
        className={cn(!isSaved && 'text-soft hover:text-ink')}
        saved={isSaved}
        busy={busy}
        onClick={press}
      />
    </Tooltip>
  )
}
