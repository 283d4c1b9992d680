import { existsSync, readFileSync } from 'node:fs'
import { isAlias, LineCounter, parseDocument } from 'yaml'
import { z } from 'zod'
import { type LanguageCode, languageCodes } from '#contract/options.ts'
import { CheckLists } from '#writer/builtin/phrases/check-lists.ts'
import { hiddenSections, Phrases, placeholdersBySection } from '#writer/builtin/phrases/schema.ts'
import { remember } from '#writer/remember.ts'

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
  if (value === undefined && code !== 'custom') return `${at} is missing. Copy it from phrases/en.yaml and write it in your language`
  return `${at}${typeof value === 'string' ? ` “${value}”` : ''}: ${message}`
}

/** Normalises a line for comparison. */
const folded = (line: string) => line.normalize('NFC').toLocaleLowerCase().replace(/\s+/gu, ' ')

interface Inspected<Schema extends z.ZodType> {
  readonly data?: z.output<Schema> | undefined
  readonly raw: Record<string, unknown>
  readonly faults: PhraseFault[]
  /** The line of an entry; of the nearest parent when the entry is missing. */
  readonly lineOf: (path: Path) => number
}

/** Parses a part of a phrase file, which begins after some lines. */
function inspect<Schema extends z.ZodType>(text: string, schema: Schema, linesBefore = 0): Inspected<Schema> {
  const counter = new LineCounter()
  const document = parseDocument(text, { lineCounter: counter, prettyErrors: false })
  const at = (offset: number) => counter.linePos(offset).line + linesBefore
  // A syntax error causes others after it: report only the first.
  const faults: PhraseFault[] = document.errors.slice(0, 1).map(({ pos: [start], message }) => ({
    line: at(start),
    message: `cannot be read from here on. Look in this line and the one above for a quotation mark, comma or ] that is missing or too many, and for a tab. A text that holds : # { } [ ] , or quotation marks must be in "double quotes". (YAML: ${message})`,
  }))
  const lineOf = (path: Path): number => {
    const node = path.length === 0 ? document.contents : document.getIn(path, true)
    const range =
      node && typeof node === 'object' && 'range' in node && !isAlias(node) ? (node.range as readonly number[] | undefined) : undefined
    if (range?.[0] !== undefined) return at(range[0])
    return path.length === 0 ? linesBefore + 1 : lineOf(path.slice(0, -1))
  }
  if (faults.length > 0) return { raw: {}, faults, lineOf }
  const raw = document.toJS() as Record<string, unknown>
  const { data, error } = schema.safeParse(raw)
  for (const issue of error?.issues ?? [])
    faults.push({ line: lineOf(issue.path), message: schemaMessage(issue, document.getIn(issue.path)) })
  return { data, raw, faults, lineOf }
}

/** A phrase file without what the checks look for, its last section, and that section: a source is compared with the words of all languages. */
function halvesOf(text: string): readonly [writing: string, checks: string] {
  const at = text.search(/^checks:/mu)
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at)]
}

const Checks = z.strictObject({ checks: CheckLists })

/** What the checks look for, and the errors of that section. */
function inspectChecks(text: string) {
  const [writing, checks] = halvesOf(text)
  return inspect(checks || 'checks: {}', Checks, writing.split('\n').length - 1)
}

/**
 * Parses a phrase file and returns all its errors with line numbers.
 * @param file its name, such as `de.yaml`
 */
export function inspectPhrases(text: string, file: string): readonly PhraseFault[] {
  const lines = text.trimEnd().split('\n').length
  return [
    ...inspectWriting(text, file).faults,
    ...inspectChecks(text).faults,
    ...(lines > maxLines ? [{ line: maxLines + 1, message: `the file has ${lines} lines; ${maxLines} are the most` }] : []),
  ].sort((a, b) => a.line - b.line)
}

/** What the built-in writer says, and the errors of that part. */
function inspectWriting(text: string, file: string): { readonly phrases?: Phrases; readonly faults: readonly PhraseFault[] } {
  const { data, raw, faults, lineOf } = inspect(halvesOf(text)[0], Phrases)
  if (Object.keys(raw).length === 0) return { faults }
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
  return data && faults.length === 0 ? { phrases: data, faults } : { faults }
}

const addressOf = (language: LanguageCode) => new URL(`../../../phrases/${language}.yaml`, import.meta.url)

/** Languages that have a phrase file. */
export const phraseLanguages = (): LanguageCode[] => languageCodes.filter((language) => existsSync(addressOf(language)))

/** The text of a phrase file. @throws PhraseFileError when it is missing */
function read(language: LanguageCode): string {
  if (!existsSync(addressOf(language))) throw new PhraseFileError(`${language}.yaml`, [{ line: 1, message: 'is missing' }])
  return readFileSync(addressOf(language), 'utf8')
}

/**
 * The phrases of a language, read from its file on first use and then cached.
 * @throws PhraseFileError when the file is missing or breaks a rule
 */
export const phrasesOf = remember((language: LanguageCode): Phrases => {
  const file = `${language}.yaml`
  const { phrases, faults } = inspectWriting(read(language), file)
  if (!phrases) throw new PhraseFileError(file, faults)
  return phrases
})

/**
 * What the checks look for in a language, read and cached apart from its phrases.
 * @throws PhraseFileError when the file is missing or breaks a rule
 */
export const checksOf = remember((language: LanguageCode): CheckLists => {
  const { data, faults } = inspectChecks(read(language))
  if (!data) throw new PhraseFileError(`${language}.yaml`, faults)
  return data.checks
})
