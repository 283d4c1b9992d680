import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { slowClock } from '#app/lib/timers.fixture.ts'
import { generationMessages } from '#contract/messages.ts'
import { kinds } from '#kinds/index.ts'
import { kindPaths } from '#kinds/paths.ts'
import { scriptMessages } from '#kinds/script/messages.ts'
import { accountRead, fakeServer, generate, press, sent, show, user } from './fake-server.fixture.tsx'
import { GeneratorScreen } from './generator-screen.tsx'

const server = fakeServer()
const wideWindow = {
  [kindPaths.script]: <GeneratorScreen path={kindPaths.script} />,
  [kindPaths.description]: <GeneratorScreen path={kindPaths.description} />,
}

/** A script that is being written. */
async function writing(userId?: string) {
  server.current.signIn('pro', {}, userId)
  const shown = show(wideWindow)
  await accountRead()
  await generate('bread')
  return { ...shown, stream: await sent(server.current) }
}

test('while a text is written the button says Generating... and is disabled, and the text is streamed', async () => {
  const { stream } = await writing()
  expect(screen.getByRole('button', { name: 'Generating...' }).getAttribute('aria-disabled')).toBe('true')

  stream.partial({ script: 'You are' })
  expect(await screen.findByText('You are')).toBeTruthy()
  stream.partial({ script: 'You are forty-three' })
  expect(await screen.findByText('You are forty-three')).toBeTruthy()
})

test.each([
  ['above the window, beside a form that is scrolled down, are scrolled to', new DOMRect(0, -500, 300, 200), 1],
  ['below the window, as on a phone, are scrolled to', new DOMRect(0, 900, 300, 200), 1],
  ['in the window stay where they are', new DOMRect(0, 100, 300, 200), 0],
  ['that are long and fill the window stay where they are', new DOMRect(0, -500, 300, 2000), 0],
])('when a text is started, results %s', async (_name, place, times) => {
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView')
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(place)
  await writing()
  const results = screen.getByRole('region', { name: 'Results' })
  expect(scrolled.mock.contexts.filter((element) => element === results)).toHaveLength(times)
  vi.restoreAllMocks()
})

