import { putDraft } from '#app/lib/generation/draft.ts'
import type { FilledForm } from '#app/lib/generation/make-another.ts'
import { generatorScreens, type KindScreen, kindOf, screenKey, topicName } from '#app/lib/generation/screens.ts'
import type { SavedContent } from '#kinds/library.ts'

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
