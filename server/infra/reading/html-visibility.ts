/** Elements whose content is no text of a page, or is not valid any more. */
const skipped: ReadonlySet<string> = new Set(
  'head title script style noscript template svg iframe object nav footer form button select textarea dialog rt rp'.split(' '),
)
/** Text that is shown as no longer valid. */
export const struckElements: ReadonlySet<string> = new Set(['del', 's', 'strike'])
/** They contain the page itself: their attributes say what is open above it. */
const containers: ReadonlySet<string> = new Set(['html', 'body', 'main', 'article'])
/** Consent dialogs and sign-ups of pages, by the names that they and the common services give them. */
const furniture =
  /(?:^|[\s_-])(?:cookies?[\s_-]?(?:banner|bar|box|consent|dialog|disclaimer|info|law|message|modal|notice|notification|overlay|policy|popup|wall|warning)|(?:cookie)?consent(?:[\s_-]?(?:banner|bar|box|dialog|manager|modal|popup))?|gdpr|ccpa|onetrust|cookiebot|didomi|qc-cmp2|usercentrics|truste|trustarc|cky|klaro|iubenda|osano|termly|cmplz|borlabs|newsletter[\s_-]?(?:box|cta|form|modal|popup|promo|signup|sign-up|subscribe|widget)|skip[\s_-]?(?:link|to)|breadcrumbs?|share[\s_-]?(?:bar|buttons|links|tools)|social[\s_-]?(?:share|sharing|links))(?=$|[\s_-])/iu
const roles: ReadonlySet<string> = new Set(['navigation', 'search', 'dialog', 'alertdialog', 'menu', 'menubar'])
/** UTF-16 units of style sheets, and of classes and ids of an element, that are looked at. */
const limits = { styles: 200_000, names: 300 } as const

/** The style sheets of a page, up to a limit. */
function sheetsOf(html: string): string[] {
  const found: string[] = []
  let left: number = limits.styles
  const parts = html.split(/<style(?=[\s>])/iu).slice(1)
  for (const part of parts) {
    const end = part.indexOf('</')
    const sheet = part.slice(part.indexOf('>') + 1, end < 0 ? 0 : end).slice(0, left)
    left -= sheet.length
    found.push(sheet)
  }
  return found
}

/** The rules of a style sheet that hold on every screen: not those within `@media` and the like. */
function rulesOf(sheet: string): { selectors: string; declarations: string }[] {
  const rules: { selectors: string; declarations: string }[] = []
  let [depth, from, selectors] = [0, 0, '']
  for (let at = 0; at < sheet.length; at++) {
    const sign = sheet[at]
    if (sign === ';' && depth === 0) from = at + 1
    if (sign !== '{' && sign !== '}') continue
    if (sign === '{' && depth++ === 0) selectors = sheet.slice(from, at)
    if (sign === '}' && depth > 0 && --depth === 0 && !selectors.trim().startsWith('@'))
      rules.push({ selectors, declarations: sheet.slice(from + selectors.length + 1, at) })
    if (depth === 0) from = at + 1
  }
  return rules
}

const hides = /(?:^|[;\s])(?:display\s{0,9}:\s{0,9}none|visibility\s{0,9}:\s{0,9}hidden)/iu

/** Classes that a page's own style sheet hides on every screen. */
export function hiddenClassesOf(html: string): ReadonlySet<string> {
  const rules = sheetsOf(html).flatMap(rulesOf)
  const selectors = rules.filter(({ declarations }) => hides.test(declarations)).flatMap((rule) => rule.selectors.split(','))
  return new Set(selectors.map((one) => one.trim()).flatMap((one) => (/^\.[\w-]+$/u.test(one) ? [one.slice(1)] : [])))
}

/** Whether nobody sees an element on the page, or it belongs to the page's frame rather than to its text. */
export function isLeftOut(name: string, attributes: Readonly<Record<string, string>>, hiddenClasses: ReadonlySet<string>): boolean {
  if (skipped.has(name) || struckElements.has(name)) return true
  if (containers.has(name)) return false
  const { hidden, 'aria-hidden': ariaHidden, style = '', class: classes = '', id = '', role = '' } = attributes
  if (hidden !== undefined || ariaHidden === 'true' || /(?:display\s{0,3}:\s{0,3}none|visibility\s{0,3}:\s{0,3}hidden)/iu.test(style))
    return true
  if (classes === '' && id === '' && role === '') return false
  return (
    roles.has(role) ||
    furniture.test(id.slice(0, limits.names)) ||
    furniture.test(classes.slice(0, limits.names)) ||
    (hiddenClasses.size > 0 && classes.split(/\s+/u).some((one) => hiddenClasses.has(one)))
  )
}
