import { cleanup, screen, waitFor, within } from '@testing-library/react'
import type { ReactElement } from 'react'
import { expect, test } from 'vitest'
import { enter } from '#app/lib/screen.fixture.tsx'
import { givenMessages } from '#contract/messages.ts'
import { occasions } from '#contract/occasion-messages.ts'
import { postPlatforms } from '#contract/options.ts'
import { paths } from '#contract/paths.ts'
import { questionFor } from '#contract/role-messages.ts'
import { questionsOf, type Role } from '#contract/roles.ts'
import { kindPaths } from '#kinds/paths.ts'
import { AllInOneScreen } from './all-in-one-screen.tsx'
import { accountRead, fakeServer, openDetails, press, reading, refuses, sent, show, user } from './fake-server.fixture.tsx'
import { GeneratorScreen } from './generator-screen.tsx'

const server = fakeServer()
const words = givenMessages
/** A guess comes after a pause in typing. */
const patient = { timeout: 10_000 }

async function open(element: ReactElement, path: string = paths.twitter) {
  server.current.signIn('pro')
  show({ [path]: element })
  await accountRead()
}

const topic = (name = 'Topic') => screen.getByLabelText<HTMLTextAreaElement>(name)
const choice = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name })
const choose = async (name: string) => user.click(await screen.findByRole('radio', { name }))
const guesses = (read: Parameters<typeof reading>[0]) => {
  server.current.guessing = () => reading(read)
}
const questions = () => screen.findByRole('group', { name: words.facts }, patient)
/** The field for a fact of an offer. */
const fact = (role: Role) => screen.findByLabelText<HTMLInputElement>(questionFor('offer', role), {}, patient)
/** The questions that are asked, in their order. */
const asked = async () =>
  within(await questions())
    .getAllByRole('textbox')
    .map((field) => field.getAttribute('name'))
const namesOf = (...roles: readonly Role[]) => roles.map((role) => `fact-${role}`)

test.each<[string, ReactElement, string]>([
  ...postPlatforms.map((id): [string, ReactElement, string] => [id, <GeneratorScreen key={id} path={paths[id]} />, 'Topic']),
  ['titles', <GeneratorScreen key="t" path={kindPaths.titles} />, 'Topic'],
  ['description', <GeneratorScreen key="d" path={kindPaths.description} />, 'Topic'],
  ['hashtags', <GeneratorScreen key="h" path={kindPaths.hashtags} />, 'Topic'],
  ['ideas', <GeneratorScreen key="i" path={kindPaths.ideas} />, 'Prompt'],
  ['script', <GeneratorScreen key="s" path={kindPaths.script} />, 'Topic'],
])('the %s screen sends facts, details and the chosen occasion', async (name, element, field) => {
  await open(element)
  if (name === 'titles') await choose('YouTube')
  await enter(await openDetails(), 'the last of the year')
  await enter(topic(field), 'fresh mangoes')
  await choose(occasions.offer)
  await enter(await fact('price'), 'Rs 120 a kg')
  await user.keyboard('{Control>}{Enter}{/Control}')

  const { body } = await sent(server.current)
  expect(body).toMatchObject({ details: 'the last of the year', occasion: 'offer', facts: { price: 'Rs 120 a kg' } })
})

test('All in One asks once for all, and sends facts, details and the chosen occasion with every item', async () => {
  await open(<AllInOneScreen />, paths.allInOne)
  for (const name of ['Ideas', 'Script', 'Reddit']) await user.click(screen.getByRole('checkbox', { name }))
  await user.selectOptions(screen.getByLabelText('Tone'), 'casual')
  await enter(await openDetails(), 'the last of the year')
  await enter(topic(), 'fresh mangoes')
  await choose(occasions.offer)
  await enter(await fact('price'), 'Rs 120 a kg')
  await user.keyboard('{Control>}{Enter}{/Control}')

  await sent(server.current, 2)
  const given = { details: 'the last of the year', occasion: 'offer', facts: { price: 'Rs 120 a kg' } }
  expect(server.current.streams.map(({ body }) => body)).toMatchObject([given, given, given])
})

