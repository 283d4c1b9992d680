import { useSession } from '#app/lib/session.tsx'

/**
 * The key of a screen's results and drafts. It holds the person, so that nobody finds another's text on a shared
 * machine, and the path, so that a notice can lead back to it.
 */
export const screenKey = (userId: string | undefined, path: string): string => `${userId ?? ''}:${path}`

/** False while the server has not said who is there. */
export const isSomebodys = (screen: string): boolean => !screen.startsWith(':')

export const pathOfScreen = (screen: string): string => screen.slice(screen.indexOf(':') + 1)

/** The key of a screen for whoever is signed in. A screen takes it as its React key too: another person starts from nothing. */
export function useScreenKey(path: string): string {
  const { me } = useSession()
  return screenKey(me?.user.id, path)
}
