/**
 * Finds sentences that people read and that are not in a message catalogue (docs/guides/voice.md).
 * `node scripts/sentences.ts [folder or file …]` lists them.
 */
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { parseSync } from 'vite'
import { networks } from '#contract/channels.ts'
import { localModelLabel, providerLabels } from '#contract/model-providers.ts'
import { platforms } from '#platforms/index.ts'

/** Names of products and file formats, which no translation changes. */
export const names: ReadonlySet<string> = new Set([
  'Postwright',
  'Stripe',
  'LM Studio',
  'Docker Model Runner',
  'Hugging Face',
  localModelLabel,
  ...Object.values(providerLabels),
  ...Object.values(networks).map(({ label }) => label),
  ...Object.values(platforms).flatMap(({ label, name = label, share, upload = share }) => [label, name, share.app, upload.app]),
  'General', // values of the API
  'Gemma 4 E2B',
  'Gemma 4 E4B',
  'Gemma 4 12B',
  'Markdown',
  'Roboto',
  'Fraunces',
  'Ctrl',
])

/** Properties whose values are data: names in their own language, scripts, fonts, JSON-LD, what models are sent, and what search matches. */
const dataKeys: ReadonlySet<string> = new Set([
  'native',
  'scripts',
  'wordFont',
  '@type',
  'operatingSystem',
  'prompt',
  'sample',
  'keywords',
  'className',
  'classNames',
  'makes',
  'savedAs',
])

/** Files of texts that are not in the language of the interface. */
const dataFiles: ReadonlySet<string> = new Set([
  'contract/script.ts', // labels inside scripts, in the language of the script
  'contract/options.ts', // names of languages and countries, which are values of the API
  'app/features/generation/starter-messages.ts', // topics in the language of the text
  'app/features/site/api-examples.ts', // programs
  'contract/checks.ts', // faults, which models are told
])

/** Calls whose texts only developers, operators and models read, or that are style classes. */
const unread = /^(?:i18n|describe|meta|\w*[rR]oute|cn|cva|twMerge|super|\w*Error|console\.\w+|log\.\w+|RegExp|querySelector(?:All)?)$/
/** Calls of the server whose texts people read. */
const toldByServer: ReadonlySet<string> = new Set(['fail', 'LocalModelError'])
const toldKeys: ReadonlySet<string> = new Set(['message', 'hint'])
/** Attributes and properties of components whose texts people read. */
const readAttribute =
  /^(?:aria-(?:label|description|placeholder|roledescription|valuetext)|title|alt|label|name|placeholder|hint|lead|about|caption|text|message|heading|description|value|\w+(?:Label|Text|Title|Hint|Message))$/
const unreadAttribute = /^(?:className|class|style|id|key|d|viewBox|name|value|type|role|href|to|rel|target|variant|size|tone|data-[\w-]+)$/