test('blank answers, blank details and an occasion that was not chosen are not sent', async () => {
  await open(<GeneratorScreen path={paths.twitter} />)
  await user.type(await openDetails(), ' {Enter} ')
  await enter(topic(), 'fresh mangoes')
  await user.type(await screen.findByLabelText(questionFor('other', 'what'), {}, patient), ' ')
  await user.keyboard('{Control>}{Enter}{/Control}')

  const sentFields = Object.keys((await sent(server.current)).body)
  for (const field of ['facts', 'details', 'occasion']) expect(sentFields).not.toContain(field)
})

test('facts, details and occasion are restored when the screen is opened again', async () => {
  server.current.signIn('pro', {}, 'returning-user')
  show({ [kindPaths.script]: <GeneratorScreen path={kindPaths.script} /> })
  await accountRead()
  await enter(topic(), 'fresh mangoes')
  await enter(await openDetails(), 'the last of the year')
  await choose(occasions.offer)
  await enter(await fact('price'), 'Rs 120 a kg')
  cleanup()
  show({ [kindPaths.script]: <GeneratorScreen path={kindPaths.script} /> })
  await accountRead()

  expect((await openDetails()).value).toBe('the last of the year')
  expect((await screen.findByRole<HTMLInputElement>('radio', { name: occasions.offer })).checked).toBe(true)
  expect((await fact('price')).value).toBe('Rs 120 a kg')
})

test('a draft of an earlier version, with a template and an occasion that is gone, opens with its topic and details alone', async () => {
  server.current.signIn('pro', {}, 'user-of-templates')
  const stored = { topic: 'Our bakery opens', details: 'At 8 am', template: 'opening', answers: { where: 'Pune' }, occasion: 'opening' }
  localStorage.setItem(`draft:user-of-templates:${paths.twitter}`, JSON.stringify(stored))
  show({ [paths.twitter]: <GeneratorScreen path={paths.twitter} /> })
  await accountRead()
  await waitFor(() => expect(topic().value).toBe('Our bakery opens'))
  await user.click(topic())
  await user.keyboard('{Control>}{Enter}{/Control}')

  const { body } = await sent(server.current)
  expect(body).toMatchObject({ topic: 'Our bakery opens', details: 'At 8 am' })
  for (const gone of ['template', 'answers', 'occasion', 'facts']) expect(Object.keys(body)).not.toContain(gone)
})

test('long details are counted near the limit, and a message says that the end of a long paste was left out', async () => {
  await open(<GeneratorScreen path={kindPaths.script} />)
  await user.click(await openDetails())
  await user.paste('x'.repeat(1_999))
  expect(screen.getByText('1,999 / 2,000')).toBeTruthy()
  await user.paste('yy')
  expect(screen.getByText('You pasted more than 2,000 characters, so we left out the rest.')).toBeTruthy()
})

test.each([
  ['details', 'Not these details.', () => screen.getByLabelText(words.details)],
  ['occasion', 'Not this occasion.', () => choice(words.guessed({ label: occasions.other }))],
  ['facts.what', 'Not this fact.', () => screen.getByLabelText(questionFor('other', 'what'))],
] as const)('a validation error of the %s is shown and focused at its field', async (path, message, control) => {
  await open(<GeneratorScreen path={paths.twitter} />)
  server.current.refusal = refuses(422, 'INVALID_INPUT', { issues: [{ path, message }] })
  await enter(topic(), 'fresh mangoes')
  await screen.findByLabelText(questionFor('other', 'what'), {}, patient)
  await press('Generate post')

  await waitFor(() => expect(document.activeElement).toBe(control()))
  const field = control().closest('[data-invalid="true"], fieldset') ?? control().parentElement
  expect(within(field as HTMLElement).getByRole('alert').textContent).toBe(message)
})

