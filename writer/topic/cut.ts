const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** Cut at a word within `max` UTF-16 units; a single longer word is cut between two characters as a reader sees them. */
export function cutAtWord(text: string, max: number): string {
  if (text.length <= max) return text
  const cut = text.slice(0, max + 1).replace(/\s+\S*$/, '')
  return (cut.length <= max ? cut : cutAtCharacter(text, max))
    .replace(/(?<![\s,;:–—-])[\s,;:–—-]+$/, '')
    .replace(/(?<!\s)\s+(?:a|an|the|of|for|in|on|with|to|and|or|my|your|our|from|at)$/i, '')
}

function cutAtCharacter(text: string, max: number): string {
  let kept = ''
  for (const { segment } of graphemes.segment(text)) {
    if (kept.length + segment.length > max) break
    kept += segment
  }
  return kept
}
