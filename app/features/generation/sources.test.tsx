import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import axe from 'axe-core'
import type { ReactElement } from 'react'
import { beforeEach, describe, expect, test } from 'vitest'
import type { NewSource } from '#api/sources.ts'
import { encodingMessages } from '#app/lib/encoding/messages.ts'
import { addSourceMessages, understoodMessages, usedPointMessages } from '#app/lib/sources/messages.ts'
import { sourceSwitchMessages } from '#app/lib/sources/switch-messages.ts'
import { paths } from '#contract/paths.ts'
import { encodingParameter } from '#contract/sources.ts'
import { kindPaths } from '#kinds/paths.ts'
import { AllInOneScreen } from './all-in-one-screen.tsx'
import { accountRead, fakeServer, press, refuses, sent, show, user } from './fake-server.fixture.tsx'
import { GeneratorScreen } from './generator-screen.tsx'

const server = fakeServer()
const [add, understood, choose] = [addSourceMessages, understoodMessages, sourceSwitchMessages]
const prices =
  'A loaf costs €4.50. We bake at six. We open at eight. We close at noon. Bring a bag. Bring a friend. Pay by card. Or in cash.'
const text = `The old mill reopens\nThe bakery opens on 3 May with forty kinds of bread.\n${prices}\nالمخبز يفتح يوم الأحد.`
const source: NewSource = {
  id: '0197aaaa-0000-7000-8000-000000000077',
  origin: 'link',
  title: 'The old mill reopens',
  place: 'https://example.com/mill',
  language: 'en',
  created_at: '2026-11-21T10:00:00.000Z',
  text,
  cut: false,
  remarks: [],
  points: [
    { text: 'The bakery opens on 3 May with forty kinds of bread.', facts: ['3 May', 'forty kinds of bread'], at: 21 },
    { text: prices, facts: ['€4.50'], at: 74 },
    { text: 'المخبز يفتح يوم الأحد.', facts: [], at: 75 + prices.length },
  ],
}
const points = (chosen: readonly number[]) => ({ id: source.id, points: chosen })

/** The bodies that were sent to be read. */
let given: unknown[]
beforeEach(() => {
  given = []
  server.current.more = {
    'GET /api/sources': () => Response.json({ items: [] }),
    'POST /api/sources': async (request) => {
      given.push(await request.json())
      return Response.json(source)
    },
    [`GET /api/sources/${source.id}`]: () => Response.json(source),
    'POST /api/sources/file': async (request) => {
      given.push(new URL(request.url).searchParams.get('name'), await request.text())
      return Response.json({ ...source, origin: 'file', place: 'mill.txt', cut: true })
    },
  }
})

async function open(element: ReactElement = <GeneratorScreen path={paths.linkedin} />, path: string = paths.linkedin) {
  server.current.signIn('pro')
  const { container } = show({ [path]: element })
  await accountRead()
  await user.click(screen.getByRole('radio', { name: choose.source }))
  return container
}
const box = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: add.box })
async function readLink(link = 'example.com/mill') {
  await user.click(await box())
  await user.paste(link)
  await press(add.read)
  await screen.findByRole('textbox', { name: understood.title })
}
const pointBoxes = () => within(screen.getByRole('group', { name: understood.points })).getAllByRole<HTMLInputElement>('checkbox')

test('a link is read, and the text is written from its title and the points that are left ticked', async () => {
  await open()
  await readLink()
  expect(given).toEqual([{ link: 'example.com/mill' }])
  expect(pointBoxes().map(({ checked }) => checked)).toEqual([true, true, true])
  expect(screen.getByText('€4.50')).toBeTruthy()

  await user.click(pointBoxes()[1] as HTMLElement)
  expect(screen.getByText(understood.chosen({ chosen: 2, all: 3 }))).toBeTruthy()
  await user.type(screen.getByRole('textbox', { name: understood.title }), ' in May')
  await user.keyboard('{Control>}{Enter}{/Control}')

  const { body } = await sent(server.current)
  expect(body).toMatchObject({ topic: 'The old mill reopens in May', source: points([0, 2]) })
  expect(Object.keys(body)).not.toContain('from')
})

