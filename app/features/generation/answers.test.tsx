import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { givenMessages } from '#contract/messages.ts'
import { paths } from '#contract/paths.ts'
import { questionFor } from '#contract/role-messages.ts'
import type { Facts, Role } from '#contract/roles.ts'
import { accountRead, fakeServer, generate, press, reading, sent, show, textIn, typeInto, user } from './fake-server.fixture.tsx'
import { GeneratorScreen } from './generator-screen.tsx'
import { askMessages } from './results/ask-messages.ts'
import { resultMessages } from './results/messages.ts'

const server = fakeServer()
const t = askMessages
const patient = { timeout: 10_000 }

const captionOf = (facts: Facts = {}) => ['Brunch', ...Object.values(facts)].join(', ')
const resultOf = (facts: Facts = {}) => ({
  post: { caption: captionOf(facts) },
  arranged: { occasion: 'event', guessed: true, notes: [], open: (['when', 'price'] as const).filter((role) => !facts[role]) },
})

/** The facts of the calls that arrange a text again, in their order. */
let answered: (Facts | undefined)[]
/** Replaces the next answer to such a call. */
let answering: (() => Response | Promise<Response>) | null

/** A text of the built-in writer that leaves two questions open. */
async function written() {
  answered = []
  answering = null
  server.current.signIn('basic')
  server.current.guessing = () => reading({ occasion: 'event' })
  server.current.more = {
    'POST /api/generations/0197aaaa-0000-7000-8000-000000000001/facts': async (request) => {
      const { facts } = (await request.json()) as { facts?: Facts }
      answered.push(facts)
      const replaced = answering
      answering = null
      if (replaced) return replaced()
      return Response.json({
        id: '0197aaaa-0000-7000-8000-000000000001',
        kind: 'post',
        feature: 'hashtags',
        created_at: '2026-11-22T00:00:00.000Z',
        request: { ...server.current.streams[0]?.body, ...(facts && { facts }) },
        result: resultOf(facts),
      })
    },
  }
  show({ [paths.facebook]: <GeneratorScreen path={paths.facebook} />, '/elsewhere': <p>Elsewhere</p> })
  await accountRead()
  await generate('Brunch')
  ;(await sent(server.current)).done(resultOf())
  await screen.findByRole('region', { name: t.more })
}

const box = () => within(screen.getByRole('region', { name: t.more }))
const openQuestion = (role: Role) => user.click(box().getByRole('button', { name: questionFor('event', role) }))
const text = (caption: string) => screen.findAllByText(caption, {}, patient)

test('an answer changes the text in its place, and counts no request', async () => {
  await written()
  await openQuestion('when')
  await user.keyboard('Sunday')
  await text('Brunch, Sunday')
  await openQuestion('price')
  await user.keyboard('£18')
  await text('Brunch, £18, Sunday')

  expect(answered.at(-1)).toEqual({ when: 'Sunday', price: '£18' })
  expect(server.current.streams).toHaveLength(1)
  const form = await screen.findByRole('group', { name: givenMessages.facts })
  expect(within(form).getByLabelText<HTMLInputElement>(questionFor('event', 'price')).value).toBe('£18')
})

test('a given answer can be changed in its place later', async () => {
  await written()
  await openQuestion('when')
  await user.keyboard('Sunday')
  await text('Brunch, Sunday')
  await user.click(screen.getByRole('link', { name: '/elsewhere' }))
  await screen.findByText('Elsewhere')
  await user.click(screen.getByRole('link', { name: paths.facebook }))
  await screen.findByRole('region', { name: t.more })
  await openQuestion('when')
  await user.keyboard(', 10 am')

  await text('Brunch, Sunday, 10 am')
})

