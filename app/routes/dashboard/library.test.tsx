import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { libraryScreenMessages } from '#app/features/texts/messages.ts'
import { type Answers, ok, openScreen, refused, type SentCall, serve, tidyUp } from '#app/lib/screen.fixture.tsx'
import { usedPointMessages } from '#app/lib/sources/messages.ts'
import { slowClock } from '#app/lib/timers.fixture.ts'
import { copyMessages, libraryMessages, siteMessages } from '#contract/messages.ts'
import { paths } from '#contract/paths.ts'
import { type SavedContent, type SavedFeature, savedFeatureIds, savedFeatures } from '#kinds/library.ts'
import Library from './library.tsx'

const user = userEvent.setup({ delay: null })

const entry = (at: number, feature: SavedFeature): SavedContent => ({
  id: `0197aaaa-0000-7000-8000-0000000000${String(at).padStart(2, '0')}`,
  title: `Entry ${at}`,
  content: feature === 'titles' ? JSON.stringify({ platform: 'youtube', title: `Text ${at}` }) : `Text ${at}`,
  contentType: 'post',
  feature,
  tags: at === 0 ? ['shelf'] : [],
  created_at: new Date(Date.UTC(2026, 10, 20 - at)).toISOString(),
})
const all = savedFeatureIds.map((feature, at) => entry(at, feature))

let calls: SentCall[]
let answers: Answers
beforeEach(() => {
  const deleted = new Set<string>()
  const idsIn = ({ body }: SentCall) => (body as { ids: string[] }).ids
  const found = (search: string) => all.filter(({ id, title }) => !deleted.has(id) && title.toLowerCase().includes(search.toLowerCase()))
  answers = {
    'GET /api/me': ok(null),
    'GET /api/auth/get-session': ok(null),
    'GET /api/saved-content': ({ query: { search = '' } }) => Response.json({ items: found(search), next: null }),
    'GET /api/saved-content/tags': () => Response.json({ tags: [{ tag: 'shelf', entries: 1 }] }),
    'POST /api/saved-content/delete': (sent) => {
      for (const id of idsIn(sent)) deleted.add(id)
      return Response.json(sent.body)
    },
    'POST /api/saved-content/restore': (sent) => {
      for (const id of idsIn(sent)) deleted.delete(id)
      return Response.json(sent.body)
    },
    [`PATCH /api/saved-content/${all[0]?.id}`]: ({ body }) => Response.json({ ...all[0], ...(body as object) }),
  }
  calls = serve(answers)
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})
tidyUp()

const open = async (address: string = paths.library) => {
  const at = openScreen(Library, address)
  await waitFor(() => expect(screen.queryByText(siteMessages.loading)).toBeNull())
  return at
}
const row = (name: string) => screen.getByRole('button', { name, exact: true } as never).closest('tr') as HTMLElement
const titles = () => screen.queryAllByRole('button', { name: /^Entry \d+$/ }).map(({ textContent }) => textContent)
/** A toast's button, by the keyboard: sonner wants pointers that jsdom has not. */
const undo = async () => {
  const button = await screen.findByRole('button', { name: libraryMessages.undo })
  button.focus()
  await user.keyboard('{Enter}')
}

/** The dialog of an entry, when it takes clicks: its code is loaded on demand. */
async function openedDialog(options?: { name: string }) {
  const dialog = await screen.findByRole('dialog', options)
  await waitFor(() => expect(dialog.style.pointerEvents).toBe('auto'))
  return dialog
}

test('every feature has the label of the specification, in the table and in the type filter', async () => {
  await open()
  const types = within(screen.getByRole('combobox', { name: 'Type' }))
  for (const [at, feature] of savedFeatureIds.entries()) {
    expect(row(`Entry ${at}`).textContent).toContain(savedFeatures[feature])
    expect(types.getByRole('option', { name: savedFeatures[feature] })).toBeTruthy()
  }
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Select',
    'Title',
    'Type',
    'Created',
    'Actions',
  ])
})

test('the search filters the list; an empty result shows a message, and Clear search shows all entries', async () => {
  const { search } = await open()
  await user.type(screen.getByRole('searchbox'), 'ENTRY 11')
  await waitFor(() => expect(titles()).toEqual(['Entry 11']))
  await user.clear(screen.getByRole('searchbox'))
  await user.type(screen.getByRole('searchbox'), 'no such thing')
  expect(await screen.findByText(libraryMessages.empty)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: libraryMessages.clearSearch }))
  await waitFor(() => expect(titles()).toHaveLength(all.length))
  expect(search()).toBe('')
})

test('an empty library says that nothing is saved yet, without Clear search and filters', async () => {
  answers['GET /api/saved-content'] = () => Response.json({ items: [], next: null })
  await open()
  expect(screen.getByText(libraryMessages.empty)).toBeTruthy()
  expect(screen.getByText(libraryScreenMessages.emptyHint)).toBeTruthy()
  expect(screen.queryByRole('button', { name: libraryMessages.clearSearch })).toBeNull()
  expect(screen.queryByRole('searchbox')).toBeNull()
})

