/** The classes of one word that say something about the same property. */
const words: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries({
    display: 'block inline-block inline flex inline-flex grid inline-grid hidden contents',
    position: 'static fixed absolute relative sticky',
    line: 'underline no-underline line-through',
    'text-overflow': 'truncate text-ellipsis text-clip',
  }).flatMap(([property, classes]) => classes.split(' ').map((one) => [one, property])),
)

/** Prefixes that stand for several properties; any other stands for the one of its own name. */
const spans: Readonly<Record<string, readonly string[]>> = {
  p: ['pt', 'pb', 'ps', 'pe'],
  px: ['ps', 'pe'],
  py: ['pt', 'pb'],
  m: ['mt', 'mb', 'ms', 'me'],
  mx: ['ms', 'me'],
  my: ['mt', 'mb'],
  'scroll-my': ['scroll-mt', 'scroll-mb'],
  size: ['w', 'h'],
  gap: ['gap-x', 'gap-y'],
  overflow: ['overflow-x', 'overflow-y'],
  inset: ['top', 'bottom', 'start', 'end', 'left', 'right'],
  'inset-x': ['start', 'end', 'left', 'right'],
  'inset-y': ['top', 'bottom'],
  flex: ['grow', 'shrink', 'basis'],
  rounded: ['rounded-t', 'rounded-b'],
  border: ['border-t', 'border-b', 'border-s', 'border-e'],
  'border-x': ['border-s', 'border-e'],
  'border-y': ['border-t', 'border-b'],
  'font-size': ['font-size', 'leading'],
}

/** Longest first, so that `min-h-8` is not read as `min`. */
const prefixes = (
  'border-x border-y border-t border-b border-s border-e rounded-t rounded-b gap-x gap-y overflow-x overflow-y inset-x inset-y ' +
  'min-w min-h max-w max-h col-span col-start row-span translate-x translate-y scale-x scale-y outline-offset underline-offset ' +
  'scroll-my scroll-mt scroll-mb grid-cols justify-items justify-self p px py pt pb ps pe m mx my mt mb ms me w h size gap top bottom start end ' +
  'left right inset z leading fill opacity items justify whitespace transition aspect tracking list rotate duration cursor ' +
  'basis grow shrink animate self from via to object select pointer-events content rounded overflow order touch align resize shadow ' +
  'break accent'
)
  .split(' ')
  .toSorted((a, b) => b.length - a.length)

const size = /^(?:xs|sm|base|lg|\d?xl|\[.*\d(?:rem|px|em)\])$/
const width = /^(?:\d+|\[.*\d(?:rem|px|em)\])$/
const borderStyle = /^(?:solid|dashed|dotted|double|hidden|none)$/
const weight = /^(?:thin|light|normal|medium|semibold|bold|\[\d+\])$/

/** What a class of a prefix that means several things is about, by what follows the prefix. */
const meanings: Readonly<Record<string, (rest: string) => string>> = {
  text: (rest) => (size.test(rest) ? 'font-size' : /^(?:start|end|center|left|right|justify)$/.test(rest) ? 'text-align' : 'color'),
  border: (rest) => (rest === '' || width.test(rest) ? 'border' : borderStyle.test(rest) ? 'border-style' : 'border-color'),
  bg: (rest) => (rest.startsWith('linear-') ? 'background-image' : 'background'),
  font: (rest) => (weight.test(rest) ? 'font-weight' : 'font-family'),
  flex: (rest) => (/^(?:row|col)/.test(rest) ? 'flex-direction' : /wrap/.test(rest) ? 'flex-wrap' : 'flex'),
  ring: (rest) => (width.test(rest) ? 'ring-width' : 'ring-color'),
  'ring-offset': (rest) => (width.test(rest) ? 'ring-offset-width' : 'ring-offset-color'),
  shadow: () => 'shadow',
  stroke: (rest) => (width.test(rest) ? 'stroke-width' : 'stroke'),
}

const families = Object.keys(meanings).toSorted((a, b) => b.length - a.length)

function propertyOf(name: string): string {
  const word = words[name]
  if (word) return word
  const prefix = prefixes.find((one) => name === one || name.startsWith(`${one}-`))
  if (prefix) return prefix
  const family = families.find((one) => name === one || name.startsWith(`${one}-`))
  return family ? (meanings[family]?.(name.slice(family.length + 1)) ?? name) : name
}

/** What was asked before: screens say the same few hundred classes over and over. */
const known = new Map<string, readonly string[]>()

/** The properties that a class without its modifiers is about; one that is about no known one is about itself. */
export function propertiesOf(name: string): readonly string[] {
  const before = known.get(name)
  if (before) return before
  const property = propertyOf(name.replace(/^-/, ''))
  const properties = spans[property] ?? [property]
  known.set(name, properties)
  return properties
}
