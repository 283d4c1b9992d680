/** The first signs that somebody is about to do something. */
const signs = ['pointerdown', 'keydown'] as const

/** Calls once, at the next key or touch. Answers how to stop waiting. */
export function onFirstSign(call: () => void): () => void {
  const stop = () => {
    for (const sign of signs) removeEventListener(sign, heard)
  }
  const heard = () => {
    stop()
    call()
  }
  for (const sign of signs) addEventListener(sign, heard, { passive: true })
  return stop
}