test('of a source of a few sentences all is used, without choosing', async () => {
  const short = { ...source, text: 'The bakery opens on 3 May with forty kinds of bread.', points: source.points.slice(0, 1) }
  server.current.more = {
    ...server.current.more,
    'POST /api/sources': () => Response.json(short),
    [`GET /api/sources/${source.id}`]: () => Response.json(short),
  }
  await open()
  await readLink()
  expect(await screen.findByText(understood.whole)).toBeTruthy()
  expect(screen.queryByRole('group', { name: understood.points })).toBeNull()
  await user.keyboard('{Control>}{Enter}{/Control}')
  expect((await sent(server.current)).body).toMatchObject({ source: points([0]) })
})

test('where a point stands is not offered when the points are nearly the whole text', async () => {
  await open()
  await readLink()
  expect(screen.queryAllByText(understood.place)).toHaveLength(0)
})

test('where a point stands is offered in a text that says more than its points', async () => {
  const long = `${text}\n${'The river turns the wheel of the mill again. '.repeat(20)}`
  server.current.more = { ...server.current.more, 'POST /api/sources': () => Response.json({ ...source, text: long }) }
  await open()
  await readLink()
  expect(screen.getAllByText(understood.place)).toHaveLength(3)
})

test('what was left out of a source, and that its sentences were guessed, is said', async () => {
  server.current.more = {
    ...server.current.more,
    'POST /api/sources': () => Response.json({ ...source, remarks: ['hidden', 'comments', 'unpunctuated'] }),
  }
  await open()
  await readLink()
  expect(screen.getByText('We left out: hidden text and comments. Paste it if you need it.')).toBeTruthy()
  expect(screen.getByText(/^These captions have no punctuation/)).toBeTruthy()
})

test('a pasted text is read with the keyboard', async () => {
  await open()
  await user.click(await box())
  await user.paste(text)
  await user.keyboard('{Control>}{Enter}{/Control}')

  await screen.findByRole('textbox', { name: understood.title })
  expect(given).toEqual([{ text }])
  expect(server.current.streams).toEqual([])
})

/** Puts in a file of four letters that are in two encodings. */
async function putInUnsure() {
  const upload = server.current.more['POST /api/sources/file']
  const answer = (request: Request) => {
    const encoding = new URL(request.url).searchParams.get(encodingParameter)
    given.push(encoding)
    return encoding && upload
      ? upload(request)
      : Response.json(
          { code: 'INVALID_INPUT', status: 422, message: '', data: { issues: [{ path: encodingParameter, message: 'Unsure.' }] } },
          { status: 422 },
        )
  }
  server.current.more = { ...server.current.more, 'POST /api/sources/file': answer }
  await open()
  await box()
  const bytes = Uint8Array.from([0xea, 0xe0, 0xf4, 0xe5])
  const file = Object.assign(new File([bytes], 'cafe.txt'), { arrayBuffer: async () => bytes.buffer })
  await user.upload(document.querySelector('input[type="file"]') as HTMLInputElement, file)
  return screen.findByRole('button', { name: 'кафе' })
}

test('a file that reads like a text in two encodings is asked about, and read in the chosen one', async () => {
  await user.click(await putInUnsure())

  await screen.findByRole('textbox', { name: understood.title })
  expect(given.slice(0, 2)).toEqual([null, 'windows-1251'])
})

test('while it is asked how a file reads, a press on Generate says that something to write from is missing', async () => {
  await putInUnsure()
  await user.keyboard('{Control>}{Enter}{/Control}')

  expect(await screen.findByText(choose.first)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'кафе' })).toBeTruthy()
})

test('of a file that reads right in no encoding is said what to do with a file of any type', async () => {
  await putInUnsure()
  await press(encodingMessages.none)

  expect(await screen.findByText(add.noneReadsRight)).toBeTruthy()
  expect(document.activeElement?.contains(await box())).toBe(true)
  expect(document.activeElement).not.toBe(document.body)
})

