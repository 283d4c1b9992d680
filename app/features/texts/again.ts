import type { Generation } from '#api/schemas.ts'
import { putDraft } from '#app/lib/generation/draft.ts'
import { valuesOf } from '#app/lib/generation/form.ts'
import { type FilledForm, useOpenFilled } from '#app/lib/generation/make-another.ts'
import { generatorScreens, type KindScreen, kindOf, screenKey, screenOf, topicName } from '#app/lib/generation/screens.ts'
import { useSession } from '#app/lib/session.tsx'
import type { SavedContent } from '#kinds/library.ts'

/** Fills the form of a generation's screen with its request. A value that is no longer offered gets its default. `null`: no such screen. */
export function fillIn(generation: Pick<Generation, 'kind' | 'request'>, userId: string | undefined): FilledForm | null {
  const screen = screenOf(generation)
  if (!screen) return null
  return { path: screen.path, undo: putDraft(screenKey(userId, screen.path), valuesOf(screen, generation.request)) }
}

/** What the results of a screen are saved as. */
function savedAs({ kind, platform }: KindScreen): string {
  const { savedAs, sample } = kindOf(kind)
  return savedAs({ ...sample, ...(platform && { platform }) })
}

/**
 * Fills the form of the generator that writes such entries. An entry does not hold its request: its title, which is the topic or was made
 * of it, becomes the topic, and the settings get their defaults. `null`: this build has no such generator.
 */
export function fillFromEntry({ feature, title }: Pick<SavedContent, 'feature' | 'title'>, userId: string | undefined): FilledForm | null {
  const screen = generatorScreens.find((one) => savedAs(one) === feature)
  if (!screen) return null
  const values = { [topicName(screen.fields)]: title.replace(/…$/, '') }
  return { path: screen.path, undo: putDraft(screenKey(userId, screen.path), values) }
}

/** Opens the screen that writes a generation, or an entry of the library, with its form filled in. It generates nothing. */
export function useRunAgain() {
  const openFilled = useOpenFilled()
  const { me } = useSession()
  return (text: Generation | SavedContent) => {
    const filled = 'request' in text ? fillIn(text, me?.user.id) : fillFromEntry(text, me?.user.id)
    if (filled) openFilled(filled)
  }
}