const letters = /\p{L}{2}/u
const sentence = /^\P{L}*\p{Lu}(?:\p{Ll}|’|')+ .|^\p{Lu}\p{Ll}{2,}[.!?:…]*$|^\P{L}*\p{L}\p{Ll}*(?:[ ,]+[\p{L}’'-]+){3,}[.!?:…]*$/u
/** Lower-case words beside a value, such as `of {…}`. */
const phrase = /(?:^|[\s“"({])\p{L}\p{Ll}+ (?:\p{L}\p{Ll}|\{…\})|\{…\} \p{Ll}{2,}/u
const words = (text: string) => text.replace(/\s+/g, ' ').trim()
const isAddress = (text: string) => /^(?:https?:\/\/|r\/)\S+$/.test(text)

/** A sentence outside the catalogues. */
export interface Finding {
  readonly at: string
  readonly text: string
}

/** A call of `i18n(`. */
export interface Catalogue {
  readonly file: string
  readonly namespace: string
  readonly faults: readonly string[]
}

/** `shown`: a position of JSX that is displayed; `code`: a literal there counts when it looks like a sentence; `quiet`: it does not count. */
type Place = 'shown' | 'code' | 'quiet'
type Node = { readonly type: string; readonly start: number } & { readonly [part: string]: unknown }

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value
const nodesIn = (value: unknown): Node[] => (Array.isArray(value) ? value.filter(isNode) : isNode(value) ? [value] : [])
const child = (node: Node, part: string): Node | undefined => nodesIn(node[part])[0]

function nameOf(node: Node | undefined): string {
  if (!node) return ''
  if (node.type === 'Super') return 'super'
  if (node.type === 'MemberExpression') {
    const owner = nameOf(child(node, 'object'))
    const property = nameOf(child(node, 'property'))
    return owner === 'console' || owner === 'log' ? `${owner}.${property}` : property
  }
  return typeof node.name === 'string' ? node.name : node.type === 'Literal' ? String(node.value) : ''
}

/** What the specification quotes with a straight apostrophe (§6, §8). */
const quoted: ReadonlySet<string> = new Set([
  "You've reached your limit for this feature. Please upgrade your plan to continue.",
  "Request submitted! Check the chat box on your dashboard for payment instructions. We'll send you payment details there within an hour.",
  "You don't have permission to access this page.",
])
/** Texts that name British spellings. */
const namesSpellings: ReadonlySet<string> = new Set(['British (colour, organise)', 'color colour appearance mode'])
const british =
  /\b(?:cancelled|cancelling|(?:recogn|organ|real|apolog|custom|personal|optim|summar)is(?:e|ed|es|ing)|analys(?:e|ed|ing)|colours?|favourites?|behaviours?|jewellery|catalogues?|(?:centi)?metres?|centre|grey|programmes?|cheques?|travell(?:ed|ing)|labelled|neighbours?|licences?|callipers?)\b/iu

/** How a text that people read breaks the rules of spelling and characters (docs/guides/voice.md); empty when it does not. */
export function typographyFaults(text: string): string[] {
  return [
    ...(/[\p{L}}]'\p{L}|s' /u.test(text) && !quoted.has(text) ? ["' in place of ’"] : []),
    ...(/[\p{L}}]…/u.test(text) ? ['… in place of three dots'] : []),
    ...(british.test(text) && !namesSpellings.has(text) ? [`British: ${british.exec(text)?.[0]}`] : []),
  ]
}

/** Whether only some of the server's texts are read by people: models and logs get the rest. */
const isServerHalf = (file: string) => file.startsWith('server/') || file.endsWith('.server.ts')
const isEmail = (file: string) => /(?:^|[/-])emails?(?:-template)?\.ts$/.test(file)

class Reader {
  readonly findings: Finding[] = []
  readonly catalogues: Catalogue[] = []
  /** What is in the catalogues. */
  readonly texts: Finding[] = []
  readonly #file: string
  readonly #source: string
  readonly #base: Place

  constructor(file: string, source: string) {
    this.#file = file
    this.#source = source
    this.#base = isServerHalf(file) && !isEmail(file) ? 'quiet' : 'code'
    this.read(parseSync(file, source).program as unknown as Node, this.#base)
  }

  #at = ({ start }: Node) => `${this.#file}:${this.#source.slice(0, start).split('\n').length}`

  #found(node: Node, text: string): void {
    if (!names.has(words(text)) && !isAddress(words(text))) this.findings.push({ at: this.#at(node), text: words(text) })
  }

  #all(values: unknown, place: Place): void {
    for (const node of nodesIn(values)) this.read(node, place)
  }

  #call(node: Node): void {
    const name = nameOf(child(node, 'callee'))
    this.#all(node.callee, this.#base)
    if (name === 'i18n') this.#catalogue(node)
    if (!unread.test(name) || toldByServer.has(name)) this.#all(node.arguments, toldByServer.has(name) ? 'code' : this.#base)
  }

