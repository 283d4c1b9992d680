import { plainView } from '#app/lib/generation/plain-view.ts'
import type { WrittenRun } from '#app/lib/generation/run.ts'
import { kindOf } from '#app/lib/generation/screens.ts'
import type { Kind } from '#contract/kind.ts'
import { generationMessages, libraryMessages } from '#contract/messages.ts'
import type { SavingMessages } from '#contract/view.ts'
import type { KindName, RequestOf, ResultOf } from '#kinds/index.ts'
import { type LibraryEntry, type PartEntry, partsOf, storedEntries } from '#kinds/saved-parts.ts'

/** How a kind's results are shown and saved. */
export const viewOf = (name: KindName): NonNullable<Kind['view']> => {
  const kind = kindOf(name)
  return kind.view ?? plainView(kind)
}

/** A whole result as the parts that are saved, blank ones too. */
export const allParts = ({ id, kind, request, result }: Pick<WrittenRun, 'id' | 'kind' | 'request' | 'result'>): PartEntry[] =>
  partsOf(kind, { ...request }, { ...result }, id)

/** A whole result as library entries, without blank ones. */
export const savedEntries = <Name extends KindName>(kind: Name, request: RequestOf<Name>, result: ResultOf<Name>): LibraryEntry[] =>
  storedEntries(kind, { ...request }, { ...result })

const plainSaving: SavingMessages = {
  done: libraryMessages.saved,
  nothing: libraryMessages.nothingToSave,
  failed: libraryMessages.saveFailed,
  signIn: generationMessages.signInToUse,
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
