/**
 * The key of a screen's results and drafts. It holds the person, so that nobody finds another's text on a shared
 * machine, and the path, so that a notice can lead back to it.
 */
export const screenKey = (userId: string | undefined, path: string): string => `${userId ?? ''}:${path}`

export const pathOfScreen = (screen: string): string => screen.slice(screen.indexOf(':') + 1)
