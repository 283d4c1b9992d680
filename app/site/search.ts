import { all } from './page.ts'
import { wordsOf } from './words.ts'

/** The words of texts that are not on the page, by the name of their item. */
type MoreWords = Readonly<Record<string, string>>

/** Whether every word that was typed begins a word of the text, both as `wordsOf` gives them. */
const holds = (words: readonly string[], typed: readonly string[]): boolean => {
  const text = ` ${words.join(' ')}`
  return typed.every((word) => text.includes(` ${word}`))
}

/** Its pieces of text, kept apart: a heading's last word and the next paragraph's first are two. */
function textOf(item: HTMLElement): string {
  const walker = document.createTreeWalker(item, NodeFilter.SHOW_TEXT)
  const pieces: string[] = []
  while (walker.nextNode()) pieces.push(walker.currentNode.nodeValue ?? '')
  return pieces.join(' ')
}

/** The search stands in the address as `?q=`, so that it can be sent on and survives a reload. */
function keepInAddress(search: string): void {
  const address = new URL(location.href)
  if (search) address.searchParams.set('q', search)
  else address.searchParams.delete('q')
  history.replaceState(history.state, '', address)
}

/** Fetches the words of `data-search-words`. @throws Error when they did not come; a later call asks again. */
async function fetchWords(address: string): Promise<MoreWords> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${address} answered ${response.status}`)
  return (await response.json()) as MoreWords
}

/**
 * `data-search` is a place whose search field filters its `data-search-item`s while one types. Words that the items do not show come
 * from the JSON at `data-search-words`, once the field has the focus. `data-search-status` says how many were found (`data-one`, or
 * `data-many` with # for the number); `data-search-none` shows when there are none, and `data-search-clear` empties the field. Items
 * that are `details` open while they are what was searched for.
 */
function wireOne(place: HTMLElement): void {
  const [field] = all<HTMLInputElement>('input[type="search"]', place)
  if (!field) return
  const items = all('[data-search-item]', place).map((item) => ({ item, words: wordsOf(textOf(item)) }))
  const more = place.dataset.searchWords
  let asked = false

  const filter = () => {
    const search = field.value.trim()
    const typed = wordsOf(search)
    for (const { item, words } of items) {
      item.hidden = !holds(words, typed)
      if (item instanceof HTMLDetailsElement) item.open = search !== '' && !item.hidden
    }
    const found = items.filter(({ item }) => !item.hidden).length
    for (const status of all('[data-search-status]', place)) {
      const { one = '', many = '' } = status.dataset
      status.textContent = search ? (found === 1 ? one : many).replace('#', String(found)) : ''
    }
    for (const none of all('[data-search-none]', place)) none.hidden = found > 0
    for (const clear of all('[data-search-clear]', place)) clear.hidden = !search
    keepInAddress(search)
  }

  const learnWords = async () => {
    if (asked || !more) return
    asked = true
    try {
      const byItem = await fetchWords(more)
      for (const { item, words } of items) words.push(...(byItem[item.dataset.searchItem ?? ''] ?? '').split(' '))
      filter()
    } catch (error) {
      asked = false
      console.warn('Only what the page shows is searched:', error)
    }
  }

  field.addEventListener('input', filter)
  field.addEventListener('focus', learnWords)
  for (const clear of all('[data-search-clear]', place))
    clear.addEventListener('click', () => {
      field.value = ''
      filter()
      field.focus()
    })
  field.value = new URLSearchParams(location.search).get('q') ?? field.value
  if (!field.value) return
  filter()
  void learnWords()
}

/** Makes every search field of the page work. */
export function wireSearch(): void {
  for (const place of all('[data-search]')) wireOne(place)
}