  #catalogue(node: Node): void {
    const [namespace, messages] = nodesIn(node.arguments)
    const faults: string[] = []
    if (namespace?.type !== 'Literal') faults.push('its namespace is not a literal')
    // A platform is one file.
    if (!/(?:^|[/-])messages\.ts$|^platforms\/\w+\.ts$/.test(this.#file)) faults.push('it is not in messages.ts or …-messages.ts')
    for (const property of messages ? nodesIn(messages.properties) : [])
      if (child(property, 'value')?.type === 'ObjectExpression') faults.push(`its key ${nameOf(child(property, 'key'))} is not flat`)
    this.catalogues.push({ file: this.#at(node), namespace: nameOf(namespace), faults })
    this.#textsOf(messages)
  }

  #textsOf(message: unknown): void {
    for (const node of nodesIn(message)) {
      if (node.type === 'Literal' && typeof node.value === 'string') this.texts.push({ at: this.#at(node), text: node.value })
      else if (node.type === 'Property') this.#textsOf(node.value)
      else for (const part of Object.values(node)) this.#textsOf(part)
    }
  }

  #property(node: Node, place: Place): void {
    const key = nameOf(child(node, 'key'))
    if (node.computed) this.#all(node.key, 'quiet')
    if (dataKeys.has(key)) return
    const isTold = this.#base === 'quiet' && toldKeys.has(key) && child(node, 'value')?.type !== 'ObjectExpression'
    this.#all(node.value, isTold || place === 'shown' ? 'code' : place)
  }

  #attribute(node: Node): void {
    const name = nameOf(child(node, 'name'))
    const value = child(node, 'value')
    const place =
      readAttribute.test(name) && !/^(?:name|value|enterKeyHint)$/.test(name) ? 'shown' : unreadAttribute.test(name) ? 'quiet' : 'code'
    if (value) this.read(value, place)
  }

  #template(node: Node, place: Place): void {
    const parts = nodesIn(node.quasis).map(({ value }) => (value as { cooked: string }).cooked)
    const text = parts.join('{…}').replace(/<[^>]*>/g, ' ')
    const isText = place === 'shown' ? parts.some((part) => letters.test(part)) : sentence.test(text) || phrase.test(text)
    if (place !== 'quiet' && isText) this.#found(node, text)
    this.#all(node.expressions, place === 'shown' ? 'shown' : this.#base)
  }

  #literal(node: Node, place: Place): void {
    if (typeof node.value !== 'string' || place === 'quiet') return
    if ((place === 'shown' ? letters : sentence).test(node.value)) this.#found(node, node.value)
  }