test('without a topic nothing is asked or guessed', async () => {
  await open(<GeneratorScreen path={paths.twitter} />)
  await enter(await openDetails(), 'Rs 120 a kg')

  expect(screen.queryByRole('group', { name: words.question })).toBeNull()
  expect(screen.queryByRole('group', { name: words.facts })).toBeNull()
  expect(server.current.guessed).toEqual([])
})

test('after a pause in typing the guess brings its questions, and another occasion is one press away', async () => {
  guesses({ occasion: 'offer' })
  await open(<GeneratorScreen path={paths.twitter} />)
  await enter(await openDetails(), 'Rs 120 a kg')
  await enter(topic(), 'fresh mangoes')
  expect(choice(words.guess).checked).toBe(true)

  const guess = words.guessed({ label: occasions.offer })
  expect(await screen.findByRole('radio', { name: guess, checked: true }, patient)).toBeTruthy()
  expect(server.current.guessed).toEqual([{ topic: 'fresh mangoes', details: 'Rs 120 a kg', language: 'en' }])
  expect(await asked()).toEqual(namesOf(...questionsOf.offer.slice(0, 3)))
  await press(words.moreFacts)
  expect(await asked()).toEqual(namesOf(...questionsOf.offer))
  expect(document.activeElement).toBe(await fact(questionsOf.offer[3] as Role))

  await choose(occasions.event)
  expect(choice(words.guess).checked).toBe(false)
  expect(await asked()).toEqual(namesOf(...questionsOf.event))
  await press('Generate post')
  expect((await sent(server.current)).body).toMatchObject({ occasion: 'event' })
})