test('what is typed while a call runs is sent after it, and the last answer stays', async () => {
  await written()
  const first = Promise.withResolvers<Response>()
  answering = () => first.promise
  await openQuestion('when')
  await user.keyboard('Sun')
  await waitFor(() => expect(answered).toEqual([{ when: 'Sun' }]), patient)
  await user.keyboard('day')
  first.resolve(
    Response.json({
      id: '0197aaaa-0000-7000-8000-000000000001',
      kind: 'post',
      feature: 'hashtags',
      created_at: '2026-11-22T00:00:00.000Z',
      request: { ...server.current.streams[0]?.body, facts: { when: 'Sun' } },
      result: resultOf({ when: 'Sun' }),
    }),
  )

  await text('Brunch, Sunday')
  expect(answered).toEqual([{ when: 'Sun' }, { when: 'Sunday' }])
})

test('an answer whose call failed is said to be missing, and sent again with one press', async () => {
  await written()
  answering = () => Promise.reject(new TypeError('Failed to fetch'))
  await openQuestion('when')
  await user.keyboard('Sunday')
  await screen.findByText(t.lost, {}, patient)
  await press(t.tryAgain)

  await text('Brunch, Sunday')
  await waitFor(() => expect(screen.queryByText(t.lost)).toBeNull())
})

test('an answer is sent when the screen is left before the pause', async () => {
  await written()
  await openQuestion('when')
  await user.keyboard('Sunday')
  await user.click(screen.getByRole('link', { name: '/elsewhere' }))
  await screen.findByText('Elsewhere')
  await waitFor(() => expect(answered).toEqual([{ when: 'Sunday' }]), patient)
  await user.click(screen.getByRole('link', { name: paths.facebook }))

  await text('Brunch, Sunday')
})

test('an edited text is never replaced, and has the answer once the edit is undone', async () => {
  await written()
  const first = Promise.withResolvers<Response>()
  answering = () => first.promise
  await openQuestion('when')
  await user.keyboard('Sunday')
  await waitFor(() => expect(answered).toHaveLength(1), patient)
  typeInto('Post', ' at noon')
  expect(screen.queryByText(t.more)).toBeNull()
  first.resolve(
    Response.json({
      id: '0197aaaa-0000-7000-8000-000000000001',
      kind: 'post',
      feature: 'hashtags',
      created_at: '2026-11-22T00:00:00.000Z',
      request: { ...server.current.streams[0]?.body, facts: { when: 'Sunday' } },
      result: resultOf({ when: 'Sunday' }),
    }),
  )
  await first.promise
  expect(textIn('Post')).toBe('Brunch at noon')
  await press(resultMessages.undo)

  await waitFor(() => expect(textIn('Post')).toBe('Brunch, Sunday'), patient)
})

test('an answer that arrives after an undo is in the text when it is shown again', async () => {
  await written()
  await openQuestion('when')
  await user.keyboard('Sunday')
  await text('Brunch, Sunday')
  await press(new RegExp(`^${resultMessages.regenerate}`))
  ;(await sent(server.current, 1)).done({ post: { caption: 'Another brunch' } })
  await screen.findAllByText('Another brunch')
  await press('Back to draft 1')
  await text('Brunch, Sunday')
  const late = Promise.withResolvers<Response>()
  answering = () => late.promise
  await openQuestion('price')
  await user.keyboard('£18')
  await waitFor(() => expect(answered).toHaveLength(2), patient)
  await press('On to draft 2')
  await screen.findAllByText('Another brunch')
  late.resolve(
    Response.json({
      id: '0197aaaa-0000-7000-8000-000000000001',
      kind: 'post',
      feature: 'hashtags',
      created_at: '2026-11-22T00:00:00.000Z',
      request: { ...server.current.streams[0]?.body, facts: { when: 'Sunday', price: '£18' } },
      result: resultOf({ when: 'Sunday', price: '£18' }),
    }),
  )
  await late.promise
  await press('Back to draft 1')

  await text('Brunch, Sunday, £18')
})

test('a text of a model and one of several versions have no open questions', async () => {
  await written()
  await press(new RegExp(`^${resultMessages.regenerate}`))
  ;(await sent(server.current, 1)).done({ post: { caption: 'A text of a model.' } })
  await screen.findAllByText('A text of a model.')

  expect(screen.queryByRole('region', { name: t.more })).toBeNull()
})