test('a file is read, and a long one says that its beginning was read', async () => {
  await open()
  await box()
  const picker = document.querySelector<HTMLInputElement>('input[type="file"]')
  await user.upload(picker as HTMLInputElement, new File([text], 'mill.txt', { type: 'text/plain' }))

  await screen.findByText(understood.cut({ max: '60,000' }))
  expect(given).toEqual(['mill.txt', text])
  expect(screen.getByText('mill.txt')).toBeTruthy()
})

test.each([
  ['a file of another type', new File(['x'], 'mill.exe'), add.fileType],
  [
    'a file that is too large',
    Object.defineProperty(new File(['x'], 'mill.pdf'), 'size', { value: 11 * 1024 * 1024 }),
    add.fileSize({ size: 10 }),
  ],
])('%s is refused in words, without being sent', async (_, file, message) => {
  await open()
  fireEvent.drop(await box(), { dataTransfer: { files: [file] } })

  expect(await screen.findByText(message)).toBeTruthy()
  expect(given).toEqual([])
})

test('a refusal of the server is shown at the box, in its words', async () => {
  await open()
  const issues = [{ path: 'link', message: 'That page doesn’t exist.' }]
  server.current.more = { ...server.current.more, 'POST /api/sources': refuses(422, 'INVALID_INPUT', { issues }) }
  await user.click(await box())
  await user.paste('https://example.com/missing')
  await press(add.read)

  expect(await screen.findByText('That page doesn’t exist.')).toBeTruthy()
  expect((await box()).getAttribute('aria-invalid')).toBe('true')
  expect((await box()).value).toBe('https://example.com/missing')
})

test('a text over the limit is counted and refused before it is sent', async () => {
  await open()
  await user.click(await box())
  await user.paste('a '.repeat(30_001))
  expect(screen.getByText(add.counter({ used: '60,002', max: '60,000' }))).toBeTruthy()
  await press(add.read)

  expect(await screen.findByText(add.tooLong({ max: '60,000' }))).toBeTruthy()
  expect(given).toEqual([])
})

test('reading can be canceled', async () => {
  await open()
  let aborted = false
  server.current.more = {
    ...server.current.more,
    'POST /api/sources': ({ signal }) =>
      new Promise((_, failed) => {
        signal.addEventListener('abort', () => {
          aborted = true
          failed(signal.reason)
        })
      }),
  }
  await user.click(await box())
  await user.paste('https://example.com/slow')
  await press(add.read)
  await screen.findByText(add.readingLink)
  await press(add.cancel)

  await box()
  expect(aborted).toBe(true)
  expect(screen.queryByRole('alert')).toBeNull()
})

test('the focus stays in the form while a source is read, once it is read, and when another one is asked for', async () => {
  await open()
  const reading = Promise.withResolvers<void>()
  server.current.more = { ...server.current.more, 'POST /api/sources': () => reading.promise.then(() => Response.json(source)) }
  const focusIsAround = (element: HTMLElement) => document.activeElement !== document.body && document.activeElement?.contains(element)
  await user.click(await box())
  await user.paste('example.com/mill')
  await press(add.read)
  const status = await screen.findByText(add.readingLink)
  await waitFor(() => expect(focusIsAround(status)).toBe(true))
  reading.resolve()
  const title = await screen.findByRole('textbox', { name: understood.title })
  await waitFor(() => expect(focusIsAround(title)).toBe(true))
  await press(understood.other)
  const again = await box()
  await waitFor(() => expect(focusIsAround(again)).toBe(true))
})

test('without a source, and without a point, nothing is sent, and the form says what is missing', async () => {
  await open()
  await box()
  await user.keyboard('{Control>}{Enter}{/Control}')
  expect(await screen.findByText(choose.first)).toBeTruthy()
  expect(document.activeElement).toBe(await box())

  await readLink()
  await press(understood.none)
  await user.keyboard('{Control>}{Enter}{/Control}')
  expect(await screen.findByText(choose.noPoints)).toBeTruthy()
  expect(server.current.streams).toEqual([])
})

