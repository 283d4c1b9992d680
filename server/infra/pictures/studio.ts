import type { Studio, TooManyWords } from './draw.ts'

/** The studio, and the error that it throws. */
export interface OpenStudio {
  readonly studio: Studio
  readonly TooManyWords: typeof TooManyWords
}

/** Opens the studio when it is first needed: renderer and fonts take 60 MB, and most servers draw nothing for days. */
export function studioWhenNeeded(): () => Promise<OpenStudio> {
  let opening: Promise<OpenStudio> | undefined
  const open = async () => {
    const { createStudio, TooManyWords } = await import('./draw.ts')
    return { studio: createStudio(), TooManyWords }
  }
  return () => {
    opening ??= open().catch((error) => {
      opening = undefined
      throw error
    })
    return opening
  }
}
