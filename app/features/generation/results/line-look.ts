import { isDirection, isHeading } from '#contract/script.ts'

/** The look of a line of a script. */
export const lineLook = (line: string): string =>
  isHeading(line) ? 'font-serif text-base font-[560] tabular-nums' : isDirection(line) ? 'text-soft text-sm italic' : ''

/** A hashtag in a set. */
export const chipLook = 'rounded-full bg-accent-wash box-decoration-clone px-2.5 py-1 text-accent-strong text-sm'
