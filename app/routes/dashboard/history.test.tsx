import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Generation } from '#api/schemas.ts'
import { meOn } from '#app/features/shell/shell.fixture.ts'
import { historyMessages, openedMessages, textMessages } from '#app/features/texts/messages.ts'
import { keeper } from '#app/lib/generation/generations.ts'
import { type Answers, ok, openScreen, refused, type SentCall, serve, tidyUp } from '#app/lib/screen.fixture.tsx'
import { useOpened } from '#app/lib/use-opened.ts'
import { copyMessages, libraryMessages, siteMessages } from '#contract/messages.ts'
import { paths } from '#contract/paths.ts'
import { rewriteMessages } from '#contract/result-messages.ts'
import History from './history.tsx'

const [t, texts, opened, library] = [historyMessages, textMessages, openedMessages, libraryMessages]
const user = userEvent.setup({ delay: null })

const post = (at: number, topic: string, more: Partial<Generation> = {}, rewrite?: object): Generation => ({
  id: `0197aaaa-0000-7000-8000-00000000000${at}`,
  kind: 'post',
  feature: 'reddit',
  request: { topic, platform: 'reddit', language: 'en', tone: 'casual', length: 'best', ...(rewrite && { rewrite }) },
  result: { post: { title: `Title ${at}`, caption: `Caption ${at}` } },
  created_at: '2026-11-01T00:00:00.000Z',
  ...more,
})
const tea = post(1, 'चाय की दुकान')
const first = post(2, 'Old bicycles')
const shorter = post(3, 'Old bicycles', {}, { of: first.id, how: 'shorter' })
const all = [shorter, tea, first]
const edit = { result: { post: { title: 'My title', caption: 'My caption' } }, version: 1, copied: true, at: '2026-11-02T00:00:00.000Z' }

let answers: Answers
let calls: SentCall[]
/** Answers with these generations, in the list and alone. */
const give = (generations: readonly Generation[]) => {
  answers['GET /api/generations'] = ({ query: { search = '', kind = 'post' } }) =>
    Response.json({ items: kind === 'post' ? generations.filter(({ request }) => `${request.topic}`.includes(search)) : [], next: null })
  for (const one of generations) {
    answers[`GET /api/generations/${one.id}`] = () => Response.json(one)
    answers[`GET /api/generations/${one.id}/texts`] = ok({ items: [] })
    answers[`PUT /api/generations/${one.id}/edited`] = ({ body }) => Response.json({ ...one, edited: { ...(body as object), at: edit.at } })
  }
}
beforeEach(() => {
  answers = {
    'GET /api/me': ok(meOn('pro')),
    'GET /api/auth/get-session': ok(null),
    'GET /api/voices': ok({ items: [], max: 3, unused: [] }),
    'GET /api/capabilities': ok({ passwordRecovery: false, model: false }),
    'GET /api/generations/0197aaaa-0000-7000-8000-000000000009': refused(404, 'NOT_FOUND'),
  }
  give(all)
  calls = serve(answers)
  vi.stubGlobal('scrollTo', () => undefined)
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})
tidyUp()
// Of the whole app: what a test leaves unsent would be sent in the next.
afterEach(() => keeper.flush())

const open = async (address: string = paths.history) => {
  const at = openScreen(History, address)
  await waitFor(() => expect(screen.queryByText(siteMessages.loading)).toBeNull())
  return at
}
const row = (title: string) => screen.getByRole('button', { name: title }).closest('tr') as HTMLElement
const rows = () => screen.getAllByRole('row').slice(1)
const openText = async (title: string) => {
  await user.click(screen.getByRole('button', { name: title }))
  return screen.findByRole('heading', { level: 1, name: /bicycles|चाय/ })
}

test('the code of an opened item is loaded with its list, so that the first one opens without a wait', async () => {
  const load = vi.fn(async () => undefined)
  openScreen(() => {
    useOpened(load)
    return null
  }, paths.history)
  await waitFor(() => expect(load).toHaveBeenCalledOnce())
})

test('a row has the first line of the text as its user last had it, its topic, kind and platform, and what became of it', async () => {
  give([{ ...tea, edited: edit }, first])
  await open()
  expect(row('My title').textContent).toMatch(/चाय की दुकान.*Edited by you.*Copied.*Post · Reddit/)
  expect(row('Title 2').textContent).toMatch(/Old bicycles.*Post · Reddit/)
  expect(row('Title 2').textContent).not.toContain(t.copied)
})

test('the drafts of one text are one row, which opens to them by the keyboard', async () => {
  await open()
  expect(rows()).toHaveLength(2)
  const drafts = within(row('Title 3')).getByRole('button', { name: `${t.drafts(2)}: Title 3`, expanded: false })
  drafts.focus()
  await user.keyboard('{Enter}')
  expect(rows()).toHaveLength(3)
  expect(rows()[1]).toBe(row('Title 2'))
  await user.keyboard('{Enter}')
  expect(rows()).toHaveLength(2)
})

test('a copied text is said in its row', async () => {
  await open()
  await user.click(within(row('Title 1')).getByRole('button', { name: texts.copyNamed({ title: 'Title 1' }) }))
  expect((await within(row('Title 1')).findByText(copyMessages.done)).closest('[role=status]')).toBeTruthy()
  expect(document.querySelector('[data-sonner-toast]')).toBeNull()
})

