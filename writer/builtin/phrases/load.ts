import { existsSync, readFileSync } from 'node:fs'
import { isAlias, LineCounter, parseDocument } from 'yaml'
import type { z } from 'zod'
import { type LanguageCode, languageCodes } from '#contract/options.ts'
import { hiddenSections, Phrases, placeholdersBySection } from '#writer/builtin/phrases/schema.ts'

/** An error in a phrase file, with a message for its author. */
export interface PhraseFault {
  /** 1 is the first line. */
  readonly line: number
  readonly message: string
}

/** An invalid phrase file. Each line of the message has file, line and what to write instead. */
export class PhraseFileError extends Error {
  constructor(file: string, faults: readonly PhraseFault[]) {
    super(faults.map(({ line, message }) => `phrases/${file}:${line} ${message}`).join('\n'))
    this.name = 'PhraseFileError'
  }
}

/** Maximum lines of a phrase file. */
export const maxLines = 600

const placeholder = /\{([^{}]*)\}/gu

/** An error message about the placeholders of a line, or null. `names`: the placeholders that are allowed, besides `{familiar|formal}`. */
function braceFault(line: string, names: readonly string[]): string | null {
  if (/[{}]/u.test(line.replace(placeholder, ''))) return 'has a { or } without its other half'
  for (const [whole, name = ''] of line.matchAll(placeholder)) {
    const forms = name.split('|')
    if (forms.length > 2) return `${whole} has more than two forms: write {familiar|formal}`
    if (forms.length === 1 && !names.includes(name))
      return `${whole} is no name that this line knows. Here you may use ${names.map((allowed) => `{${allowed}}`).join(', ')} and {familiar|formal}`
  }
  return null
}

type Path = readonly PropertyKey[]
/** A path for messages; list positions start at one. */
const pathText = (path: Path) => path.map((step) => String(typeof step === 'number' ? step + 1 : step)).join(' › ')

/** The message for a schema error, with the name of the entry. */
function schemaMessage({ path, message, code, ...issue }: z.core.$ZodIssue, value: unknown): string {
  const at = pathText(path)
  if (code === 'unrecognized_keys') {
    const keys = (issue as { keys?: readonly string[] }).keys ?? []
    return `${at ? `${at}: ` : ''}${keys.join(', ')} ${keys.length === 1 ? 'is' : 'are'} not known here. See the same place in phrases/en.yaml`
  }
  if (value === undefined) return `${at} is missing. Copy it from phrases/en.yaml and write it in your language`
  return `${at}${typeof value === 'string' ? ` “${value}”` : ''}: ${message}`
}

/** Normalises a line for comparison. */
const folded = (line: string) => line.normalize('NFC').toLocaleLowerCase().replace(/\s+/gu, ' ')

/**
 * Parses a phrase file and returns all its errors with line numbers.
 * @param file its name, such as `de.yaml`
 */
export function inspectPhrases(text: string, file: string): { phrases?: Phrases; faults: readonly PhraseFault[] } {
  const counter = new LineCounter()
  const document = parseDocument(text, { lineCounter: counter, prettyErrors: false })
  // A syntax error causes others after it: report only the first.
  const faults: PhraseFault[] = document.errors.slice(0, 1).map(({ pos: [start], message }) => ({
    line: counter.linePos(start).line,
    message: `cannot be read from here on. Look in this line and the one above for a quotation mark, comma or ] that is missing or too many, and for a tab. A text that holds : # { } [ ] , or quotation marks must be in "double quotes". (YAML: ${message})`,
  }))
  if (faults.length > 0) return { faults }

  /** The line of an entry; of the nearest parent when the entry is missing. */
  const lineOf = (path: Path): number => {
    const node = path.length === 0 ? document.contents : document.getIn(path, true)
    const range =
      node && typeof node === 'object' && 'range' in node && !isAlias(node) ? (node.range as readonly number[] | undefined) : undefined
    if (range?.[0] !== undefined) return counter.linePos(range[0]).line
    return path.length === 0 ? 1 : lineOf(path.slice(0, -1))
  }

  const { data, error } = Phrases.safeParse(document.toJS())
  for (const issue of error?.issues ?? [])
    faults.push({ line: lineOf(issue.path), message: schemaMessage(issue, document.getIn(issue.path)) })

  const raw = document.toJS() as Record<string, unknown>
  const speakerNames = Object.keys((raw.speaker as object | undefined) ?? {})
  const walk = (value: unknown, path: Path): void => {
    if (Array.isArray(value)) {
      const seen = new Map<string, number>()
      for (const [at, item] of value.entries()) {
        walk(item, [...path, at])
        if (typeof item !== 'string') continue
        const before = seen.get(folded(item))
        if (before !== undefined && !hiddenSections.has(String(path[0])))
          faults.push({ line: lineOf([...path, at]), message: `${pathText(path)}: “${item}” is there twice` })
        seen.set(folded(item), at)
      }
    } else if (value !== null && typeof value === 'object') for (const [key, item] of Object.entries(value)) walk(item, [...path, key])
    else if (typeof value === 'string') {
      const [section = ''] = path.map(String)
      if (hiddenSections.has(section)) return
      const fault = braceFault(value, [...(placeholdersBySection[section] ?? []), ...speakerNames])
      if (fault) faults.push({ line: lineOf(path), message: `${pathText(path)} “${value}”: ${fault}` })
      if (/!|！/u.test(value) && section !== 'tones')
        faults.push({
          line: lineOf(path),
          message: `${pathText(path)} “${value}”: has an exclamation mark; a calm line serves every topic`,
        })
    }
  }
  walk(raw, [])
  for (const name of speakerNames.filter((each) => Object.values(placeholdersBySection).flat().includes(each)))
    faults.push({
      line: lineOf(['speaker', name]),
      message: `speaker › ${name}: take another name; {${name}} is what a person typed or a question`,
    })

  if (data) {
    if (file !== `${data.language}.yaml`)
      faults.push({ line: lineOf(['language']), message: `language is ${data.language}, but the file is called ${file}` })
  }
  const lines = text.trimEnd().split('\n').length
  if (lines > maxLines) faults.push({ line: maxLines + 1, message: `the file has ${lines} lines; ${maxLines} are the most` })

  faults.sort((a, b) => a.line - b.line)
  return data && faults.length === 0 ? { phrases: data, faults } : { faults }
}

const addressOf = (language: LanguageCode) => new URL(`../../../phrases/${language}.yaml`, import.meta.url)

/** Languages that have a phrase file. */
export const phraseLanguages = (): LanguageCode[] => languageCodes.filter((language) => existsSync(addressOf(language)))

const loaded = new Map<LanguageCode, Phrases>()

/**
 * The phrases of a language, read from its file on first use and then cached.
 * @throws PhraseFileError when the file is missing or breaks a rule
 */
export function phrasesOf(language: LanguageCode): Phrases {
  const cached = loaded.get(language)
  if (cached) return cached
  const file = `${language}.yaml`
  if (!existsSync(addressOf(language))) throw new PhraseFileError(file, [{ line: 1, message: 'is missing' }])
  const { phrases, faults } = inspectPhrases(readFileSync(addressOf(language), 'utf8'), file)
  if (!phrases) throw new PhraseFileError(file, faults)
  loaded.set(language, phrases)
  return phrases
}
