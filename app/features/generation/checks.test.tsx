import { screen, within } from '@testing-library/react'
import type { ReactElement } from 'react'
import { expect, test, vi } from 'vitest'
import { paths } from '#contract/paths.ts'
import { checkText } from '#contract/result-note-messages.ts'
import type { CheckNote } from '#contract/result-notes.ts'
import { kindPaths } from '#kinds/paths.ts'
import { accountRead, fakeServer, generate, press, sent, show, user } from './fake-server.fixture.tsx'
import { GeneratorScreen } from './generator-screen.tsx'

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
  await screen.findByRole('button', { name: 'Regenerate' })
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
  expect(within(item).getByRole('listitem').textContent).toBe(cut.quotes[0])
})

test('a text without faults has no notes', async () => {
  await written({ post: { caption }, checks: [] })
  expect(screen.queryByText(/^Check/)).toBeNull()
})

test('a note of a later version is left out', async () => {
  await written({ post: { caption }, checks: [{ code: 'later', field: 'caption', quotes: [] }] })
  expect(screen.getByRole('button', { name: 'Regenerate' })).toBeTruthy()
})

test('a quoted passage is highlighted in the text as a whole number, and nothing else is', async () => {
  await written()
  expect([...document.querySelectorAll('mark')].map(({ textContent }) => textContent)).toEqual(['38 %'])
  expect(screen.getByText(/some say/).textContent).toContain(caption)
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
  await press('Export')
  await user.click(await screen.findByRole('menuitem', { name: /text/i }))

  expect(writeText).toHaveBeenCalledWith(caption)
  expect(server.current.saved).toMatchObject([{ content: caption }])
  await expect.poll(() => server.current.exported.length).toBe(1)
  expect(JSON.stringify(server.current.exported)).not.toMatch(/Parking|how to order/)
})

test('an edit that removes a passage removes its note', async () => {
  await written()
  await press('Edit')
  await user.clear(screen.getByLabelText('Post'))
  await user.type(screen.getByLabelText('Post'), 'Mangoes are up.')

  expect(screen.queryByText(said(checks[0] as CheckNote))).toBeNull()
  expect(screen.getByText(/Removed to fit/)).toBeTruthy()
})