test('what was typed already is shown as found, and not asked again', async () => {
  guesses({
    occasion: 'offer',
    given: ['price', 'until'],
    found: [
      { role: 'price', text: '£25' },
      { role: 'until', text: 'until Sunday' },
    ],
  })
  await open(<GeneratorScreen path={paths.twitter} />)
  await enter(topic(), 'gel nails £25 until Sunday')

  const chips = within(await screen.findByRole('list', { name: words.found }, patient))
  expect(chips.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Price £25', 'until Sunday'])
  expect(await asked()).toEqual(namesOf('when', 'where', 'order'))
})

test('an answer to a question of another occasion stays in sight, because it is sent', async () => {
  guesses({ occasion: 'offer' })
  await open(<GeneratorScreen path={paths.twitter} />)
  await enter(topic(), 'fresh mangoes')
  await enter(await fact('price'), 'Rs 120 a kg')
  await choose(occasions.video)

  expect(await asked()).toEqual(namesOf(...questionsOf.video.slice(0, 3), 'price'))
  await press('Generate post')
  expect((await sent(server.current)).body).toMatchObject({ occasion: 'video', facts: { price: 'Rs 120 a kg' } })
})

test('Enter goes from question to question, and from the last one sends', async () => {
  guesses({ occasion: 'offer', given: ['until', 'when'] })
  await open(<GeneratorScreen path={paths.twitter} />)
  await enter(topic(), 'fresh mangoes')
  await enter(await fact('price'), 'Rs 120 a kg')
  await user.keyboard('{Enter}')
  expect(document.activeElement).toBe(await fact('where'))
  await user.keyboard('{Enter}')
  expect(document.activeElement).toBe(await fact('order'))
  expect(server.current.streams).toEqual([])
  await user.keyboard('call 555{Enter}')

  expect((await sent(server.current)).body).toMatchObject({ facts: { price: 'Rs 120 a kg', order: 'call 555' } })
})

test('a question does not go away under the hands that answer it, also while they empty it', async () => {
  guesses({ occasion: 'offer' })
  await open(<GeneratorScreen path={paths.twitter} />)
  await enter(topic(), 'mangoes')
  await enter(await fact('price'), 'Rs 120')
  await choose(occasions.video)
  await user.clear(await fact('price'))

  expect(document.activeElement).toBe(await fact('price'))
  expect(await asked()).toEqual(namesOf(...questionsOf.video.slice(0, 3), 'price'))
})

test('questions follow the topic when the focus was in one before it was read, and that one stays', async () => {
  const second = Promise.withResolvers<Response>()
  server.current.guessing = ({ topic: read }) => (read === 'mangoes' ? reading({ occasion: 'offer' }) : second.promise)
  await open(<GeneratorScreen path={paths.twitter} />)
  await enter(topic(), 'mangoes')
  await fact('until')
  await enter(topic(), ', a tasting')
  await user.click(await fact('until'))
  await waitFor(() => expect(server.current.guessed).toHaveLength(2), patient)
  second.resolve(reading({ occasion: 'event', given: ['when'] }))

  await waitFor(async () => expect(await asked()).toEqual(namesOf('until', 'where', 'price')), patient)
  expect(document.activeElement).toBe(await fact('until'))
})

test('one press clears all answers, for the next topic', async () => {
  guesses({ occasion: 'offer' })
  await open(<GeneratorScreen path={paths.twitter} />)
  await enter(topic(), 'fresh mangoes')
  await fact('price')
  expect(screen.queryByRole('button', { name: words.clear })).toBeNull()
  await enter(await fact('price'), 'Rs 120 a kg')
  await press(words.moreFacts)
  await enter(await fact('where'), 'Pune')
  await press(words.clear)

  expect((await fact('price')).value).toBe('')
  expect(document.activeElement).toBe(await fact('price'))
  await press('Generate post')
  expect((await sent(server.current)).body).not.toHaveProperty('facts')
})

test('the arrow keys move through the occasions, which have one tab stop', async () => {
  await open(<GeneratorScreen path={paths.twitter} />)
  await enter(topic(), 'fresh mangoes')
  await user.tab()
  expect(document.activeElement).toBe(choice(words.guess))
  await user.keyboard('{ArrowDown}')
  expect(choice(occasions.offer).checked).toBe(true)
  await user.tab()
  expect(screen.queryByRole('radio', { name: occasions.event })).not.toBe(document.activeElement)
})

test('the guess for the current text is shown, whichever response arrives last', async () => {
  const first = Promise.withResolvers<Response>()
  server.current.guessing = ({ topic: read }) => (read === 'mangoes' ? first.promise : reading({ occasion: 'hiring' }))
  await open(<GeneratorScreen path={paths.twitter} />)
  await enter(topic(), 'mangoes')
  await waitFor(() => expect(server.current.guessed).toHaveLength(1), patient)
  await user.clear(topic())
  await enter(topic(), 'we need a cook')
  await screen.findByRole('radio', { name: words.guessed({ label: occasions.hiring }) }, patient)
  first.resolve(reading({ occasion: 'offer' }))
  await first.promise

  await waitFor(() => expect(screen.getByRole('radio', { name: words.guessed({ label: occasions.hiring }) })).toBeTruthy())
  expect(screen.queryByRole('radio', { name: words.guessed({ label: occasions.offer }) })).toBeNull()
})

test.each([
  ['is over its limit', refuses(429, 'RATE_LIMITED')],
  ['cannot be reached', () => Promise.reject(new TypeError('Failed to fetch'))],
])('while the guess %s, the questions for any topic are asked, and the screen still works', async (_, guessing) => {
  server.current.guessing = guessing
  await open(<GeneratorScreen path={paths.twitter} />)
  await enter(topic(), 'fresh mangoes')
  await screen.findByLabelText(questionFor('other', 'what'), {}, patient)

  expect(await asked()).toEqual(namesOf(...questionsOf.other))
  await press('Generate post')
  expect((await sent(server.current)).body.topic).toBe('fresh mangoes')
})

test('clearing the topic resets the occasion', async () => {
  await open(<GeneratorScreen path={paths.twitter} />)
  await enter(topic(), 'fresh mangoes')
  await choose(occasions.offer)
  await enter(topic(), ', the last of the year')
  expect(choice(occasions.offer).checked).toBe(true)
  await user.clear(topic())
  await enter(topic(), 'a new topic')

  expect(choice(occasions.offer).checked).toBe(false)
})