test('a finished text is shown with a message beside it, and not in a toast', async () => {
  const { stream } = await writing()
  stream.done({ script: 'All of it.' })

  const message = await screen.findByText(kinds.script.messages.success)
  expect(message.closest('[role=status]')?.closest('section')).toBe(screen.getByRole('region', { name: 'Results' }))
  expect(document.querySelector('[data-sonner-toast]')).toBeNull()
  expect(screen.getByText('All of it.')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Generate script' })).toBeTruthy()
})

test('pressing the shortcut again while a text is written sends nothing', async () => {
  await writing()
  await user.keyboard('{Control>}{Enter}{/Control}')

  expect(server.current.streams).toHaveLength(1)
})

test.each<[string, () => Promise<void>]>([
  ['the Stop button', () => user.click(screen.getAllByRole('button', { name: 'Stop' })[0] as HTMLElement)],
  ['Esc', () => user.keyboard('{Escape}')],
])('%s ends the generation immediately, aborts the request and says that nothing was counted', async (_name, stop) => {
  const { stream } = await writing()
  stream.partial({ script: 'You are' })
  await screen.findByText('You are')
  await stop()

  expect(screen.queryByText('You are')).toBeNull()
  expect(screen.getByRole('button', { name: 'Generate script' })).toBeTruthy()
  await waitFor(() => expect(stream.aborted()).toBe(true))
  expect(await screen.findByText(generationMessages.stopped)).toBeTruthy()
})

test('after a stop that came too late, the charged text is shown and a message says that it was counted', async () => {
  const { stream } = await writing()
  server.current.finished = { [stream.idempotencyKey ?? '']: { script: 'All of it.' } }
  await user.keyboard('{Escape}')

  expect(await screen.findByText('All of it.')).toBeTruthy()
  expect(await screen.findByText('Stopped. It had already finished, so it counts as 1 request. Here it is.')).toBeTruthy()
  expect(screen.queryByText(generationMessages.stopped)).toBeNull()
})

test('an unconfirmed stop does not claim that nothing was counted, and can be checked again', async () => {
  const { stream } = await writing()
  server.current.stopping = () => new Response(null, { status: 503 })
  await user.keyboard('{Escape}')
  expect(await screen.findByText(generationMessages.stopUnconfirmed)).toBeTruthy()

  server.current.stopping = null
  server.current.finished = { [stream.idempotencyKey ?? '']: { script: 'All of it.' } }
  await press('Check again')
  expect(await screen.findByText('All of it.')).toBeTruthy()
})

test('opening another screen does not stop the generation, and the result is shown on return', async () => {
  const { stream } = await writing()
  await user.click(screen.getByRole('link', { name: kindPaths.description }))
  expect(screen.getByRole('heading', { name: 'AI Video Description Generator' })).toBeTruthy()
  expect(stream.aborted()).toBe(false)

  stream.done({ script: 'All of it.' })
  await screen.findByText(kinds.script.messages.success)
  await press('Show')
  expect(await screen.findByText('All of it.')).toBeTruthy()
})

test('an interrupted connection is a failure with a hint to check History, and a retry sends the same key', async () => {
  const { stream } = await writing()
  stream.partial({ script: 'You are' })
  stream.cut()

  expect((await screen.findAllByText(generationMessages.cut)).length).toBeGreaterThan(0)
  expect(screen.getAllByText(generationMessages.cutHint).length).toBeGreaterThan(0)
  expect(screen.queryByText(kinds.script.messages.success)).toBeNull()

  await press('Try again')
  expect((await sent(server.current, 1)).idempotencyKey).toBe(stream.idempotencyKey)
})

test('a failed generation shows the message of its kind', async () => {
  const { stream } = await writing()
  stream.fail({ code: 'GENERATION_FAILED', status: 502, message: 'The writer could not finish this.' })

  expect(await screen.findAllByText(kinds.script.messages.failed)).toHaveLength(1)
  expect(document.querySelector('[data-sonner-toast]')).toBeNull()
})

test('Write again sends the same request with a new key', async () => {
  const { stream } = await writing()
  stream.done({ script: 'All of it.' })
  await screen.findByText('All of it.')
  await press('Write again')

  const again = await sent(server.current, 1)
  expect(again.idempotencyKey).not.toBe(stream.idempotencyKey)
  expect(again.body).toEqual(stream.body)
})

test('stopping a regeneration restores the earlier text', async () => {
  const { stream } = await writing()
  stream.done({ script: 'All of it.' })
  await screen.findByText('All of it.')
  await press('Write again')
  await sent(server.current, 1)
  expect(screen.queryByText('All of it.')).toBeNull()
  await user.keyboard('{Escape}')

  expect(screen.getByText('All of it.')).toBeTruthy()
})

test('clearing results keeps the focus at their place, and Undo restores them', async () => {
  const { stream } = await writing()
  // Undo is offered for seconds, so the clock runs slowly here.
  slowClock()
  stream.done({ script: 'All of it.' })
  await screen.findByText('All of it.')
  await press('More')
  await user.click(await screen.findByRole('menuitem', { name: 'Clear' }))
  expect(screen.queryByText('All of it.')).toBeNull()
  await waitFor(() => expect(document.activeElement?.tagName).toBe('SECTION'))

  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  expect(screen.getByText('All of it.')).toBeTruthy()
})

test('topic and options survive a reload and a new sign-in, for the same user only', async () => {
  server.current.signIn('pro', {}, 'mira')
  const first = show({ [kindPaths.script]: <GeneratorScreen path={kindPaths.script} /> })
  await accountRead()
  await user.type(screen.getByLabelText('Topic'), 'bread')
  await user.selectOptions(screen.getByLabelText('Tone'), 'Formal')
  first.unmount()

  server.current.signIn('pro', {}, 'somebody else')
  const second = show({ [kindPaths.script]: <GeneratorScreen path={kindPaths.script} /> })
  await accountRead()
  expect(screen.getByLabelText('Topic')).toHaveProperty('value', '')
  second.unmount()

  server.current.signIn('pro', {}, 'mira')
  show({ [kindPaths.script]: <GeneratorScreen path={kindPaths.script} /> })
  await accountRead()
  expect(screen.getByLabelText('Topic')).toHaveProperty('value', 'bread')
  expect(screen.getByLabelText('Tone')).toHaveProperty('value', 'formal')
})

test('an example fills the topic', async () => {
  server.current.signIn('pro')
  show({ [kindPaths.script]: <GeneratorScreen path={kindPaths.script} /> })
  await accountRead()
  await press(scriptMessages.example1)

  expect(screen.getByLabelText('Topic')).toHaveProperty('value', scriptMessages.example1)
})
