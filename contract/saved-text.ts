import type { SavedContent } from '#contract/api.ts'

/** The text of an entry as it would be posted: a saved title is kept as JSON of its platform and title (spec §3). */
export function savedText({ feature, content }: Pick<SavedContent, 'feature' | 'content'>): string {
  if (feature !== 'titles') return content
  try {
    const kept: unknown = JSON.parse(content)
    const title = typeof kept === 'object' && kept !== null && 'title' in kept ? kept.title : undefined
    return typeof title === 'string' ? title : content
  } catch {
    return content // saved by something that keeps its titles as plain text
  }
}