test('the source stays chosen when the screen is opened again, and a topic is sent without it', async () => {
  server.current.signIn('pro', {}, 'reader-again')
  const screens = { [kindPaths.script]: <GeneratorScreen path={kindPaths.script} /> }
  const { unmount } = show(screens)
  await accountRead()
  await user.click(screen.getByRole('radio', { name: choose.source }))
  await readLink()
  unmount()
  show(screens)
  await accountRead()
  expect((await screen.findByRole<HTMLInputElement>('textbox', { name: understood.title })).value).toBe(source.title)

  await user.click(screen.getByRole('radio', { name: choose.topic }))
  await user.keyboard('{Control>}{Enter}{/Control}')
  expect(Object.keys((await sent(server.current)).body)).not.toContain('source')
})

test('a source that was deleted is told, and another one can be added', async () => {
  server.current.signIn('pro', {}, 'reader-of-deleted')
  const screens = { [kindPaths.script]: <GeneratorScreen path={kindPaths.script} /> }
  const { unmount } = show(screens)
  await accountRead()
  await user.click(screen.getByRole('radio', { name: choose.source }))
  await readLink()
  unmount()
  server.current.more = { ...server.current.more, [`GET /api/sources/${source.id}`]: refuses(404, 'NOT_FOUND') }
  show(screens)
  await screen.findByText(understood.gone)
  await press(understood.other)

  expect(await box()).toBeTruthy()
})

test('an earlier source is used again, or deleted', async () => {
  const removed: string[] = []
  const { text: _, points: __, cut: ___, remarks: ____, ...listed } = source
  server.current.more = {
    ...server.current.more,
    'GET /api/sources': () => Response.json({ items: removed.length > 0 ? [] : [listed] }),
    [`DELETE /api/sources/${source.id}`]: () => {
      removed.push(source.id)
      return new Response(null, { status: 204 })
    },
  }
  await open()
  await user.click(await screen.findByRole('button', { name: source.title }))
  await screen.findByRole('textbox', { name: understood.title })
  expect(screen.queryByText(understood.cut({ max: '60,000' }))).toBeNull()
  await press(understood.other)
  await user.click(await screen.findByRole('button', { name: add.remove({ title: source.title }) }))
  expect(removed).toEqual([])
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: add.removeConfirm }))

  await waitFor(() => expect(screen.queryByRole('button', { name: source.title })).toBeNull())
  expect(removed).toEqual([source.id])
})

test('All in One writes every text from the source', async () => {
  await open(<AllInOneScreen />, paths.allInOne)
  await readLink()
  for (const name of ['Script', 'Reddit']) await user.click(screen.getByRole('checkbox', { name }))
  await user.selectOptions(screen.getByLabelText('Tone'), 'casual')
  await user.keyboard('{Control>}{Enter}{/Control}')

  await sent(server.current, 1)
  expect(server.current.streams.map(({ body }) => body.source)).toEqual([points([0, 1, 2]), points([0, 1, 2])])
})

test('a result says how many points it uses, and names them when it is opened', async () => {
  await open()
  await readLink()
  await user.keyboard('{Control>}{Enter}{/Control}')
  const stream = await sent(server.current)
  stream.done({ post: { caption: 'The mill reopens on 3 May.' }, usedPoints: [0] })

  await user.click(await screen.findByText(usedPointMessages.used(1)))
  const details = screen.getByText(usedPointMessages.used(1)).closest('details') as HTMLElement
  await waitFor(() => expect(within(details).getByText(source.points[0]?.text ?? '')).toBeTruthy())
  expect(within(details).queryByText('A loaf costs €4.50.')).toBeNull()
})

describe('accessibility', () => {
  test('the box and the points have no finding', async () => {
    const container = await open()
    await box()
    const findings = async () =>
      (await axe.run(container, { rules: { 'color-contrast': { enabled: false } } })).violations.map(({ id }) => id)
    expect(await findings()).toEqual([])
    await readLink()
    expect(await findings()).toEqual([])
  })

  test('each point has the direction of its own text', async () => {
    await open()
    await readLink()
    expect(screen.getByText('المخبز يفتح يوم الأحد.', { selector: 'bdi' }).getAttribute('dir')).toBe('auto')
  })
})
