export interface Detection {
  /** ISO 639-1; `''` when nothing was recognised. */
  readonly language: string
  readonly reliable: boolean
  /** Worked out when asked for: mostly nobody does. */
  readonly scores: () => Readonly<Record<string, number>>
}

let loading: Promise<(text: string) => Detection> | undefined

async function load() {
  const { eld } = await import('eld')
  // The typings cover the preloaded builds too, which have nothing to load.
  if ('load' in eld) await eld.load('large')
  return (text: string): Detection => {
    const found = eld.detect(text)
    return { language: found.language, reliable: found.isReliable(), scores: () => found.getScores() }
  }
}

/**
 * The language detector. Its tables are large (about 140 MB, a second to read), so they are read at the first use:
 * a server without a model never needs them.
 */
export function detector(): Promise<(text: string) => Detection> {
  loading ??= load().catch((error) => {
    loading = undefined
    throw error
  })
  return loading
}
