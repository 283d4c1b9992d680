import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { paths } from '#contract/paths.ts'
import { kindPaths } from '#kinds/paths.ts'
import { AllInOneScreen } from './all-in-one-screen.tsx'
import { accountRead, fakeServer, generate, press, sent, show, user } from './fake-server.fixture.tsx'
import { GeneratorScreen } from './generator-screen.tsx'

const server = fakeServer()

async function writing() {
  server.current.signIn('pro')
  show({ [kindPaths.script]: <GeneratorScreen path={kindPaths.script} /> })
  await accountRead()
  await generate('bread')
  return sent(server.current)
}

/** What screen readers are told about the queue. */
const announced = () =>
  screen
    .getAllByRole('status')
    .map(({ textContent }) => textContent)
    .filter((text) => /in line|Reading|Loading/.test(text ?? ''))

test('a text that waits shows its place in the queue and what the model does, and then the text', async () => {
  const stream = await writing()
  stream.waiting({ stage: 'queued', place: 3, seconds: 40 })
  expect((await screen.findAllByText('3rd in line, about 40 seconds')).length).toBeGreaterThan(0)
  stream.waiting({ stage: 'loading', place: null, seconds: null })
  expect((await screen.findAllByText('Loading the model...')).length).toBeGreaterThan(0)
  stream.waiting({ stage: 'reading', place: null, seconds: null })
  expect((await screen.findAllByText('Reading your topic...')).length).toBeGreaterThan(0)

  stream.partial({ script: 'You are' })
  expect(await screen.findByText('You are')).toBeTruthy()
  expect(screen.queryByText('Reading your topic...')).toBeNull()
})

test('a place in the queue is announced when it changes, and not with each new estimate', async () => {
  const stream = await writing()
  stream.waiting({ stage: 'queued', place: 2, seconds: 40 })
  await waitFor(() => expect(announced()).toEqual(['2nd in line, about 40 seconds']))
  stream.waiting({ stage: 'queued', place: 2, seconds: 30 })
  expect(await screen.findByText('2nd in line, about 30 seconds')).toBeTruthy()
  expect(announced()).toEqual(['2nd in line, about 40 seconds'])

  stream.waiting({ stage: 'queued', place: 1, seconds: 20 })
  await waitFor(() => expect(announced()).toEqual(['Next in line, about 20 seconds']))
})

test('a text in the queue can be stopped', async () => {
  const stream = await writing()
  stream.waiting({ stage: 'queued', place: 3, seconds: 40 })
  await screen.findAllByText('3rd in line, about 40 seconds')
  const card = screen.getByRole('article')
  await user.click(within(card).getByRole('button', { name: 'Stop' }))

  await waitFor(() => expect(stream.aborted()).toBe(true))
  expect(screen.queryByText('3rd in line, about 40 seconds')).toBeNull()
})

test('in a batch each card shows its own place, and only the first is announced', async () => {
  server.current.signIn('pro')
  show({ [paths.allInOne]: <AllInOneScreen /> })
  await accountRead()
  await user.type(screen.getByLabelText('Topic'), 'bread')
  await user.click(screen.getByRole('checkbox', { name: 'Script' }))
  await user.click(screen.getByRole('checkbox', { name: 'Ideas' }))
  await user.selectOptions(screen.getByLabelText('Tone'), 'Casual')
  await press('Get Content')
  const [first, second] = [await sent(server.current), await sent(server.current, 1)]
  first.waiting({ stage: 'queued', place: 1, seconds: null })
  second.waiting({ stage: 'queued', place: 2, seconds: null })

  expect(await screen.findByText('2nd in line')).toBeTruthy()
  await waitFor(() => expect(announced()).toEqual(['Next in line']))
  expect(screen.getByRole('button', { name: 'Stop all' })).toBeTruthy()
})
