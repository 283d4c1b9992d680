import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { noticeMessages } from '#app/lib/generation/messages.ts'
import { enter } from '#app/lib/screen.fixture.tsx'
import { givenMessages } from '#contract/messages.ts'
import { occasions } from '#contract/occasion-messages.ts'
import { paths } from '#contract/paths.ts'
import type { Feature } from '#contract/plans.ts'
import { questionFor } from '#contract/role-messages.ts'
import type { Role } from '#contract/roles.ts'
import { AllInOneScreen } from './all-in-one-screen.tsx'
import { accountRead, fakeServer, generate, press, reading, refuses, type Stream, sent, show, user } from './fake-server.fixture.tsx'
import { GeneratorScreen } from './generator-screen.tsx'
import { allInOneMessages } from './messages.ts'
import { askMessages } from './results/ask-messages.ts'
import { resultMessages } from './results/messages.ts'

const server = fakeServer()
const t = askMessages

const asks = (...roles: Role[]) => ({
  arranged: { occasion: 'event', guessed: true, notes: [], open: roles },
  ask: roles.map((role) => ({ role, question: questionFor('event', role) })),
  counted: false,
})
const asking = { post: { caption: 'Easter brunch' }, ...asks('when', 'price') }

async function open(used: Partial<Record<Feature, number>> = {}) {
  server.current.signIn('basic', used)
  server.current.guessing = () => reading({ occasion: 'event' })
  show({ [paths.facebook]: <GeneratorScreen path={paths.facebook} />, '/elsewhere': <p>Elsewhere</p> })
  await accountRead()
}

/** Generates from a bare topic, which is answered with questions. */
async function asked(): Promise<Stream> {
  await generate('Easter brunch')
  const stream = await sent(server.current)
  stream.done(asking)
  await screen.findByText(t.title)
  return stream
}

/** The question in the card, and not the same one in the form. */
const card = () => within(screen.getByRole('article'))
const question = (role: Role) => card().getByLabelText<HTMLInputElement>(questionFor('event', role))

test('in place of a text that adds nothing the card asks, and nothing is counted, copied or saved', async () => {
  await open({ hashtags: 3 })
  const left = () => screen.getAllByText(/\(\d+ left\)/)[0]?.textContent
  const before = left()
  // What is left is now as this page counts it, and not as the server does.
  server.current.me = () => new Promise(() => {})
  await asked()

  expect(screen.getByText(noticeMessages.asks)).toBeTruthy()
  expect(card().queryByText('Easter brunch')).toBeNull()
  for (const tool of ['Copy', 'Save', resultMessages.undo, resultMessages.regenerate])
    expect(card().queryByRole('button', { name: tool })).toBeNull()
  expect(left()).toBe(before)
})

test('while the card asks, the form has its occasions and does not ask the same', async () => {
  await open()
  await asked()
  expect(screen.getByRole('radio', { name: occasions.event })).toBeTruthy()
  expect(screen.getAllByLabelText(questionFor('event', 'when'))).toEqual([question('when')])
  expect(screen.queryByRole('group', { name: givenMessages.facts })).toBeNull()
})

test('an answer writes the text of the same topic, and the form has it too', async () => {
  await open()
  const { body } = await asked()
  await enter(screen.getByLabelText('Topic'), ' and more')
  await enter(question('when'), 'Sunday, 10 am')
  await press(new RegExp(`^${t.write}`))

  const again = await sent(server.current, 1)
  expect(again.body).toEqual({ ...body, facts: { when: 'Sunday, 10 am' } })
  again.done({ post: { caption: 'Easter brunch, Sunday, 10 am.' } })
  expect(await screen.findByText('Easter brunch, Sunday, 10 am.')).toBeTruthy()
  expect(screen.queryByText(/^Draft/)).toBeNull()
  const form = await screen.findByRole('group', { name: givenMessages.facts })
  await waitFor(() => expect(within(form).getByLabelText<HTMLInputElement>(questionFor('event', 'when')).value).toBe('Sunday, 10 am'))
})

