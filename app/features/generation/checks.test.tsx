import { act, screen, within } from '@testing-library/react'
import type { ReactElement } from 'react'
import { expect, test, vi } from 'vitest'
import { paths } from '#contract/paths.ts'
import { checkText } from '#contract/result-note-messages.ts'
import type { CheckNote } from '#contract/result-notes.ts'
import { kindPaths } from '#kinds/paths.ts'
import {
  accountRead,
  editorOf,
  fakeServer,
  generate,
  press,
  replaceIn,
  sent,
  show,
  textIn,
  typeInto,
  user,
} from './fake-server.fixture.tsx'
import { GeneratorScreen } from './generator-screen.tsx'
import { flagMessages } from './results/card-messages.ts'
import { resultMessages } from './results/messages.ts'

const server = fakeServer()

const checks: CheckNote[] = [
  { code: 'number', field: 'caption', quotes: ['38 %'] },
  { code: 'cut', field: 'caption', quotes: ['Parking is behind the shop.'] },
]
const caption = 'Mangoes are up 38 % this week. 138 %, some say.'
const said = (note: CheckNote, platform?: string) => checkText(note, { language: 'en', platform })

async function open(element: ReactElement, path: string) {
  server.current.signIn('pro')
  show({ [path]: element })
  await accountRead()
}

async function written(result: Record<string, unknown> = { post: { caption }, checks }) {
  await open(<GeneratorScreen path={paths.facebook} />, paths.facebook)
  await generate('mangoes')
  const stream = await sent(server.current)
  stream.done(result)
  await screen.findByRole('button', { name: 'Write again' })
}

test.each<[string, ReactElement, Record<string, unknown>]>([
  ['post', <GeneratorScreen key="p" path={paths.facebook} />, { post: { caption } }],
  ['description', <GeneratorScreen key="d" path={kindPaths.description} />, { description: caption }],
  ['hashtags', <GeneratorScreen key="h" path={kindPaths.hashtags} />, { hashtags: ['#mangoes'] }],
  ['ideas', <GeneratorScreen key="i" path={kindPaths.ideas} />, { ideas: [{ title: 'One', description: caption, platforms: ['tiktok'] }] }],
  ['script', <GeneratorScreen key="s" path={kindPaths.script} />, { script: caption }],
  ['titles', <GeneratorScreen key="t" path={kindPaths.titles} />, { titles: [{ platform: 'youtube', title: caption }] }],
])('what the checks found in a %s is noted under the text, and removed sentences are quoted', async (name, element, result) => {
  await open(element, paths.facebook)
  if (name === 'titles') await user.click(screen.getByRole('radio', { name: 'YouTube' }))
  await generate('mangoes', name === 'ideas' ? 'Prompt' : 'Topic')
  const stream = await sent(server.current)
  stream.done({ ...result, checks })

  const [number, cut] = checks as [CheckNote, CheckNote]
  expect(await screen.findByText(said(number))).toBeTruthy()
  const item = screen.getAllByRole('listitem').find(({ textContent }) => textContent?.includes('limit:')) as HTMLElement
  expect(within(item).getByText(cut.quotes[0] as string)).toBeTruthy()
})

test('what to check is above Copy, and Copy stays in view', async () => {
  await written()
  const box = await screen.findByRole('region', { name: flagMessages.title(checks.length) })
  const copy = screen.getByRole('button', { name: 'Copy' })
  expect(box.compareDocumentPosition(copy) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
  expect(copy.closest('footer')?.className).toContain('sticky')
})

test('while what to check is out of view, a link beside Copy leads to it', async () => {
  let report: (entries: { isIntersecting: boolean }[]) => void = () => {}
  const disconnect = vi.fn()
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      disconnect = disconnect
      observe() {}
      constructor(callback: typeof report) {
        report = callback
      }
    },
  )
  await written()
  const title = flagMessages.title(checks.length)
  expect(screen.queryByRole('button', { name: title })).toBeNull()
  act(() => report([{ isIntersecting: false }]))
  const shown = vi.spyOn(Element.prototype, 'scrollIntoView')
  await press(title)

  expect(shown.mock.contexts[0]).toBe(screen.getByRole('region', { name: title }).parentElement)
  act(() => report([{ isIntersecting: true }]))
  expect(screen.queryByRole('button', { name: title })).toBeNull()
})

