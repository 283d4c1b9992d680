const [superDigits, subDigits] = ['⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾ⁿⁱ', '₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎ₙᵢ']
const plainSigns = '0123456789+-=()ni'

function raised(text: string, signs: string): string | undefined {
  const found = [...text.replaceAll('−', '-')].map((sign) => [...signs][plainSigns.indexOf(sign)])
  return found.length > 0 && !found.includes(undefined) ? found.join('') : undefined
}

/** Digits and signs above the line, such as `m²`; other text as it is, such as the `st` of `1st`. */
export const superscript = (text: string): string => (/^[\d+−-]+$/u.test(text) ? (raised(text, superDigits) ?? text) : text)
/** Digits and signs below the line, such as `H₂O`; other text as it is. */
export const subscript = (text: string): string => (/^[\d+−-]+$/u.test(text) ? (raised(text, subDigits) ?? text) : text)

const isSimple = (text: string) => /^[\p{L}\p{M}\p{N}.,’'∞%]*$/u.test(text) || /^\([^()]*\)$/u.test(text) || /^√\([^()]*\)$/u.test(text)
const grouped = (text: string) => (isSimple(text) ? text : `(${text})`)
const above = (text: string) => raised(text, superDigits) ?? `^${grouped(text)}`
const below = (text: string) => raised(text, subDigits) ?? `_${grouped(text)}`

/** The parts of an expression by the names of Office's mathematics (`num`, `den`, `e`, `sup` …), and its settings. */
export interface MathParts {
  readonly args: Readonly<Record<string, readonly string[]>>
  readonly settings: Readonly<Record<string, string>>
  /** Everything that it contains, in order. */
  readonly text: string
}

const isOn = (value: string | undefined) => value !== undefined && !['0', 'false', 'off'].includes(value)

/** An expression of Office's mathematics on one line, such as `(a + b)/2`, `x²`, `√(2)`. Unknown kinds keep their content. */
export function mathText(kind: string, { args, settings, text }: MathParts): string {
  const arg = (name: string) => (args[name]?.[0] ?? '').trim()
  const { e: terms = [], mr: rows = [] } = args
  const all = terms.map((part) => part.trim())
  const { chr, begChr = '(', endChr = ')', sepChr = ', ', type, degHide, show } = settings
  switch (kind) {
    case 'f':
      return type === 'noBar' ? `(${arg('num')} ${arg('den')})` : `${grouped(arg('num'))}/${grouped(arg('den'))}`
    case 'sSup':
      return `${grouped(arg('e'))}${above(arg('sup'))}`
    case 'sSub':
      return `${grouped(arg('e'))}${below(arg('sub'))}`
    case 'sSubSup':
      return `${grouped(arg('e'))}${below(arg('sub'))}${above(arg('sup'))}`
    case 'sPre':
      return `${raised(arg('sub'), subDigits) ?? arg('sub')}${raised(arg('sup'), superDigits) ?? arg('sup')}${arg('e')}`
    case 'rad':
      return `${isOn(degHide) ? '' : (raised(arg('deg'), superDigits) ?? arg('deg'))}√(${arg('e')})`
    case 'nary':
      return `${chr ?? '∫'}${arg('sub') && below(arg('sub'))}${arg('sup') && above(arg('sup'))} ${arg('e')}`
    case 'd':
      return `${begChr}${all.join(sepChr)}${endChr}`
    case 'func':
      return `${arg('fName')} ${arg('e')}`
    case 'limLow':
      return `${arg('e')}${below(arg('lim'))}`
    case 'limUpp':
      return `${arg('e')}${above(arg('lim'))}`
    case 'mr':
      return all.join(', ')
    case 'm':
      return `[${rows.join('; ')}]`
    case 'eqArr':
      return all.join('; ')
    case 'acc':
      return [...arg('e')].length === 1 ? arg('e') + (chr ?? '\u0302') : arg('e')
    case 'phant':
      return show !== undefined && !isOn(show) ? '' : arg('e')
    default:
      return text
  }
}

/** Joins what stands next to each other: a number before a fraction is not a part of its numerator. */
export const joinMath = (before: string, next: string): string =>
  /^\p{N}+\//u.test(next) && /\p{N}$/u.test(before.slice(-2)) ? `${before} ${next}` : before + next
