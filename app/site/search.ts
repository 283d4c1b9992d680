import { all } from './page.ts'
import { beginsWith, bestMatches, soughtOf, wordsOf } from './words.ts'

/** Search words that are not on the page (the full article texts), by item. */
type MoreWords = Readonly<Record<string, string>>

/** The text nodes of an element. */
function textNodesOf(element: HTMLElement): Text[] {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  const nodes: Text[] = []
  while (walker.nextNode()) nodes.push(walker.currentNode as Text)
  return nodes
}

/** Whether it says that an item matches by words it does not show. */
const isNote = (node: Text): boolean => node.parentElement?.closest('[data-search-inside]') !== null

/** The text of an item and of its `data-search-also`, with a space between text nodes: a heading's last word must not join the next paragraph's first. */
const textOf = (item: HTMLElement): string =>
  [...textNodesOf(item).flatMap((node) => (isNote(node) ? [] : node.data)), item.dataset.searchAlso ?? ''].join(' ')

/** Parts of a text: words, and what is between them. */
const parts = /[\p{L}\p{N}\p{M}]+|[^\p{L}\p{N}\p{M}]+/gu

/** Wraps the words of an item that begin with one of these in `mark`. @returns how many there are */
function markWords(item: HTMLElement, sought: readonly string[]): number {
  for (const mark of all('mark[data-hit]', item)) mark.replaceWith(...mark.childNodes)
  item.normalize()
  let hits = 0
  const isHit = (part: string) => wordsOf(part).some((word) => beginsWith(word, sought))
  for (const node of sought.length > 0 ? textNodesOf(item) : []) {
    const pieces = node.data.match(parts) ?? []
    if (isNote(node) || !pieces.some(isHit)) continue
    node.replaceWith(
      ...pieces.map((piece) => {
        if (!isHit(piece)) return piece
        hits += 1
        const mark = Object.assign(document.createElement('mark'), { textContent: piece })
        mark.dataset.hit = ''
        return mark
      }),
    )
  }
  return hits
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
 * or `data-many` with # for the number); `data-search-none` shows when there are none, with a heading in `data-search-none-title` (its value,
 * with # for what was typed), and `data-search-clear` empties the field. Items that are `details` open while they match. Words that match are
 * marked; `data-search-inside` shows in an item that matches by words it does not show.
 */
function wireOne(place: HTMLElement): void {
  const [field] = all<HTMLInputElement>('input[type="search"]', place)
  if (!field) return
  const items = all('[data-search-item]', place).map((item) => ({ item, words: wordsOf(textOf(item)) }))
  const more = place.dataset.searchWords
  let requested = false

  const filter = () => {
    const search = field.value.trim()
    const sought = soughtOf(search)
    const found = bestMatches(
      items.map(({ words }) => words),
      sought,
    )
    for (const [at, { item }] of items.entries()) {
      item.hidden = !found[at]
      if (item instanceof HTMLDetailsElement) item.open = search !== '' && !item.hidden
      const hits = markWords(item, item.hidden ? [] : sought.flat())
      for (const inside of all('[data-search-inside]', item)) inside.hidden = hits > 0 || sought.length === 0
    }
    const matchCount = items.filter(({ item }) => !item.hidden).length
    for (const status of all('[data-search-status]', place)) {
      const { one = '', many = '' } = status.dataset
      status.textContent = search ? (matchCount === 1 ? one : many).replace('#', String(matchCount)) : ''
    }
    for (const none of all('[data-search-none]', place)) none.hidden = matchCount > 0
    for (const title of all('[data-search-none-title]', place))
      title.textContent = (title.dataset.searchNoneTitle ?? '').replace('#', () => search)
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
