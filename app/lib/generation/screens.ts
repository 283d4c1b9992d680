import { useSession } from '#app/lib/session.tsx'
import type { FormField, GeneratorScreen } from '#contract/form.ts'
import type { Kind } from '#contract/kind.ts'
import { isKind, type KindName, kinds } from '#kinds/index.ts'

/** A generator's screen and the kind that it writes. */
export interface KindScreen extends GeneratorScreen {
  readonly kind: KindName
}

/** The manifest of a kind. */
export const kindOf = (name: KindName): Kind => kinds[name]

/** Every generator's screen, kind by kind. */
export const generatorScreens: readonly KindScreen[] = Object.values(kinds).flatMap(
  ({ name, screens }: { name: KindName } & Pick<Kind, 'screens'>) => screens.map((screen) => ({ ...screen, kind: name })),
)

const withoutSlash = (path: string) => path.replace(/\/+$/, '')

/**
 * The generator at a path.
 * @throws Error where there is none.
 */
export function screenAt(pathname: string): KindScreen {
  const screen = generatorScreens.find(({ path }) => path === withoutSlash(pathname))
  if (!screen) throw new Error(`No generator at ${pathname}`)
  return screen
}

/** A stored generation. */
interface StoredRequest {
  readonly kind: string
  readonly request: Readonly<Record<string, unknown>>
}

/** The screen for such a request; `undefined` for a kind or platform that this build does not know. */
export const screenOf = ({ kind, request }: StoredRequest): KindScreen | undefined =>
  isKind(kind)
    ? generatorScreens.find((screen) => screen.kind === kind && (!screen.platform || screen.platform === request.platform))
    : undefined

/** The name of a form's topic in its requests. */
export const topicName = (fields: readonly FormField[]): string => fields.find((field) => field.type === 'about')?.name ?? 'topic'

/** The names of the topic field in all kinds. */
export const topicNames: readonly string[] = [...new Set(generatorScreens.map(({ fields }) => topicName(fields)))]

/** The topic of a request of any kind; empty when it is unknown. */
export function topicOf(request: object): string {
  const typed = Object.entries(request).find(([name, value]) => topicNames.includes(name) && typeof value === 'string')
  return typed?.[1] ?? ''
}

/**
 * The key of a screen's results and drafts. It contains the user's id, so that users of one browser do not see each other's texts, and the
 * path, so that a message can link back to the screen.
 */
export const screenKey = (userId: string | undefined, path: string): string => `${userId ?? ''}:${path}`

/** False while the user is not known yet. */
export const hasUser = (screen: string): boolean => !screen.startsWith(':')

export const pathOfScreen = (screen: string): string => screen.slice(screen.indexOf(':') + 1)

/** The key of a screen for the signed-in user. It is also the screen's React key, so that another user starts without state. */
export function useScreenKey(path: string): string {
  const { me } = useSession()
  return screenKey(me?.user.id, path)
}
