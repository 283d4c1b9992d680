/** The hashtags at the end of a text, with the space before them. */
const closingHashtags = /\s+#[^\s#]+(?:\s+#[^\s#]+)*\s*$/u

/** A text with passages as its last paragraph, before its closing hashtags. */
export function withPassages(text: string, added: string): string {
  const tags = closingHashtags.exec(text)
  if (!tags) return [text.trimEnd(), added].filter(Boolean).join('\n\n')
  return `${text.slice(0, tags.index)}\n\n${added}\n\n${tags[0].trim()}`
}
