import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { toastsGone } from '#app/lib/timers.fixture.ts'
import { Toaster } from '#app/ui/toaster.tsx'
import { errors } from '#contract/errors.ts'
import { errorMessages } from '#contract/messages.ts'
import { exportMessages } from '#contract/result-messages.ts'
import type { ExportSource } from './export-file.ts'
import { ExportMenu } from './export-menu.tsx'

const words = exportMessages
const library: ExportSource = { from: 'library', search: 'bikes', tag: undefined }
const entry = { title: 'Old bicycles', content: 'Fix the chain.', feature: 'twitter-post' } as const

const asked: Request[] = []
let answer: (request: Request) => Response | Promise<Response>
const downloads: string[] = []

const file = (name: string) =>
  new Response('text', {
    headers: {
      'content-type': 'text/csv',
      'content-disposition': `attachment; filename="_.csv"; filename*=UTF-8''${encodeURIComponent(name)}`,
    },
  })
const refusal = (code: keyof typeof errors) =>
  Response.json({ code, status: errors[code].status, message: 'raw' }, { status: errors[code].status })

beforeEach(() => {
  asked.length = 0
  downloads.length = 0
  answer = () => file('साइकिल.csv')
  vi.stubGlobal('fetch', async (request: Request) => {
    asked.push(request.clone())
    return answer(request)
  })
  URL.createObjectURL = () => 'blob:file'
  URL.revokeObjectURL = () => undefined
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    downloads.push(this.download)
  })
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(async () => {
  await toastsGone()
  cleanup()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

/** Chooses a format with the keyboard alone. */
async function choose(source: ExportSource, format: RegExp) {
  const user = userEvent.setup()
  render(
    <>
      <ExportMenu source={source} />
      <Toaster theme="light" />
    </>,
  )
  await user.tab()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: words.open }))
  await user.keyboard('{Enter}')
  const item = await screen.findByRole('menuitem', { name: format })
  while (document.activeElement !== item) await user.keyboard('{ArrowDown}')
  await user.keyboard('{Enter}')
  return user
}

/** A toast's button, by the keyboard: sonner wants pointers that jsdom has not. */
async function press(user: ReturnType<typeof userEvent.setup>, name: string) {
  const button = await screen.findByRole('button', { name })
  button.focus()
  await user.keyboard('{Enter}')
}

test('the menu opens by keyboard, and the file has the name that the server sends', async () => {
  await choose(library, /Spreadsheet/)
  expect(await screen.findByText(words.done({ name: 'साइकिल.csv' }))).toBeDefined()
  expect(downloads).toEqual(['साइकिल.csv'])
  const { pathname, searchParams } = new URL(asked[0]?.url ?? '')
  expect([pathname, Object.fromEntries(searchParams)]).toEqual(['/api/exports/library', { format: 'csv', search: 'bikes' }])
})

test('ids that do not fit into the URL are sent in the body', async () => {
  const ids = Array.from({ length: 201 }, () => 'an-id')
  await choose({ from: 'library', ids }, /JSON/)
  await screen.findByText(words.done({ name: 'साइकिल.csv' }))
  expect([asked[0]?.method, await asked[0]?.json()]).toEqual(['POST', { format: 'json', ids }])
})

test('texts are sent as shown on the screen, without those that the user emptied', async () => {
  await choose({ from: 'texts', name: 'bikes', entries: [entry, { ...entry, content: ' \n' }] }, /Word/)
  await screen.findByText(words.done({ name: 'साइकिल.csv' }))
  expect(await asked[0]?.json()).toEqual({ format: 'docx', name: 'bikes', entries: [entry] })
})

test('when every text was emptied, nothing is sent and a toast shows why', async () => {
  await choose({ from: 'texts', name: 'bikes', entries: [{ ...entry, content: '' }] }, /Plain text/)
  expect(await screen.findByText(words.nothing)).toBeDefined()
  expect(asked).toEqual([])
})

test.each([
  ['NOT_FOUND', words.gone],
  ['TOO_LARGE', words.tooLarge],
  ['RATE_LIMITED', words.tooOften],
  ['UNAUTHORIZED', errorMessages.UNAUTHORIZED],
  ['INTERNAL', words.failed],
] as const)('%s shows a message and a button to try again', async (code, said) => {
  answer = () => refusal(code)
  const user = await choose(library, /JSON/)
  expect(await screen.findByText(said)).toBeDefined()
  expect(downloads).toEqual([])

  answer = () => file('all.json')
  await press(user, words.again)
  expect(await screen.findByText(words.done({ name: 'all.json' }))).toBeDefined()
})

test('a long export can be stopped in its toast, and saves no file', async () => {
  answer = ({ signal }) => new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
  const user = await choose({ from: 'history', ids: ['a', 'b'] }, /Markdown/)
  await press(user, words.stop)
  expect(await screen.findByText(words.stopped)).toBeDefined()
  await waitFor(() => expect(screen.queryByText(words.preparing)).toBeNull())
  expect(new URL(asked[0]?.url ?? '').searchParams.get('ids')).toBe('a,b')
  expect(downloads).toEqual([])
})

test('a button with only an icon has an accessible name', () => {
  render(<ExportMenu source={library} label="Export Old bicycles" iconOnly />)
  expect(screen.getByRole('button', { name: 'Export Old bicycles' }).textContent).toBe('')
})