test('the star saves the text as it is now, removes it again, and either can be undone', async () => {
  give([{ ...tea, edited: edit }])
  answers['POST /functions/v1/save-content'] = ({ body }) => Response.json({ ...(body as object), id: 'entry', created_at: '' })
  answers['POST /api/saved-content/delete'] = ({ body }) => Response.json(body)
  answers['POST /api/saved-content/restore'] = ({ body }) => Response.json(body)
  await open()
  const star = () => within(row('My title')).getByRole('button', { name: t.saveNamed({ title: 'My title' }) })
  expect(star().getAttribute('aria-pressed')).toBe('false')
  await user.click(star())
  await within(row('My title')).findByText(library.saved)
  expect(calls.find(({ call }) => call.endsWith('save-content'))?.body).toMatchObject({
    content: 'My title\n\nMy caption',
    generation_id: tea.id,
    part: 'post',
  })
  expect(star().getAttribute('aria-pressed')).toBe('true')

  await user.click(star())
  await within(row('My title')).findByText(library.removed)
  expect(calls.find(({ call }) => call.endsWith('delete'))?.body).toEqual({ ids: ['entry'] })
  expect(star().getAttribute('aria-pressed')).toBe('false')

  give([{ ...tea, edited: edit, saved: [{ part: 'post', id: 'entry' }] }])
  await user.click(within(row('My title')).getByRole('button', { name: library.undo }))
  await waitFor(() => expect(star().getAttribute('aria-pressed')).toBe('true'))
  expect(calls.find(({ call }) => call.endsWith('restore'))?.body).toEqual({ ids: ['entry'] })
})

test('search and kind filter the list; an empty result can be cleared with one button', async () => {
  const { search } = await open(`${paths.history}?search=चाय`)
  expect(rows()).toHaveLength(1)
  await user.selectOptions(screen.getByRole('combobox', { name: 'Type' }), 'script')
  expect(await screen.findByText(t.noMatch)).toBeTruthy()
  expect(search()).toBe(`?search=${encodeURIComponent('चाय')}&kind=script`)
  await user.click(screen.getByRole('button', { name: library.clearFilters }))
  await waitFor(() => expect(rows()).toHaveLength(2))
  expect(screen.getByRole('searchbox')).toHaveProperty('value', '')
})

test('an empty History shows a hint and no filters', async () => {
  give([])
  await open()
  expect(screen.getByText(t.empty)).toBeTruthy()
  expect(screen.queryByRole('searchbox')).toBeNull()
})

test('a History that cannot be loaded shows an error and can be loaded again', async () => {
  const list = answers['GET /api/generations'] as Answers[string]
  answers['GET /api/generations'] = refused(403, 'FORBIDDEN')
  await open()
  expect(screen.getByRole('alert').textContent).toContain(t.loadFailed)
  answers['GET /api/generations'] = list
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(rows()).toHaveLength(2))
})

test('All texts and Saved are two views, each at its address', async () => {
  await open()
  const views = within(screen.getByRole('navigation', { name: texts.views }))
  expect(views.getByRole('link', { name: texts.all, current: 'page' }).getAttribute('href')).toBe(paths.history)
  expect(views.getByRole('link', { name: texts.saved }).getAttribute('href')).toBe(paths.library)
})

test('a text opens in its card, as its user last had it and with its earlier drafts, and Back leads to the list with the focus on it', async () => {
  give([{ ...shorter, edited: edit }, tea, first])
  const { search, back } = await open()
  const heading = await openText('My title')
  expect(document.activeElement).toBe(heading)
  expect(screen.getByRole('table', { hidden: true }).closest('[hidden]')).toBeTruthy()
  expect(await screen.findByText('My caption')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: rewriteMessages.backTo({ version: 1 }) }))
  expect(await screen.findByText('Caption 2')).toBeTruthy()

  await act(back)
  await waitFor(() => expect(screen.getByRole('table', { hidden: true }).closest('[hidden]')).toBeNull())
  expect(search()).toBe('')
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'My title' }))
})

test('going back to the list leaves no history entry', async () => {
  const { search, back } = await open()
  await openText('Title 1')
  await user.click(screen.getByRole('button', { name: opened.back }))
  await waitFor(() => expect(search()).toBe(''))
  await act(back)
  expect(await screen.findByText('Another screen')).toBeTruthy()
})

test('a link opens one text, and going back shows the list; a missing text shows an error', async () => {
  const { search } = await open(`${paths.history}?open=${tea.id}`)
  await screen.findByRole('heading', { level: 1, name: 'चाय की दुकान' })
  await user.click(screen.getByRole('button', { name: opened.back }))
  await waitFor(() => expect(search()).toBe(''))
  expect(screen.getByRole('table')).toBeTruthy()
  cleanup()
  openScreen(History, `${paths.history}?open=0197aaaa-0000-7000-8000-000000000009`)
  expect(await screen.findByText(opened.openFailed)).toBeTruthy()
})

test('an earlier text that was copied is kept under the text, and can be used again', async () => {
  const kept = { ...edit, result: { post: { title: 'Kept title', caption: 'Kept caption' } } }
  answers[`GET /api/generations/${tea.id}/texts`] = ok({ items: [kept] })
  await open(`${paths.history}?open=${tea.id}`)
  await user.click(await screen.findByText(opened.earlier(1)))
  await user.click(screen.getByRole('button', { name: opened.use }))
  await waitFor(() => expect(screen.getAllByText(/Kept caption/).length).toBeGreaterThan(1))
  expect(calls.find(({ call }) => call.startsWith('PUT'))?.body).toEqual({ result: kept.result, version: 1, copied: false })
})