test('fewer versions than were asked for can only be kept: nothing in the text is to be fixed', async () => {
  await written({ post: { caption }, checks: [{ code: 'versions', field: '', quotes: [], measured: 2, allowed: { min: 3, max: 3 } }] })
  const box = within(await screen.findByRole('region', { name: flagMessages.title(1) }))
  expect(box.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([flagMessages.keep])
})

test('a text without faults has no notes', async () => {
  await written({ post: { caption }, checks: [] })
  expect(screen.queryByText(/^Check/)).toBeNull()
})

test('a note of a later version is left out', async () => {
  await written({ post: { caption }, checks: [{ code: 'later', field: 'caption', quotes: [] }] })
  expect(screen.getByRole('button', { name: 'Write again' })).toBeTruthy()
})

test('a quoted passage is highlighted in the text as a whole number, and nothing else is', async () => {
  await written()
  expect([...document.querySelectorAll('mark')].map(({ textContent }) => textContent)).toEqual(['38 %'])
  expect(textIn('Post')).toBe(caption)
})

test('the platform whose limit removed a sentence is named', async () => {
  await written()
  expect(screen.getByText(/Removed to fit Facebook’s limit:/)).toBeTruthy()
})

test('notes are no part of what is copied, saved and exported', async () => {
  const writeText = vi.fn(() => Promise.resolve())
  vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText } })
  await written({ post: { caption }, checks, addBeforePosting: ['how to order'] })
  await press('Copy')
  await press('Save')
  await press('More')
  await user.click(await screen.findByRole('menuitem', { name: /text/i }))

  expect(writeText).toHaveBeenCalledWith(caption)
  expect(server.current.saved).toMatchObject([{ content: caption }])
  await expect.poll(() => server.current.exported.length).toBe(1)
  expect(JSON.stringify(server.current.exported)).not.toMatch(/Parking|how to order/)
})

test('an edit that removes a passage removes its note', async () => {
  await written()
  replaceIn('Post', 'Mangoes are up.')

  expect(screen.queryByText(said(checks[0] as CheckNote))).toBeNull()
  expect(screen.getByText(/Removed to fit/)).toBeTruthy()
})

const selected = () => {
  const { state } = editorOf('Post')
  return state.sliceDoc(state.selection.main.from, state.selection.main.to)
}
const flag = (text: string | RegExp) => within(screen.getByText(text).closest('li') as HTMLElement)

test('Fix selects the passage in the text', async () => {
  await written()
  await user.click(screen.getByRole('tab', { name: 'Preview' }))
  await user.click(flag(said(checks[0] as CheckNote)).getByRole('button', { name: 'Fix' }))
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Post' }))
  expect(selected()).toBe('38 %')

  const { from, to } = editorOf('Post').state.selection.main
  typeInto('Post', 'again', { from, to })
  expect(textIn('Post')).toContain('Mangoes are up again this week.')
  expect(screen.queryByText(said(checks[0] as CheckNote))).toBeNull()
})

test('Fix adds a missing fact before the hashtags, selected, and its note is settled', async () => {
  const missing: CheckNote = { code: 'missing', field: 'caption', quotes: ['24 Harbour Lane'] }
  await written({ post: { caption: 'Mangoes are here.\n\n#mango' }, checks: [missing] })
  await press('Fix')

  expect(textIn('Post')).toBe('Mangoes are here.\n\n24 Harbour Lane\n\n#mango')
  expect(selected()).toBe('24 Harbour Lane')
  expect(screen.queryByText(said(missing))).toBeNull()

  await press(resultMessages.undo)
  expect(textIn('Post')).toBe('Mangoes are here.\n\n#mango')
  expect(screen.getByText(said(missing))).toBeTruthy()
})

