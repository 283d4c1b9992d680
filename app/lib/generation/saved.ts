import { plainView } from '#app/lib/generation/plain-view.ts'
import type { WrittenRun } from '#app/lib/generation/run.ts'
import { kindOf } from '#app/lib/generation/screens.ts'
import type { Kind } from '#contract/kind.ts'
import { generationMessages, libraryMessages } from '#contract/messages.ts'
import type { SavingMessages } from '#contract/view.ts'
import type { KindName, RequestOf, ResultOf } from '#kinds/index.ts'
import type { SavedFeature } from '#kinds/library.ts'
import { entryOf, type LibraryEntry, usedSourceOf } from '#kinds/saved-parts.ts'

/** A part of a result that is saved as one entry; `part` identifies it in the run's list of saved parts. */
export interface SavedPart {
  readonly part: string
  readonly entry: LibraryEntry
}

/** How a kind's results are shown and saved. */
export const viewOf = (name: KindName): NonNullable<Kind['view']> => {
  const kind = kindOf(name)
  return kind.view ?? plainView(kind)
}

/** A whole result as the parts that are saved, blank ones too. */
export function allParts<Name extends KindName>(kind: Name, request: RequestOf<Name>, result: ResultOf<Name>): SavedPart[] {
  const feature = kindOf(kind).savedAs({ ...request }) as SavedFeature
  const parts = viewOf(kind).save({ ...request }, { ...result })
  return parts.map((saved) => ({ part: saved.part, entry: entryOf(feature, saved, usedSourceOf({ ...request }, { ...result })) }))
}

/** The same without the blank ones. */
export const savedParts = <Name extends KindName>(kind: Name, request: RequestOf<Name>, result: ResultOf<Name>): SavedPart[] =>
  allParts(kind, request, result).filter(({ entry }) => entry.content.trim())

/** A whole result as library entries. */
export const savedEntries = <Name extends KindName>(kind: Name, request: RequestOf<Name>, result: ResultOf<Name>): LibraryEntry[] =>
  savedParts(kind, request, result).map(({ entry }) => entry)

const plainSaving: SavingMessages = {
  done: libraryMessages.get().saved,
  nothing: libraryMessages.get().nothingToSave,
  failed: libraryMessages.get().saveFailed,
  signIn: generationMessages.get().signInToUse,
}

/** The messages of saving a result of a kind. */
export const savingMessages = (kind: KindName): SavingMessages => viewOf(kind).saving ?? plainSaving

/** A result on the screen as entries of an exported file. */
export const exportedEntries = ({ id, kind, request, result, writtenAt }: WrittenRun) =>
  savedEntries(kind, request, result).map(({ title, content, feature }) => ({
    id,
    title,
    content,
    feature,
    created_at: writtenAt,
    language: request.language,
  }))
