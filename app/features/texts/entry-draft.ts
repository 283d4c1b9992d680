import { withTyped } from '#app/ui/chip-input.tsx'
import { libraryMessages } from '#contract/messages.ts'
import { type SavedContent, savedLimits, savedText } from '#kinds/library.ts'
import { entryMessages } from './messages.ts'
import type { EntryChanges } from './texts-query.ts'

/** An entry while it is edited. */
export interface EntryDraft {
  readonly title: string
  /** The text as it would be posted. */
  readonly text: string
  readonly tags: readonly string[]
  /** A tag that is being typed. */
  readonly typed: string
}

export const draftOf = (entry: SavedContent): EntryDraft => ({ title: entry.title, text: savedText(entry), tags: entry.tags, typed: '' })

const isStoredAsJson = (entry: SavedContent): boolean => savedText(entry) !== entry.content

/** The stored form of a text: a saved title stays the JSON of its platform and title (spec §3). */
function contentWith(entry: SavedContent, text: string): string {
  if (!isStoredAsJson(entry)) return text
  return JSON.stringify({ ...(JSON.parse(entry.content) as object), title: text })
}

const same = (a: readonly string[], b: readonly string[]) => a.length === b.length && a.every((tag, at) => tag === b[at])

/** The changes of a draft; `null` when there are none. The name of a saved title that equals its text changes with the text. */
export function changesOf(entry: SavedContent, draft: EntryDraft): EntryChanges | null {
  const text = draft.text.trim()
  const tags = withTyped(draft.tags, draft.typed)
  const named = isStoredAsJson(entry) && entry.title === savedText(entry) && draft.title === entry.title
  const title = named && text.length <= savedLimits.title ? text : draft.title.trim()
  const changes = {
    ...(title !== entry.title && { title }),
    ...(text !== savedText(entry).trim() && { content: contentWith(entry, text) }),
    ...(!same(tags, entry.tags) && { tags }),
  }
  return Object.keys(changes).length > 0 ? changes : null
}

const tooLong = (max: number) => entryMessages.tooLong({ most: max.toLocaleString('en') })

const textProblem = (text: string, max: number, blank: string): string | undefined =>
  text.trim() ? (text.length > max ? tooLong(max) : undefined) : blank

/** The error message of each field; `undefined` when it is valid. */
export function problemsOf({ title, text, tags, typed }: EntryDraft): Record<'title' | 'text' | 'tags', string | undefined> {
  const all = withTyped(tags, typed)
  return {
    title: textProblem(title, savedLimits.title, libraryMessages.titleRequired),
    text: textProblem(text, savedLimits.content, libraryMessages.nothingToSave),
    tags: all.some((tag) => tag.length > savedLimits.tag)
      ? tooLong(savedLimits.tag)
      : all.length > savedLimits.tags
        ? libraryMessages.tooManyTags
        : undefined,
  }
}
