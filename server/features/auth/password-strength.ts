import type { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { brand } from '#contract/brand.ts'

/** Whose password it is to be. */
export interface Chooser {
  readonly name: string
  readonly email: string
}

/**
 * Guesses that a password has to withstand. `signInTo` allows 480 an hour, so this many take nine days; six random letters and digits
 * withstand ten times as many.
 */
const fewestGuesses = 100_000

/** Characters that are looked at: the time that takes grows with their number, and more of them make no password weaker. */
const lookedAt = 32

let loaded: Promise<ZxcvbnFactory> | undefined

/** The library with its list of 49,000 common passwords, loaded when the first password is chosen: a start does not wait for it. */
const estimator = (): Promise<ZxcvbnFactory> => {
  loaded ??= (async () => {
    const [{ ZxcvbnFactory }, { adjacencyGraphs, dictionary }] = await Promise.all([
      import('@zxcvbn-ts/core'),
      import('@zxcvbn-ts/language-common'),
    ])
    return new ZxcvbnFactory({ dictionary: { passwords: dictionary['passwords-common'] }, graphs: adjacencyGraphs })
  })()
  return loaded
}

/** What somebody who knows the person tries first: the name, the address, their parts, and what this product is called. */
const wordsOf = ({ name, email }: Chooser): string[] => {
  const texts = [name, email, brand.name]
  const parts = texts.flatMap((text) => text.split(/[\s@.+_-]+/))
  return [...new Set([...texts, ...parts, email.split('@')[0] ?? '', name.replaceAll(' ', '')])].filter((word) => word.length > 2)
}

/** Whether a password is common, a pattern, or made of what is known of its person. */
export async function isEasyToGuess(password: string, chooser: Chooser | undefined): Promise<boolean> {
  const library = await estimator()
  return library.check(password.slice(0, lookedAt), chooser ? wordsOf(chooser) : [brand.name]).guesses < fewestGuesses
}
