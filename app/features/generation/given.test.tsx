import { cleanup, screen, waitFor, within } from '@testing-library/react'
import type { ReactElement } from 'react'
import { expect, test } from 'vitest'
import { enter } from '#app/lib/screen.fixture.tsx'
import { givenMessages } from '#contract/messages.ts'
import { occasions } from '#contract/occasion-messages.ts'
import { postPlatforms } from '#contract/options.ts'
import { paths } from '#contract/paths.ts'
import { templateFields, templateNames, templateTopics, templateWords } from '#contract/template-messages.ts'
import { kindPaths } from '#kinds/paths.ts'
import { AllInOneScreen } from './all-in-one-screen.tsx'
import { accountRead, fakeServer, generate, press, refuses, sent, show, user } from './fake-server.fixture.tsx'
import { GeneratorScreen } from './generator-screen.tsx'

const server = fakeServer()
const { details: detailsLabel, guess, guessed, unsure } = givenMessages.get()
/** A guess comes after a pause in typing. */
const patient = { timeout: 10_000 }

async function open(element: ReactElement, path: string = paths.twitter) {
  server.current.signIn('pro')
  show({ [path]: element })
  await accountRead()
}

const details = () => screen.getByLabelText<HTMLTextAreaElement>(detailsLabel)
const choice = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name })
const choose = (name: string) => user.click(choice(name))
const guesses = (occasion: string) => {
  server.current.guessing = () => Response.json({ occasion })
}

test.each<[string, ReactElement, string]>([
  ...postPlatforms.map((id): [string, ReactElement, string] => [id, <GeneratorScreen key={id} path={paths[id]} />, 'Topic']),
  ['titles', <GeneratorScreen key="t" path={kindPaths.titles} />, 'Topic'],
  ['description', <GeneratorScreen key="d" path={kindPaths.description} />, 'Topic'],
  ['hashtags', <GeneratorScreen key="h" path={kindPaths.hashtags} />, 'Topic'],
  ['ideas', <GeneratorScreen key="i" path={kindPaths.ideas} />, 'Prompt'],
  ['script', <GeneratorScreen key="s" path={kindPaths.script} />, 'Topic'],
])('the %s screen sends the details and the chosen occasion', async (name, element, field) => {
  await open(element)
  if (name === 'titles') await choose('YouTube')
  await enter(details(), 'Rs 120 a kg')
  await choose(occasions.get().offer)
  await generate('fresh mangoes', field)

  expect((await sent(server.current)).body).toMatchObject({ details: 'Rs 120 a kg', occasion: 'offer' })
})

test('All in One sends the details and the chosen occasion with every item', async () => {
  await open(<AllInOneScreen />, paths.allInOne)
  for (const name of ['Ideas', 'Script', 'Reddit']) await user.click(screen.getByRole('checkbox', { name }))
  await user.selectOptions(screen.getByLabelText('Tone'), 'casual')
  await enter(details(), 'Rs 120 a kg')
  await choose(occasions.get().offer)
  await generate('fresh mangoes')

  await sent(server.current, 2)
  const given = { details: 'Rs 120 a kg', occasion: 'offer' }
  expect(server.current.streams.map(({ body }) => body)).toMatchObject([given, given, given])
})

test.each<[string, ReactElement, number]>([
  [paths.twitter, <GeneratorScreen key="x" path={paths.twitter} />, 1],
  [kindPaths.script, <GeneratorScreen key="s" path={kindPaths.script} />, 1],
  [kindPaths.ideas, <GeneratorScreen key="i" path={kindPaths.ideas} />, 1],
  [paths.allInOne, <AllInOneScreen key="a" />, 2],
])('at %s the answers to a template become details with its occasion, in place of the choice of one', async (path, element, jobs) => {
  await open(element, path)
  if (path === paths.allInOne) {
    for (const name of ['Script', 'Reddit']) await user.click(screen.getByRole('checkbox', { name }))
    await user.selectOptions(screen.getByLabelText('Tone'), 'casual')
  }
  await user.selectOptions(screen.getByLabelText(templateWords.get().startFrom), templateNames.get().offer)
  expect(screen.queryByRole('group', { name: givenMessages.get().question })).toBeNull()
  await enter(screen.getByLabelText(templateFields.get().until), 'Sunday')
  await enter(details(), 'Rs 120 a kg')
  await generate('fresh mangoes', templateTopics.get().offer)

  await sent(server.current, jobs - 1)
  const given = { details: 'Until: Sunday\nRs 120 a kg', occasion: 'offer' }
  expect(server.current.streams.map(({ body }) => body)).toMatchObject(Array.from({ length: jobs }, () => given))
  for (const { body } of server.current.streams) expect(Object.keys(body)).not.toEqual(expect.arrayContaining(['template']))
})

test('blank details and an occasion that was not chosen are not sent', async () => {
  await open(<GeneratorScreen path={paths.twitter} />)
  await user.type(details(), ' {Enter} ')
  await generate('fresh mangoes')

  const { body } = await sent(server.current)
  expect(Object.keys(body)).not.toEqual(expect.arrayContaining(['details']))
  expect(Object.keys(body)).not.toEqual(expect.arrayContaining(['occasion']))
})

