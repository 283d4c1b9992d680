/** A signal that aborts as soon as one of others does, until it is let go. */
export interface LinkedSignal {
  readonly signal: AbortSignal
  /** To be called when nobody listens to it any more. */
  unlink(): void
}

/**
 * `AbortSignal.any`, let go by hand. The library's are let go by the garbage collector, and only by a whole collection: until then each
 * keeps all that ever listened to it, of a generation everything that it was made from.
 */
export function linkedSignal(...sources: readonly AbortSignal[]): LinkedSignal {
  const own = new AbortController()
  const follow = ({ target }: Event) => own.abort((target as AbortSignal).reason)
  for (const source of sources) {
    if (source.aborted) own.abort(source.reason)
    else source.addEventListener('abort', follow, { once: true })
  }
  return {
    signal: own.signal,
    unlink() {
      for (const source of sources) source.removeEventListener('abort', follow)
    },
  }
}