  #expression(node: Node, place: Place): boolean {
    switch (node.type) {
      case 'ConditionalExpression':
        this.#all(node.test, 'quiet')
        this.#all(node.consequent, place)
        this.#all(node.alternate, place)
        return true
      case 'LogicalExpression':
        this.#all(node.left, node.operator === '&&' ? 'quiet' : place)
        this.#all(node.right, place)
        return true
      case 'BinaryExpression':
        this.#all([node.left, node.right], node.operator === '+' ? place : 'quiet')
        return true
      case 'TSAsExpression':
      case 'TSSatisfiesExpression':
      case 'TSNonNullExpression':
      case 'JSXExpressionContainer':
        this.#all(node.expression, place)
        return true
      case 'MemberExpression':
        this.#all(node.object, this.#base)
        if (node.computed) this.#all(node.property, 'quiet')
        return true
      case 'ObjectExpression':
        // What a check found in a draft is sent to the model.
        return nodesIn(node.properties).some((property) => nameOf(child(property, 'key')) === 'rule')
      default:
        return false
    }
  }

  #structure(node: Node, place: Place): boolean {
    switch (node.type) {
      case 'CallExpression':
      case 'NewExpression':
        this.#call(node)
        return true
      case 'Property':
      case 'PropertyDefinition':
        this.#property(node, place)
        return true
      case 'SwitchCase':
        this.#all(node.consequent, this.#base)
        return true
      case 'ExportNamedDeclaration':
        this.#all(node.declaration, this.#base)
        return true
      case 'JSXAttribute':
        this.#attribute(node)
        return true
      case 'JSXElement':
        this.#all(child(node, 'openingElement')?.attributes, this.#base)
        this.#all(node.children, 'shown')
        return true
      case 'JSXFragment':
        this.#all(node.children, 'shown')
        return true
      default:
        return false
    }
  }

  #text(node: Node, place: Place): boolean {
    if (node.type === 'TemplateLiteral') this.#template(node, place)
    else if (node.type === 'Literal') this.#literal(node, place)
    else if (node.type !== 'JSXText') return false
    else if (letters.test(String(node.value))) this.#found(node, String(node.value))
    return true
  }

  /** Reads a node and what is in it. */
  read(node: Node, place: Place): void {
    const isType = node.type.startsWith('TS') && !node.expression
    const isImport = /^(?:Import|ExportAll)/.test(node.type)
    if (isType || isImport || this.#text(node, place) || this.#expression(node, place) || this.#structure(node, place)) return
    const isList = node.type === 'ArrayExpression' || node.type === 'ObjectExpression'
    for (const value of Object.values(node)) this.#all(value, !isList ? this.#base : place === 'shown' ? 'code' : place)
  }
}

/** Folders with texts for people. Public documents in `content/` and the tests are not among them. */
const folders = ['app', 'api', 'kinds', 'platforms', 'contract', 'server']
const isRead = (file: string) => !/\.(?:test|fixture|support)\.tsx?$/.test(file)

interface Sentences {
  readonly findings: readonly Finding[]
  readonly catalogues: readonly Catalogue[]
  readonly texts: readonly Finding[]
}

/**
 * The sentences outside catalogues, the catalogues, and their texts.
 * @param under folders or files
 */
export function readSentences(under: readonly string[] = folders): Sentences {
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard', ...under], { encoding: 'utf8' })
  const files = listed.split('\0').filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.d.ts') && isRead(file))
  const readers = files.map((file) => sentencesIn(file, readFileSync(file, 'utf8')))
  const inEnglish = readers.filter((_, at) => !dataFiles.has(files[at] ?? ''))
  return {
    findings: inEnglish.flatMap(({ findings }) => findings),
    catalogues: readers.flatMap(({ catalogues }) => catalogues),
    texts: inEnglish.flatMap(({ texts }) => texts),
  }
}

/** The same of one file. @param file its path from the root of the repository, on which the rules depend */
export const sentencesIn = (file: string, source: string): Sentences => new Reader(file, source)

/** Namespaces that several catalogues have, and catalogues that break a rule. */
export function catalogueFaults(catalogues: readonly Catalogue[]): string[] {
  const byNamespace = Map.groupBy(catalogues, ({ namespace }) => namespace)
  return [
    ...catalogues.flatMap(({ file, namespace, faults }) => faults.map((fault) => `${file} i18n('${namespace}'): ${fault}`)),
    ...[...byNamespace]
      .filter(([, all]) => all.length > 1)
      .map(([namespace, all]) => `'${namespace}': ${all.map(({ file }) => file).join(', ')}`),
  ]
}

if (import.meta.main) {
  const under = process.argv.slice(2)
  const { findings, catalogues, texts } = readSentences(under.length > 0 ? under : undefined)
  const typography = texts.flatMap(({ at, text }) => typographyFaults(text).map((fault) => `${at} ${fault}: ${text}`))
  const faults = [...findings.map(({ at, text }) => `${at} ${text}`), ...catalogueFaults(catalogues), ...typography]
  console.log([...faults, `${findings.length} sentences outside ${catalogues.length} catalogues`].join('\n'))
  process.exitCode = faults.length > 0 ? 1 : 0
}