test('of sentences and hashtags that were removed together only the sentences are put back', async () => {
  const note: CheckNote = { code: 'cut', field: 'caption', quotes: ['Parking is behind the shop.', '#Candles'] }
  await written({ post: { caption }, checks: [note] })
  await press(flagMessages.putBack)
  expect(textIn('Post')).toBe(`${caption}\n\nParking is behind the shop.`)
})

test('hashtags beyond the limit are not offered back', async () => {
  const note: CheckNote = { code: 'cut', field: 'caption', quotes: ['#JaipurMade', '#Candles'] }
  await written({ post: { caption: `${caption}\n\n#Mangoes` }, checks: [note] })
  expect(screen.queryByRole('button', { name: 'Fix' })).toBeNull()
  expect(screen.queryByRole('button', { name: flagMessages.putBack })).toBeNull()
  expect(screen.getByRole('button', { name: flagMessages.keep })).toBeTruthy()
})

test.each<[string, CheckNote]>([
  ['a sentence that was removed to fit', { code: 'cut', field: 'caption', quotes: ['Parking is behind the shop.'] }],
  ['a sentence with a link that nobody gave', { code: 'link', field: 'caption', quotes: ['See mangoes.example.'] }],
])('%s is put back, not fixed', async (_, note) => {
  await written({ post: { caption }, checks: [note] })
  expect(screen.queryByRole('button', { name: 'Fix' })).toBeNull()
  await press(flagMessages.putBack)
  expect(textIn('Post')).toBe(`${caption}\n\n${note.quotes[0]}`)
})

test('Fix of a missed length writes a longer version of the text', async () => {
  await written({
    post: { caption },
    checks: [{ code: 'length', field: 'caption', quotes: [], measured: 5, allowed: { min: 10, max: 20 } }],
  })
  expect(screen.getByText('5 words. This length is 10 to 20.')).toBeTruthy()
  await press(flagMessages.longer)

  expect((await sent(server.current, 1)).body).toMatchObject({ length: 'medium', rewrite: { how: 'longer' } })
})

test('each passage has its own note, in the text and under it', async () => {
  const numbers: CheckNote = { code: 'number', field: 'caption', quotes: ['38 %', '138 %'] }
  await written({ post: { caption }, checks: [numbers] })
  await user.click(flag(/“\u206838 %\u2069”/).getByRole('button', { name: flagMessages.keep }))

  expect(screen.getAllByRole('button', { name: flagMessages.keep })).toHaveLength(1)
  expect([...document.querySelectorAll('mark')].map(({ textContent }) => textContent)).toEqual(['138 %'])
})

test('Keep dismisses a note for this result, also after a reload, and Undo shows it again', async () => {
  const [number] = checks as [CheckNote]
  server.current.signIn('pro', {}, 'keeps')
  const { unmount } = show({ [paths.facebook]: <GeneratorScreen path={paths.facebook} /> })
  await accountRead()
  await generate('mangoes')
  ;(await sent(server.current)).done({ post: { caption }, checks: [number] })
  const keep = () => press(flagMessages.keep)
  await screen.findByRole('button', { name: flagMessages.keep })
  await keep()
  expect(screen.queryByText(said(number))).toBeNull()
  expect(document.querySelector('mark')).toBeNull()
  await press('Undo')
  expect(screen.getByText(said(number))).toBeTruthy()
  await keep()

  unmount()
  show({ [paths.facebook]: <GeneratorScreen path={paths.facebook} /> })
  await screen.findByRole('button', { name: 'Write again' })
  expect(screen.queryByText(said(number))).toBeNull()
})

test('the preview shows the text without the marks of the checks', async () => {
  await written()
  await user.click(screen.getByRole('tab', { name: 'Preview' }))

  expect(screen.getByText(/some say/)).toBeTruthy()
  expect(document.querySelector('mark')).toBeNull()
})
