import { type Operator, type OperatorFact, operatorFacts, placeholder, type SocialLink } from '#contract/operator.ts'

// Separate from the placeholders, so that the scripts of a first visit do not hold what fills them.

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
