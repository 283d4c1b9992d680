import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { historyMessages } from '#app/features/history/messages.ts'
import { type Answers, ok, openScreen, refused, serve, tidyUp } from '#app/lib/screen.fixture.tsx'
import { usedPointMessages } from '#app/lib/sources/messages.ts'
import { useOpened } from '#app/lib/use-opened.ts'
import type { Generation } from '#contract/api.ts'
import { arrangedMessages } from '#contract/arranged-messages.ts'
import { copyMessages, siteMessages } from '#contract/messages.ts'
import { paths } from '#contract/paths.ts'
import { rewriteMessages } from '#contract/result-messages.ts'
import History from './history.tsx'

const words = historyMessages.get()
const user = userEvent.setup({ delay: null })

const post = (at: number, topic: string, rewrite?: object): Generation => ({
  id: `0197aaaa-0000-7000-8000-00000000000${at}`,
  kind: 'post',
  feature: 'reddit',
  request: { topic, platform: 'reddit', language: 'en', ...(rewrite && { rewrite }) },
  result: { post: { title: `Title ${at}`, caption: `Caption ${at}` } },
  created_at: '2026-11-01T00:00:00.000Z',
})
const older = post(1, 'चाय की दुकान')
const newer = post(2, 'Old bicycles', { of: older.id, how: 'shorter' })
const all = [newer, older]
const arranged = { occasion: 'offer', guessed: true, notes: [{ code: 'left-out', lines: ['Cards accepted'] }] } as const
const cut = { code: 'cut', field: 'post.caption', quotes: ['Cards accepted'] }

let answers: Answers
beforeEach(() => {
  answers = {
    'GET /api/me': ok(null),
    'GET /api/auth/get-session': ok(null),
    'GET /api/generations': ({ query: { search = '', kind = 'post' } }) =>
      Response.json({ items: kind === 'post' ? all.filter(({ request }) => `${request.topic}`.includes(search)) : [], next: null }),
    'GET /api/generations/0197aaaa-0000-7000-8000-000000000009': refused(404, 'NOT_FOUND'),
    ...Object.fromEntries(all.map((one) => [`GET /api/generations/${one.id}`, () => Response.json(one)])),
  }
  serve(answers)
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})
tidyUp()

const open = async (address: string = paths.history) => {
  const at = openScreen(History, address)
  await waitFor(() => expect(screen.queryByText(siteMessages.get().loading)).toBeNull())
  return at
}

test('the code of an opened item is loaded with its list, so that the first one opens without a wait', async () => {
  const load = vi.fn(async () => undefined)
  openScreen(() => {
    useOpened(load)
    return null
  }, paths.history)
  await waitFor(() => expect(load).toHaveBeenCalledOnce())
})

test('each result has its topic, kind, platform and rewrite label', async () => {
  await open()
  const [first, second] = screen.getAllByRole('listitem')
  expect(first?.textContent).toMatch(/Old bicycles.*Post · Reddit.*Shorter/)
  expect(second?.textContent).toMatch(/चाय की दुकान.*Post · Reddit/)
})

test('a copied result is said in its row, and in the dialog where it was copied there', async () => {
  await open()
  const [row] = screen.getAllByRole('listitem') as [HTMLElement]
  await user.click(within(row).getByRole('button', { name: words.copyNamed({ topic: 'Old bicycles' }) }))
  expect((await within(row).findByText(copyMessages.get().done)).closest('[role=status]')).toBeTruthy()

  await user.click(within(row).getByRole('button', { name: 'Old bicycles' }))
  const dialog = await screen.findByRole('dialog')
  await user.click(await within(dialog).findByRole('button', { name: words.copy }))
  expect(await within(dialog).findByText(copyMessages.get().done)).toBeTruthy()
  expect(document.querySelector('[data-sonner-toast]')).toBeNull()
})

test('search and kind filter the list; an empty result can be cleared with one button', async () => {
  const { search } = await open(`${paths.history}?search=bicycles`)
  expect(screen.getAllByRole('listitem')).toHaveLength(1)
  await user.selectOptions(screen.getByRole('combobox', { name: 'Type' }), 'script')
  expect(await screen.findByText(words.noMatch)).toBeTruthy()
  expect(search()).toBe('?search=bicycles&kind=script')
  await user.click(screen.getByRole('button', { name: words.clearFilters }))
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(2))
  expect(screen.getByRole('searchbox')).toHaveProperty('value', '')
})