test('details and occasion are restored when the screen is opened again', async () => {
  server.current.signIn('pro', {}, 'returning-user')
  show({ [kindPaths.script]: <GeneratorScreen path={kindPaths.script} /> })
  await accountRead()
  await enter(screen.getByLabelText('Topic'), 'fresh mangoes')
  await enter(details(), 'Rs 120 a kg')
  await choose(occasions.get().offer)
  cleanup()
  show({ [kindPaths.script]: <GeneratorScreen path={kindPaths.script} /> })
  await accountRead()

  expect(details().value).toBe('Rs 120 a kg')
  expect(choice(occasions.get().offer).checked).toBe(true)
})

test('long details are counted near the limit, and a message says that the end of a long paste was left out', async () => {
  await open(<GeneratorScreen path={kindPaths.script} />)
  await user.click(details())
  await user.paste('x'.repeat(1_999))
  expect(screen.getByText('1,999 / 2,000')).toBeTruthy()
  await user.paste('yy')
  expect(screen.getByText('You pasted more than 2,000 characters, so we left out the rest.')).toBeTruthy()
})

test.each([
  ['details', 'Not these details.', () => details()],
  ['occasion', 'Not this occasion.', () => choice(guess)],
] as const)('a validation error of the %s is shown and focused at its field', async (path, message, control) => {
  await open(<GeneratorScreen path={paths.twitter} />)
  server.current.guessing = refuses(429, 'RATE_LIMITED')
  server.current.refusal = refuses(422, 'INVALID_INPUT', { issues: [{ path, message }] })
  await generate('fresh mangoes')

  await waitFor(() => expect(document.activeElement).toBe(control()))
  const field = control().closest('[data-invalid="true"]') ?? control().parentElement
  expect(within(field as HTMLElement).getByRole('alert').textContent).toBe(message)
})

test('the guess is shown after a pause in typing, and can be changed with one press', async () => {
  guesses('offer')
  await open(<GeneratorScreen path={paths.twitter} />)
  expect(choice(guess).checked).toBe(true)
  expect(server.current.guessed).toEqual([])
  await enter(details(), 'Rs 120 a kg')
  await enter(screen.getByLabelText('Topic'), 'fresh mangoes')

  expect(await screen.findByRole('radio', { name: guessed({ label: occasions.get().offer }), checked: true }, patient)).toBeTruthy()
  expect(server.current.guessed).toEqual([{ topic: 'fresh mangoes', details: 'Rs 120 a kg', language: 'en' }])

  await choose(occasions.get().opening)
  expect(choice(guess).checked).toBe(false)
  await press('Generate post')
  expect((await sent(server.current)).body).toMatchObject({ occasion: 'opening' })
})

test('the arrow keys move through the occasions, which have one tab stop', async () => {
  await open(<GeneratorScreen path={paths.twitter} />)
  await user.click(details())
  await user.tab()
  expect(document.activeElement).toBe(choice(guess))
  await user.keyboard('{ArrowDown}')
  expect(choice(occasions.get().offer).checked).toBe(true)
  await user.tab()
  expect(screen.queryByRole('radio', { name: occasions.get().opening })).not.toBe(document.activeElement)
})

test('the guess for the current text is shown, whichever response arrives last', async () => {
  const first = Promise.withResolvers<Response>()
  server.current.guessing = ({ topic }) => (topic === 'mangoes' ? first.promise : Response.json({ occasion: 'hiring' }))
  await open(<GeneratorScreen path={paths.twitter} />)
  await enter(screen.getByLabelText('Topic'), 'mangoes')
  await waitFor(() => expect(server.current.guessed).toHaveLength(1), patient)
  await user.clear(screen.getByLabelText('Topic'))
  await enter(screen.getByLabelText('Topic'), 'we need a cook')
  await screen.findByRole('radio', { name: guessed({ label: occasions.get().hiring }) }, patient)
  first.resolve(Response.json({ occasion: 'offer' }))
  await first.promise

  await waitFor(() => expect(screen.getByRole('radio', { name: guessed({ label: occasions.get().hiring }) })).toBeTruthy())
  expect(screen.queryByRole('radio', { name: guessed({ label: occasions.get().offer }) })).toBeNull()
})

test.each([
  ['is over its limit', refuses(429, 'RATE_LIMITED')],
  ['cannot be reached', () => Promise.reject(new TypeError('Failed to fetch'))],
])('while the guess %s, the occasion is unknown, and the screen still works', async (_, guessing) => {
  server.current.guessing = guessing
  await open(<GeneratorScreen path={paths.twitter} />)
  await enter(screen.getByLabelText('Topic'), 'fresh mangoes')
  await waitFor(() => expect(server.current.guessed).toHaveLength(1), patient)

  expect(choice(guess).checked).toBe(true)
  await press('Generate post')
  expect((await sent(server.current)).body.topic).toBe('fresh mangoes')
})

test('a topic that is not recognised asks the user to choose an occasion', async () => {
  guesses('other')
  await open(<GeneratorScreen path={paths.twitter} />)
  await enter(screen.getByLabelText('Topic'), 'the rooster')

  expect((await screen.findAllByText(unsure, {}, patient)).length).toBeGreaterThan(0)
  await choose(occasions.get().mine)
  expect(screen.queryByText(unsure)).toBeNull()
})

test('clearing the topic resets the occasion', async () => {
  await open(<GeneratorScreen path={paths.twitter} />)
  const topic = screen.getByLabelText('Topic')
  await enter(topic, 'fresh mangoes')
  await choose(occasions.get().offer)
  await enter(topic, ', the last of the year')
  expect(choice(occasions.get().offer).checked).toBe(true)
  await user.clear(topic)

  expect(choice(guess).checked).toBe(true)
})
