import type { InfiniteData } from '@tanstack/react-query'
import type { SavedContent } from '#kinds/library.ts'

/** The loaded pages of a list. */
export type Pages = InfiniteData<{ items: SavedContent[]; next: string | null }>

const mapItems = (data: Pages, change: (items: SavedContent[]) => SavedContent[]): Pages => ({
  ...data,
  pages: data.pages.map((page) => ({ ...page, items: change(page.items) })),
})

export const without = (data: Pages, ids: ReadonlySet<string>): Pages => mapItems(data, (items) => items.filter(({ id }) => !ids.has(id)))

export const withChanged = (data: Pages, changed: SavedContent): Pages =>
  mapItems(data, (items) => items.map((entry) => (entry.id === changed.id ? changed : entry)))

/** The order of the server: newest first. */
const byAge = (a: SavedContent, b: SavedContent): number =>
  a.created_at === b.created_at ? (a.id < b.id ? 1 : -1) : a.created_at < b.created_at ? 1 : -1

/** Inserts entries at their place in the order. */
export function withRestored(data: Pages, entries: readonly SavedContent[]): Pages {
  const pages = data.pages.map((page) => ({ ...page, items: [...page.items] }))
  for (const entry of entries) {
    const page = pages.find(({ items }) => items.some((other) => byAge(entry, other) < 0)) ?? pages.at(-1)
    if (page?.items.some(({ id }) => id === entry.id) === false) page.items = [...page.items, entry].sort(byAge)
  }
  return { ...data, pages }
}
