import { execFileSync } from 'node:child_process'
import { pathToFileURL } from 'node:url'
import { englishMessages, type InterfaceTranslations } from '#contract/i18n.ts'

/** Every message of the repository in English: namespace → key → text, or its forms by number. */
export async function allMessages(): Promise<Readonly<Record<string, object>>> {
  const listed = execFileSync('git', ['grep', '-l', '--untracked', 'i18n(', '--', '*messages.ts', 'platforms/*.ts'], { encoding: 'utf8' })
  await Promise.all(
    listed
      .trim()
      .split('\n')
      .map((file) => import(pathToFileURL(file).href)),
  )
  return englishMessages() as Readonly<Record<string, object>>
}

const [plain, accented] = [
  'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz',
  'ÅƁÇÐÉƑĜĤÎĴĶĻṀÑÖÞQŔŠŢÛṼŴẊÝŽåƀçðéƒĝĥîĵķļɱñöþǫŕšţûṽŵẋýž',
].map((letters) => [...letters]) as [string[], string[]]
const accents = new Map(plain.map((letter, at) => [letter, accented[at] ?? letter]))

/** Names of values and marks, which a translation keeps. */
const kept = /(\{\w+\}|<\/?\w+>)/

/** A text with accents in brackets, 40 % longer: 'Save {name}' → '⟦Šåṽé {name} ···⟧'. Texts of other types are returned as they are. */
export function pseudo(text: unknown): unknown {
  if (Array.isArray(text)) return text.map(pseudo)
  if (typeof text === 'object' && text !== null)
    return Object.fromEntries(Object.entries(text).map(([form, value]) => [form, pseudo(value)]))
  if (typeof text !== 'string') return text
  const foreign = text
    .split(kept)
    .map((part, at) => (at % 2 === 1 ? part : [...part].map((letter) => accents.get(letter) ?? letter).join('')))
    .join('')
  const padding = 'žýẋŵ '
    .repeat(Math.ceil((text.length * 0.4) / 5))
    .slice(0, Math.ceil(text.length * 0.4))
    .trimEnd()
  return `⟦${foreign} ${padding}⟧`
}

/** A translation in which every message is longer. @param language BCP 47; decides the direction and the plural forms */
export async function pseudoLocale(language: string): Promise<InterfaceTranslations> {
  const messages = Object.fromEntries(
    Object.entries(await allMessages()).map(([namespace, texts]) => [
      namespace,
      Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, pseudo(text)])),
    ]),
  )
  return { language, messages: messages as InterfaceTranslations['messages'] }
}
