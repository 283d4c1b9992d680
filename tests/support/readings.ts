import type { Line } from '#writer/languages/grammar-book.ts'

/** Every way to read a line with alternatives; its slots stay as they are. */
export function readings(line: Line): string[] {
  const [, before = '', choices, after = ''] = /^([^[\]]*)\[([^[\]]*)\](.*)$/s.exec(line) ?? []
  return choices === undefined ? [line] : choices.split('|').flatMap((choice) => readings(`${before}${choice}${after}`))
}
