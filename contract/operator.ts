/**
 * Who runs a server, by its configuration. Prerendered pages name these facts as `{{supportEmail}}`; the server replaces them when it
 * starts. `{{#supportEmail}}…{{/supportEmail}}` is a part for servers where it is set, `{{^supportEmail}}…{{/supportEmail}}` one for the
 * others. `{{*socialLinks}}…{{/*socialLinks}}` is repeated for each link, whose `{{label}}` and `{{url}}` it contains.
 */
export interface Operator {
  readonly supportEmail: string | null
  /** The person or company behind the service, and where they are. */
  readonly operatorName: string | null
  readonly operatorAddress: string | null
  /** Whose law the terms are under: 'India, with the courts of Pune'. */
  readonly governingLaw: string | null
  /** A tax number with its name: 'GSTIN 27ABCDE1234F1Z5'. */
  readonly taxId: string | null
  readonly socialLinks: readonly SocialLink[]
}

interface SocialLink {
  readonly label: string
  readonly url: string
}

export type OperatorFact = keyof Operator

/** A server that names nobody. */
export const noOperator: Operator = {
  supportEmail: null,
  operatorName: null,
  operatorAddress: null,
  governingLaw: null,
  taxId: null,
  socialLinks: [],
}

export const operatorFacts = Object.keys(noOperator) as readonly OperatorFact[]

/** The placeholder of a fact. */
export const placeholder = (fact: OperatorFact | keyof SocialLink): string => `{{${fact}}}`

/** The marks around a part that is for servers where the fact is set, or is not. */
export const partMarks = (fact: OperatorFact, when: 'set' | 'unset'): readonly [begin: string, end: string] => [
  `{{${when === 'set' ? '#' : '^'}${fact}}}`,
  `{{/${fact}}}`,
]

/** The marks around the part that is repeated for each social link. */
export const linkMarks: readonly [begin: string, end: string] = ['{{*socialLinks}}', '{{/*socialLinks}}']

const names = operatorFacts.join('|')
const part = new RegExp(`\\{\\{([#^])(${names})\\}\\}([\\s\\S]*?)\\{\\{/\\2\\}\\}`, 'g')
const value = new RegExp(`\\{\\{(${names})\\}\\}`, 'g')
const eachLink = /\{\{\*socialLinks\}\}([\s\S]*?)\{\{\/\*socialLinks\}\}/g
const structuredData = /(<script type="application\/ld\+json">)([\s\S]*?)(<\/script>)/g

const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
const isSet = (fact: string | readonly SocialLink[] | null): boolean => fact !== null && fact.length > 0

/** A page with the operator's facts in place of their placeholders. */
export function fillOperator(html: string, operator: Operator): string {
  const withData = html.replace(structuredData, (_, begin: string, json: string, end: string) => begin + fillData(json, operator) + end)
  return fillLinks(fillParts(withData, operator), operator).replace(value, (_, fact: OperatorFact) => {
    const text = operator[fact]
    return typeof text === 'string' ? escapeHtml(text) : ''
  })
}

const fillParts = (html: string, operator: Operator): string =>
  html.replace(part, (_, mark: '#' | '^', fact: OperatorFact, inner: string) => {
    return isSet(operator[fact]) === (mark === '#') ? fillParts(inner, operator) : ''
  })

const fillLinks = (html: string, { socialLinks }: Operator): string =>
  html.replace(eachLink, (_, inner: string) =>
    socialLinks
      .map(({ label, url }) =>
        inner.replaceAll(placeholder('label'), () => escapeHtml(label)).replaceAll(placeholder('url'), () => escapeHtml(url)),
      )
      .join(''),
  )

/** Structured data (JSON): a value that is a fact's placeholder becomes the fact, or is left out. Links become their addresses. */
function fillData(json: string, operator: Operator): string {
  if (!json.includes('{{')) return json
  const filled = JSON.parse(json, (_key, found: unknown) => {
    const fact = operatorFacts.find((name) => found === placeholder(name))
    if (!fact) return found
    const known = operator[fact]
    return !isSet(known) ? undefined : typeof known === 'string' ? known : known?.map(({ url }) => url)
  })
  return JSON.stringify(filled).replaceAll('<', '\\u003c')
}
