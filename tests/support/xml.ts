const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' }

/** The text of an XML document, with its entities resolved. @throws Error when it is not well-formed */
export function xmlText(xml: string): string {
  const open: string[] = []
  const text = xml
    .replace(/^<\?xml [^?]*\?>\s*/, '')
    .replace(/<(\/?)([\w:]+)((?:\s+[\w:]+="[^"<]*")*)\s*(\/?)>/g, (_, close, name, __, empty) => {
      if (close && open.pop() !== name) throw new Error(`${name} ends where it did not begin`)
      if (!close && !empty) open.push(name)
      return ''
    })
  if (open.length > 0) throw new Error(`${open.at(-1)} does not end`)
  if (/[<>]|&(?!(?:amp|lt|gt|quot);)/.test(text)) throw new Error('the text holds a bare mark')
  if (/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/u.test(text)) throw new Error('the text holds a forbidden character')
  return text.replace(/&(\w+);/g, (_, name: string) => entities[name] ?? '')
}