test('Enter goes to the next question, and from the last one writes', async () => {
  await open()
  await asked()
  await enter(question('when'), 'Sunday')
  await user.keyboard('{Enter}')
  expect(document.activeElement).toBe(question('price'))
  expect(server.current.streams).toHaveLength(1)
  await user.keyboard('£18{Enter}')

  expect((await sent(server.current, 1)).body).toMatchObject({ facts: { when: 'Sunday', price: '£18' } })
})

test('without an answer nothing is sent, and a message says why', async () => {
  await open()
  await asked()
  await press(new RegExp(`^${t.write}`))

  expect(await screen.findByText(t.oneAnswer)).toBeTruthy()
  expect(server.current.streams).toHaveLength(1)
})

test('an answer stays when its call fails, and when the screen is left and opened again', async () => {
  await open()
  await asked()
  await enter(question('when'), 'Sunday')
  server.current.refusal = refuses(500, 'INTERNAL')
  await press(new RegExp(`^${t.write}`))
  await screen.findByRole('alert')
  await waitFor(() => expect(question('when').value).toBe('Sunday'))
  await user.click(screen.getByRole('link', { name: '/elsewhere' }))
  await screen.findByText('Elsewhere')
  await user.click(screen.getByRole('link', { name: paths.facebook }))

  await waitFor(() => expect(question('when').value).toBe('Sunday'))
})

test('a text whose next draft only asks is one undo away, and the questions are no draft after the next text', async () => {
  await open()
  await generate('Easter brunch')
  ;(await sent(server.current)).done({ post: { caption: 'The first text.' } })
  await screen.findByText('The first text.')
  await press(new RegExp(`^${resultMessages.regenerate}`))
  ;(await sent(server.current, 1)).done(asking)
  await screen.findByText(t.title)
  expect(screen.getByText('Draft 2 of 2')).toBeTruthy()
  await enter(question('when'), 'Sunday')
  await press(new RegExp(`^${t.write}`))
  ;(await sent(server.current, 2)).done({ post: { caption: 'The second text.' } })
  await screen.findByText('The second text.')

  expect(screen.getByText('Draft 2 of 2')).toBeTruthy()
  await press('Back to draft 1')
  expect(screen.getByText('The first text.')).toBeTruthy()
})

test('in a batch a card that asks counts as no text, and its answers write all that ask', async () => {
  const writeText = vi.fn(() => Promise.resolve())
  vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText } })
  server.current.signIn('pro')
  show({ [paths.allInOne]: <AllInOneScreen /> })
  await accountRead()
  await enter(screen.getByLabelText('Topic'), 'Easter brunch')
  for (const name of ['Hashtags', 'Facebook', 'Reddit']) await user.click(screen.getByRole('checkbox', { name }))
  await user.selectOptions(screen.getByLabelText('Tone'), 'Casual')
  await press('Get Content')
  await sent(server.current, 2)
  const [tags, ...posts] = server.current.streams.toSorted((a, b) => Number('length' in a.body) - Number('length' in b.body))
  tags?.done({ hashtags: ['#brunch'] })
  for (const post of posts) post.done(asking)

  const all = allInOneMessages
  expect(await screen.findByText(`${all.ready({ written: 1, all: 3 })} · ${all.needAnswers(2)}`)).toBeTruthy()
  await press(all.copyAll)
  expect(writeText).toHaveBeenCalledWith(expect.not.stringContaining('Easter brunch'))
  await press(resultMessages.saveAll)
  await waitFor(() => expect(server.current.saved).toHaveLength(1))

  const [one, other] = screen.getAllByRole('article').filter((article) => within(article).queryByText(t.title))
  await enter(within(one as HTMLElement).getByLabelText(questionFor('event', 'when')), 'Sunday')
  expect(within(other as HTMLElement).getByLabelText<HTMLInputElement>(questionFor('event', 'when')).value).toBe('Sunday')
  await user.click(within(other as HTMLElement).getByRole('button', { name: t.writeAll(2) }))

  await sent(server.current, 4)
  const sentAgain = server.current.streams.slice(3).map(({ body }) => body)
  expect(sentAgain.map(({ platform }) => platform).toSorted()).toEqual(['facebook', 'reddit'])
  for (const body of sentAgain) expect(body).toMatchObject({ topic: 'Easter brunch', facts: { when: 'Sunday' } })
})
