import { randomBytes } from 'node:crypto'
import { withoutInvisible } from '#contract/invisible.ts'

/** Encloses user input in delimiters with a random part, so that the input cannot close them; removes invisible characters. */
export function fenced(text: string): string {
  const tag = `topic-${randomBytes(8).toString('hex')}`
  return `<${tag}>\n${withoutInvisible(text)}\n</${tag}>`
}
