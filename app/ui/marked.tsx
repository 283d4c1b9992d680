import { Fragment, type ReactNode } from 'react'

interface MarkedProps {
  /** A message with marked parts: `'I accept the <a>Terms</a>'`. Marks do not nest. Not for text that holds users' words. */
  readonly text: string
  /** Draws the parts with the mark of this name. */
  readonly [mark: string]: string | ((words: string) => ReactNode)
}

/**
 * A message with links or emphasis inside: `<Marked text={t.terms} a={(words) => <a href="/terms">{words}</a>} />`. The words stay one
 * message, so that a translation can put the marked part elsewhere.
 * @throws Error at a mark for which there is no function
 */
export function Marked({ text, ...draw }: MarkedProps) {
  const [before, ...rest] = text.split(/<(\w+)>(.*?)<\/\1>/s)
  const parts: ReactNode[] = [before]
  for (let at = 0; at < rest.length; at += 3) {
    const [mark = '', words = '', after] = rest.slice(at, at + 3)
    const drawn = Object.hasOwn(draw, mark) ? draw[mark] : undefined
    if (typeof drawn !== 'function') throw new Error(`<${mark}> in “${text}” has no function`)
    parts.push(<Fragment key={at}>{drawn(words)}</Fragment>, after)
  }
  return <>{parts}</>
}