test('a library that cannot be loaded shows an error and can be loaded again', async () => {
  const list = answers['GET /api/saved-content'] as Answers[string]
  answers['GET /api/saved-content'] = refused(403, 'FORBIDDEN')
  await open()
  expect(screen.getByRole('alert').textContent).toContain(libraryMessages.loadFailed)
  answers['GET /api/saved-content'] = list
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(titles()).toHaveLength(all.length))
})

test('a copied entry is said in its row and not in a toast', async () => {
  await open()
  await user.click(screen.getByRole('button', { name: 'Copy: Entry 3' }))

  expect(await within(row('Entry 3')).findByText(copyMessages.done)).toBeTruthy()
  expect(document.querySelector('[data-sonner-toast]')).toBeNull()
})

test('Undo restores one or several deleted entries at their positions', async () => {
  await open()
  // Undo is offered for seconds: they pass slowly here.
  slowClock()
  await user.click(screen.getByRole('button', { name: 'Delete: Entry 3' }))
  await screen.findByText(libraryMessages.deleted)
  expect(titles()).not.toContain('Entry 3')
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Delete: Entry 4' }))
  await undo()
  await waitFor(() => expect(titles()).toEqual(all.map(({ title }) => title)))

  await user.click(screen.getByRole('checkbox', { name: libraryScreenMessages.selectAll(all.length) }))
  await user.click(screen.getByRole('button', { name: 'Delete selected' }))
  expect(await screen.findByText(libraryMessages.empty)).toBeTruthy()
  await screen.findByText(libraryMessages.deletedMany(all.length))
  await undo()
  await waitFor(() => expect(titles()).toEqual(all.map(({ title }) => title)))
})

test('an entry that could not be deleted is shown again with an error', async () => {
  answers['POST /api/saved-content/delete'] = refused(503, 'UNAVAILABLE')
  await open()
  await user.click(screen.getByRole('button', { name: 'Delete: Entry 3' }))
  expect(await screen.findByText(libraryMessages.deleteFailed)).toBeTruthy()
  await waitFor(() => expect(titles()).toContain('Entry 3'))
})

test('Undo restores a removed tag; Back closes an opened entry and stays on the screen', async () => {
  const { search, back } = await open()
  slowClock()
  await user.click(screen.getByRole('button', { name: 'View: Entry 0' }))
  const dialog = await openedDialog({ name: 'Entry 0' })
  await user.click(within(dialog).getByRole('button', { name: 'Edit' }))
  await user.click(await screen.findByRole('button', { name: 'Remove tag: shelf' }))
  await user.click(screen.getByRole('button', { name: 'Save changes' }))
  await screen.findByText(libraryMessages.edited)
  expect(calls.findLast(({ call }) => call.startsWith('PATCH'))?.body).toEqual({ tags: [] })

  await act(back)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(search()).toBe('')
  expect(row('Entry 0').textContent).not.toContain('shelf')
  await undo()
  await waitFor(() => expect(row('Entry 0').textContent).toContain('shelf'))
  expect(calls.findLast(({ call }) => call.startsWith('PATCH'))?.body).toEqual({ tags: ['shelf'] })
})

test('discarding changes is confirmed once, both with Escape and with Back', async () => {
  const { back, search } = await open()
  for (const leave of [() => user.keyboard('{Escape}'), () => act(back)]) {
    await user.click(screen.getByRole('button', { name: 'View: Entry 1' }))
    await user.click(within(await openedDialog()).getByRole('button', { name: 'Edit' }))
    await user.type(await screen.findByRole('textbox', { name: 'Text' }), ' and more')
    await leave()
    await user.click(await screen.findByRole('button', { name: 'Discard changes' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(search()).toBe('')
    expect(titles()).toHaveLength(all.length)
  }
})

test('an entry that was written from a source shows the points that it uses', async () => {
  const source = { id: '0197aaaa-0000-7000-8000-000000000077', points: [1] }
  answers['GET /api/saved-content'] = ok({ items: [{ ...entry(1, 'linkedin-post'), source }, entry(2, 'linkedin-post')], next: null })
  answers[`GET /api/sources/${source.id}`] = ok({
    points: [
      { text: 'Not this one', at: 0 },
      { text: 'Opens on 3 May', at: 20 },
    ],
  })
  await open()
  await user.click(screen.getByRole('button', { name: 'Entry 1' }))
  const dialog = await openedDialog()
  await user.click(await within(dialog).findByText(usedPointMessages.used(1)))
  expect(await within(dialog).findByText('Opens on 3 May')).toBeTruthy()
  expect(within(dialog).queryByText('Not this one')).toBeNull()
})
