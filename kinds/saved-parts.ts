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
  /** The generation that it is saved from, and which part of it. */
  readonly generation_id?: string
  readonly part?: string
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
  title: nameFrom(title),
  content,
  feature,
  contentType: contentTypeOf(feature),
  tags: tags.slice(0, savedLimits.tags),
  ...(source && { source }),
})

/** How a kind without its own view is saved: as one entry. */
export const plainParts = (kind: Kind, result: AnyResult): readonly SavedPart[] => [
  { part: kind.name, title: kind.label, content: kind.text(result), tags: [] },
]

/** A part of a result and its library entry. `part` identifies it within its result. */
export interface PartEntry {
  readonly part: string
  readonly entry: LibraryEntry
}

/** A whole result as the parts that are saved, blank ones too. @param generation the id of the generation that wrote it */
export function partsOf(name: KindName, request: AnyRequest, result: AnyResult, generation?: string): PartEntry[] {
  const kind: Kind = kinds[name]
  const parts = kind.view ? kind.view.save(request, result) : plainParts(kind, result)
  return parts.map((saved) => {
    const entry = entryOf(kind.savedAs(request) as SavedFeature, saved, usedSourceOf(request, result))
    const { part } = saved
    return { part, entry: generation === undefined ? entry : { ...entry, generation_id: generation, part } }
  })
}

/** A whole result as library entries, without blank ones. */
export const storedEntries = (...result: Parameters<typeof partsOf>): LibraryEntry[] =>
  partsOf(...result).flatMap(({ entry }) => (entry.content.trim() ? entry : []))
