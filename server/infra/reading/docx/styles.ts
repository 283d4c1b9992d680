import type { XmlHandler } from './xml.ts'

/** What a style says about its text; undefined where it says nothing. */
export interface Style {
  isHidden?: boolean | undefined
  isStruck?: boolean | undefined
  numId?: string | undefined
  level?: number | undefined
}
interface WrittenStyle extends Style {
  name: string
  basedOn: string
  isDefault: boolean
  isParagraphs: boolean
}

/** Whether a property that is on by being there is on. */
export const isOn = ({ 'w:val': value = 'true' }: Readonly<Record<string, string>>): boolean =>
  !['0', 'false', 'off', 'none'].includes(value.toLowerCase())

/** The styles of a document, from its `styles.xml`. */
export function createStyles() {
  const styles = new Map<string, WrittenStyle>()
  const resolved = new Map<string, Style>()
  let now: WrittenStyle | undefined
  let isConditional = false

  const reader: XmlHandler = {
    open(name, attributes) {
      const value = attributes['w:val'] ?? ''
      if (name === 'w:style') {
        const { 'w:styleId': id = '', 'w:type': type, 'w:default': standard = '0' } = attributes
        now = { name: '', basedOn: '', isDefault: isOn({ 'w:val': standard }), isParagraphs: type === 'paragraph' }
        styles.set(id, now)
      }
      // Parts of a table have formats of their own.
      if (name === 'w:tblStylePr') isConditional = true
      if (!now || isConditional) return
      if (name === 'w:name') now.name = value
      if (name === 'w:basedOn') now.basedOn = value
      if (name === 'w:vanish') now.isHidden = isOn(attributes)
      if (name === 'w:strike' || name === 'w:dstrike') now.isStruck = isOn(attributes)
      if (name === 'w:numId') now.numId = value
      if (name === 'w:ilvl') now.level = Number(value) || 0
    },
    close(name) {
      if (name === 'w:style') now = undefined
      if (name === 'w:tblStylePr') isConditional = false
    },
  }

  function resolve(id: string): Style {
    const known = resolved.get(id)
    if (known) return known
    const style: Style = {}
    // Styles may be based on each other in a circle.
    const seen = new Set<WrittenStyle>()
    for (let one = styles.get(id); one && !seen.has(one); one = styles.get(one.basedOn)) {
      seen.add(one)
      style.isHidden ??= one.isHidden
      style.isStruck ??= one.isStruck
      style.numId ??= one.numId
      style.level ??= one.level
    }
    resolved.set(id, style)
    return style
  }

  return {
    reader,
    /** The style that paragraphs without one have. */
    standard: () => [...styles].find(([, { isDefault, isParagraphs }]) => isDefault && isParagraphs)?.[0] ?? '',
    resolve,
    /** Whether it is the style of titles, whatever language its id is in. */
    isTitle: (id: string) => /^title$/iu.test(styles.get(id)?.name || id),
  }
}

export type Styles = ReturnType<typeof createStyles>
