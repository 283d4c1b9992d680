import { all } from './page.ts'
import { wordsOf } from './words.ts'

/** Search words that are not on the page (the full article texts), by item. */
type MoreWords = Readonly<Record<string, string>>

/** Whether every typed word is a prefix of a word of the text, both normalized by `wordsOf`. */
const matches = (words: readonly string[], typed: readonly string[]): boolean => {
  const text = ` ${words.join(' ')}`
  return typed.every((word) => text.includes(` ${word}`))
}

/** The text of an item, with a space between text nodes: a heading's last word must not join the next paragraph's first. */
function textOf(item: HTMLElement): string {
  const walker = document.createTreeWalker(item, NodeFilter.SHOW_TEXT)
  const nodes: string[] = []
  while (walker.nextNode()) nodes.push(walker.currentNode.nodeValue ?? '')
  return nodes.join(' ')
}

/** Writes the search to the URL as `?q=`, so that it can be shared and survives a reload. */
function keepInAddress(search: string): void {
  const address = new URL(location.href)
  if (search) address.searchParams.set('q', search)
  else address.searchParams.delete('q')
  history.replaceState(history.state, '', address)
}

/** Fetches the words of `data-search-words`. @throws Error for a response that is not OK */
async function fetchWords(address: string): Promise<MoreWords> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${address} answered ${response.status}`)
  return (await response.json()) as MoreWords
}

/**
 * `data-search`: a region whose search field filters its `data-search-item`s as the visitor types. Words that the items do not show are
 * loaded from the JSON at `data-search-words` when the field gets the focus. `data-search-status` shows the number of matches (`data-one`,
 * or `data-many` with # for the number); `data-search-none` shows when there are none, and `data-search-clear` empties the field. Items that
 * are `details` open while they match.
 */
function wireOne(place: HTMLElement): void {
  const [field] = all<HTMLInputElement>('input[type="search"]', place)
  if (!field) return
  const items = all('[data-search-item]', place).map((item) => ({ item, words: wordsOf(textOf(item)) }))
  const more = place.dataset.searchWords
  let requested = false

  const filter = () => {
    const search = field.value.trim()
    const typed = wordsOf(search)
    for (const { item, words } of items) {
      item.hidden = !matches(words, typed)
      if (item instanceof HTMLDetailsElement) item.open = search !== '' && !item.hidden
    }
    const matchCount = items.filter(({ item }) => !item.hidden).length
    for (const status of all('[data-search-status]', place)) {
      const { one = '', many = '' } = status.dataset
      status.textContent = search ? (matchCount === 1 ? one : many).replace('#', String(matchCount)) : ''
    }
    for (const none of all('[data-search-none]', place)) none.hidden = matchCount > 0
    for (const clear of all('[data-search-clear]', place)) clear.hidden = !search
    keepInAddress(search)
  }

  const loadWords = async () => {
    if (requested || !more) return
    requested = true
    try {
      const byItem = await fetchWords(more)
      for (const { item, words } of items) words.push(...(byItem[item.dataset.searchItem ?? ''] ?? '').split(' '))
      filter()
    } catch (error) {
      requested = false
      console.warn('The search covers only the text on this page:', error)
    }
  }

  field.addEventListener('input', filter)
  field.addEventListener('focus', loadWords)
  for (const clear of all('[data-search-clear]', place))
    clear.addEventListener('click', () => {
      field.value = ''
      filter()
      field.focus()
    })
  field.value = new URLSearchParams(location.search).get('q') ?? field.value
  if (!field.value) return
  filter()
  void loadWords()
}

/** Activates every search field of the page. */
export function wireSearch(): void {
  for (const place of all('[data-search]')) wireOne(place)
}
