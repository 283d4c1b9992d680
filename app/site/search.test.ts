import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { wireSearch } from '#app/site/search.ts'

const fetched = vi.fn<(address: string) => Promise<Response>>()

beforeEach(() => {
  history.replaceState(null, '', '/blog')
  vi.stubGlobal('fetch', fetched)
  fetched.mockImplementation(async () => Response.json({ looms: 'warp weft', kilns: 'glaze' }))
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  fetched.mockReset()
})

const find = <E extends HTMLElement = HTMLElement>(selector: string) => document.querySelector(selector) as E
const field = () => find<HTMLInputElement>('input')

function open() {
  document.body.innerHTML = `
    <div data-search data-search-words="/words.json">
      <input type="search" /><p data-search-status data-one="1 article found" data-many="# articles found"></p>
      <button data-search-clear hidden>Clear search</button>
      <ul><li data-search-item="looms" data-search-also="weave">Two Looms, compared<p data-search-inside hidden>In the article</p></li>
        <li data-search-item="kilns">Détails of <b>a kiln</b><p data-search-inside hidden>In the article</p></li></ul>
      <div data-search-none hidden><p data-search-none-title="Nothing about “#”"></p></div>
    </div>`
  wireSearch()
}

function type(text: string) {
  field().value = text
  field().dispatchEvent(new Event('input'))
}

const shown = () => [...document.querySelectorAll<HTMLElement>('li:not([hidden])')].map(({ dataset }) => dataset.searchItem)
const status = () => find('[data-search-status]').textContent

test('items that lack a typed word are hidden, and the number of results is shown', () => {
  open()
  type('LOOM comp')
  expect(shown()).toEqual(['looms'])
  expect(status()).toBe('1 article found')
  type('of')
  expect(shown()).toEqual(['kilns'])
  type('detail')
  expect(shown()).toEqual(['kilns'])
})

test('only the beginning of a word matches', () => {
  open()
  type('ooms')
  expect(shown()).toEqual([])
  expect(status()).toBe('0 articles found')
  expect(find('[data-search-none]').hidden).toBe(false)
})

test('an empty field shows all items and no status', () => {
  open()
  type('looms')
  type('  ')
  expect(shown()).toEqual(['looms', 'kilns'])
  expect(status()).toBe('')
  expect(find('[data-search-none]').hidden).toBe(true)
})

test('clearing the search shows all items and focuses the field', () => {
  open()
  expect(find('[data-search-clear]').hidden).toBe(true)
  type('glaze')
  find('[data-search-clear]').click()
  expect(shown()).toEqual(['looms', 'kilns'])
  expect(document.activeElement).toBe(field())
  expect(find('[data-search-clear]').hidden).toBe(true)
  expect(location.search).toBe('')
})

test('the words of the articles are fetched once, at the first focus of the field', async () => {
  open()
  expect(fetched).not.toHaveBeenCalled()
  field().focus()
  type('weft')
  await expect.poll(() => shown()).toEqual(['looms'])
  field().blur()
  field().focus()
  expect(fetched.mock.calls).toEqual([['/words.json']])
})

const marked = () => [...document.querySelectorAll('mark')].map(({ textContent }) => textContent)

test('words that match are marked in the results, and the marks go with the search', () => {
  open()
  const html = document.querySelector('ul')?.innerHTML
  type('det KILN')
  expect(marked()).toEqual(['Détails', 'kiln'])
  expect(find('[data-search-item="kilns"] b').textContent).toBe('a kiln')
  type('loo')
  expect(marked()).toEqual(['Looms'])
  find('[data-search-clear]').click()
  expect(marked()).toEqual([])
  expect(document.querySelector('ul')?.innerHTML).toBe(html)
})

test('an item that matches by words it does not show says so, and is found by its other words', async () => {
  open()
  field().focus()
  type('weft')
  await expect.poll(() => shown()).toEqual(['looms'])
  expect([find('[data-search-inside]').hidden, marked()]).toEqual([false, []])
  type('loom')
  expect(find('[data-search-inside]').hidden).toBe(true)
  type('weave')
  expect(shown()).toEqual(['looms'])
})

test.each([
  ['how do I use a kiln?', 'words that every question has do not count', ['kilns']],
  ['looms kilns', 'where nothing has everything, what has the most is shown', ['looms', 'kilns']],
  ['a loom with a zebra', 'half of what was typed is enough', ['looms']],
  ['three zebras near looms', 'less than half of it is not', []],
  ['kilns', 'a plural finds the singular', ['kilns']],
])('“%s”: %s', (search, _rule, items) => {
  open()
  type(search)
  expect(shown()).toEqual(items)
})

test('when nothing matches, the heading repeats what was typed', () => {
  open()
  type('$& <b>')
  expect(find('[data-search-none-title]').textContent).toBe('Nothing about “$& <b>”')
})

test('if the words cannot be fetched, the visible text is searched, and the next focus fetches them again', async () => {
  const warned = vi.spyOn(console, 'warn').mockReturnValue()
  fetched.mockImplementationOnce(async () => new Response(null, { status: 503 }))
  open()
  field().focus()
  await expect.poll(() => warned).toHaveBeenCalled()
  type('looms')
  expect(shown()).toEqual(['looms'])
  field().blur()
  field().focus()
  type('glaze')
  await expect.poll(() => shown()).toEqual(['kilns'])
})

test('a search is written to the URL, and a URL with a search opens with it', async () => {
  open()
  type('warp & weft')
  expect(location.search).toBe('?q=warp+%26+weft')
  open()
  expect(field().value).toBe('warp & weft')
  await expect.poll(() => shown()).toEqual(['looms'])
})

test('a collapsible item is open while it matches, and closed when the search is cleared', () => {
  document.body.innerHTML = `
    <div data-search><input type="search" /><button data-search-clear hidden>Clear search</button>
      <details data-search-item><summary>Threads</summary>numbered parts</details>
      <details data-search-item><summary>Titles</summary>five at a time</details></div>`
  wireSearch()
  const states = () => [...document.querySelectorAll('details')].map(({ open, hidden }) => (hidden ? 'gone' : open ? 'open' : 'closed'))

  type('numbered')
  expect(states()).toEqual(['open', 'gone'])
  find('[data-search-clear]').click()
  expect(states()).toEqual(['closed', 'closed'])
})