test('an empty History shows a hint and no filters', async () => {
  answers['GET /api/generations'] = () => Response.json({ items: [], next: null })
  await open()
  expect(screen.getByText(words.empty)).toBeTruthy()
  expect(screen.queryByRole('searchbox')).toBeNull()
})

test('a History that cannot be loaded shows an error and can be loaded again', async () => {
  const list = answers['GET /api/generations'] as Answers[string]
  answers['GET /api/generations'] = refused(403, 'FORBIDDEN')
  await open()
  expect(screen.getByRole('alert').textContent).toContain(words.loadFailed)
  answers['GET /api/generations'] = list
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(2))
})

test('Back closes opened items one by one, and closing with the button leaves no history entry', async () => {
  const { search, back } = await open()
  await user.click(screen.getByRole('button', { name: 'Old bicycles' }))
  await screen.findByRole('dialog', { name: 'Old bicycles' })
  await user.click(await screen.findByRole('button', { name: rewriteMessages.get().earlier }))
  await screen.findByRole('dialog', { name: 'चाय की दुकान' })
  await act(back)
  await screen.findByRole('dialog', { name: 'Old bicycles' })
  await user.click(screen.getByRole('button', { name: rewriteMessages.get().earlier }))
  await screen.findByRole('dialog', { name: 'चाय की दुकान' })
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(search()).toBe('')
  await act(back)
  expect(await screen.findByText('Another screen')).toBeTruthy()
})

test('a link opens one result, and closing it shows the list; a missing result shows an error', async () => {
  const { search } = await open(`${paths.history}?open=${older.id}`)
  await screen.findByRole('dialog', { name: 'चाय की दुकान' })
  await user.keyboard('{Escape}')
  await waitFor(() => expect(search()).toBe(''))
  cleanup()
  openScreen(History, `${paths.history}?open=0197aaaa-0000-7000-8000-000000000009`)
  expect(await screen.findByText(words.openFailed)).toBeTruthy()
})

test('a text that was written from a source names the points that it uses', async () => {
  const source = { id: '0197aaaa-0000-7000-8000-000000000077', points: [0, 1, 2] }
  const one = { ...older, request: { ...older.request, source }, result: { ...older.result, usedPoints: [1] } }
  answers[`GET /api/generations/${older.id}`] = () => Response.json(one)
  answers['GET /api/generations'] = () => Response.json({ items: [newer, one], next: null })
  const points = ['The mill reopens.', 'A loaf costs €4.50.', 'Closed on Monday.'].map((text, at) => ({ text, facts: [], at }))
  answers[`GET /api/sources/${source.id}`] = ok({ id: source.id, points })
  await open(`${paths.history}?open=${older.id}`)
  await user.click(await screen.findByText(usedPointMessages.get().used(1)))

  expect(await screen.findByText('A loaf costs €4.50.')).toBeTruthy()
  expect(screen.queryByText('The mill reopens.')).toBeNull()
})

test("the built-in writer's notes are shown next to a result, and not copied with it", async () => {
  const writeText = vi.fn(() => Promise.resolve())
  vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText } })
  const one = { ...older, result: { ...older.result, arranged } }
  answers[`GET /api/generations/${older.id}`] = () => Response.json(one)
  answers['GET /api/generations'] = () => Response.json({ items: [newer, one], next: null })
  await open(`${paths.history}?open=${older.id}`)

  expect(await screen.findByText(arrangedMessages.get().smallPrint)).toBeTruthy()
  expect(screen.getByText('Cards accepted')).toBeTruthy()
  await screen.findByText(/Title 1\s+Caption 1/)
  await user.click(screen.getByRole('button', { name: 'Copy' }))
  expect(writeText).toHaveBeenCalledWith('Title 1\n\nCaption 1')
})

test('what the checks found is noted under a result, and not copied with it', async () => {
  const writeText = vi.fn(() => Promise.resolve())
  vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText } })
  const one = { ...older, result: { ...older.result, checks: [cut, { code: 'later' }], addBeforePosting: ['the price'] } }
  answers[`GET /api/generations/${older.id}`] = () => Response.json(one)
  answers['GET /api/generations'] = () => Response.json({ items: [newer, one], next: null })
  await open(`${paths.history}?open=${older.id}`)

  expect(await screen.findByText('Removed to fit Reddit’s limit:')).toBeTruthy()
  expect(screen.getByText('Cards accepted')).toBeTruthy()
  expect(screen.queryByText('the price')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Copy' }))
  expect(writeText).toHaveBeenCalledWith('Title 1\n\nCaption 1')
})
