import type { AnyRequest, AnyResult, ContentType, Kind } from '#contract/kind.ts'
import type { SavedPart } from '#contract/view.ts'
import { type KindName, kinds } from '#kinds/index.ts'
import { contentTypeOf, type SavedFeature, savedLimits } from '#kinds/library.ts'

/** What `save-content` takes. */
export interface LibraryEntry {
  readonly title: string
  readonly content: string
  readonly feature: SavedFeature
  readonly contentType: ContentType
  readonly tags: string[]
  /** What it was written from, and the points that it uses. */
  readonly source?: { id: string; points: number[] } | undefined
}

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

/** A name for the library: one line, cut between whole characters at `max` UTF-16 units. */
function nameFrom(text: string, max: number = 120): string {
  const line = text.replace(/\s+/g, ' ').trim()
  if (line.length <= max) return line
  let cut = ''
  for (const { segment } of graphemes.segment(line)) {
    if (cut.length + segment.length > max - 1) break
    cut += segment
  }
  return `${cut.trimEnd()}…`
}

/** The source that a result was written from, and which of its points the text uses; undefined without any. */
export function usedSourceOf({ source }: AnyRequest, { usedPoints }: AnyResult): LibraryEntry['source'] {
  const points = Array.isArray(usedPoints) ? usedPoints.filter((point) => typeof point === 'number') : []
  return source && points.length > 0 ? { id: source.id, points } : undefined
}

/** A part of a result as a library entry, within the library's limits. */
export const entryOf = (feature: SavedFeature, { title, content, tags }: SavedPart, source: LibraryEntry['source']): LibraryEntry => ({
  ...{ title: nameFrom(title), content, feature, contentType: contentTypeOf(feature) },
  tags: tags.slice(0, savedLimits.tags),
  ...(source && { source }),
})

/** How a kind without its own view is saved: as one entry. */
export const plainParts = (kind: Kind, result: AnyResult): readonly SavedPart[] => [
  { part: kind.name, title: kind.label, content: kind.text(result), tags: [] },
]

/** A whole stored result as library entries, without blank ones. */
export function storedEntries(name: KindName, request: AnyRequest, result: AnyResult): LibraryEntry[] {
  const kind: Kind = kinds[name]
  const parts = kind.view ? kind.view.save(request, result) : plainParts(kind, result)
  return parts
    .filter(({ content }) => content.trim())
    .map((part) => entryOf(kind.savedAs(request) as SavedFeature, part, usedSourceOf(request, result)))
}
