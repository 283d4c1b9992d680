import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { enter } from '#app/lib/screen.fixture.tsx'
import { givenMessages } from '#contract/messages.ts'
import { detailsMax } from '#contract/options.ts'
import { paths } from '#contract/paths.ts'
import type { Feature } from '#contract/plans.ts'
import { questionFor } from '#contract/role-messages.ts'
import { kindPaths } from '#kinds/paths.ts'
import { AllInOneScreen } from './all-in-one-screen.tsx'
import { accountRead, fakeServer, generate, openDetails, press, refuses, sent, show, user } from './fake-server.fixture.tsx'
import { GeneratorScreen } from './generator-screen.tsx'
import { askMessages } from './results/ask-messages.ts'

const server = fakeServer()
const t = askMessages
const writeAgain = new RegExp(`^${t.again}`)
const additions = ['how to order', 'the price']

const details = () => screen.getByLabelText<HTMLTextAreaElement>(givenMessages.details)
const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })

async function written(given = '', used: Partial<Record<Feature, number>> = {}) {
  server.current.signIn('basic', used)
  show({ [paths.facebook]: <GeneratorScreen path={paths.facebook} /> })
  await accountRead()
  if (given) await enter(await openDetails(), given)
  await generate('mangoes')
  const stream = await sent(server.current)
  stream.done({ post: { caption: 'Mangoes are here.' }, addBeforePosting: additions })
  await screen.findByRole('region', { name: t.more })
}

test('a fact that is worth adding opens its field in the card, with the focus, and Enter goes to the next', async () => {
  await written('Rs 120 a kg')
  await press('the price')
  await press('how to order')
  expect(document.activeElement).toBe(field('how to order'))
  await user.click(field('the price'))
  await user.keyboard('Rs 120{Enter}')

  expect(document.activeElement).toBe(field('how to order'))
  expect(server.current.streams).toHaveLength(1)
})

test('Write again writes the same text once more with the answers as details, and not with the form as it is now', async () => {
  await written('Ripe')
  await press('how to order')
  await user.keyboard('call 555 0134')
  await press('the price')
  await enter(screen.getByLabelText('Topic'), ' and more')
  await press(writeAgain)

  const [first, again] = [await sent(server.current), await sent(server.current, 1)]
  expect(again.body).toEqual({ ...first.body, details: 'Ripe\nhow to order: call 555 0134' })
  expect(again.idempotencyKey).not.toBe(first.idempotencyKey)
  again.done({ post: { caption: 'Call us for mangoes.' } })
  expect(await screen.findByText('Call us for mangoes.')).toBeTruthy()
  expect(screen.queryByRole('region', { name: t.more })).toBeNull()
  expect(screen.getByText('Draft 2 of 2')).toBeTruthy()
  expect(details().value).toBe('Ripe\nhow to order: call 555 0134')
})

test('Enter in the last field writes again', async () => {
  await written()
  await press('the price')
  await user.keyboard('Rs 120{Enter}')

  expect((await sent(server.current, 1)).body).toMatchObject({ details: 'the price: Rs 120' })
})

test('Write again sends the facts of the form too', async () => {
  await written()
  await enter(await screen.findByLabelText(questionFor('other', 'link')), 'mangoes.example')
  await press('the price')
  await user.keyboard('Rs 120')
  await press(writeAgain)

  expect((await sent(server.current, 1)).body).toMatchObject({ details: 'the price: Rs 120', facts: { link: 'mangoes.example' } })
})

test('an answer is still in its field when writing again has failed, and is sent once', async () => {
  await written()
  await press('the price')
  await user.keyboard('Rs 120')
  server.current.refusal = refuses(500, 'INTERNAL')
  await press(writeAgain)
  await screen.findByRole('alert')
  server.current.refusal = null
  await waitFor(() => expect(field('the price').value).toBe('Rs 120'))
  await user.type(field('the price'), ' a kg')
  await press(writeAgain)

  expect((await sent(server.current, 1)).body).toMatchObject({ details: 'the price: Rs 120 a kg' })
})

test('a rewritten text is written again as a new one, because a rewrite keeps its details', async () => {
  await written()
  await press('Adjust')
  await press('Another hook')
  const rewritten = await sent(server.current, 1)
  expect(rewritten.body).toHaveProperty('rewrite')
  rewritten.done({ post: { caption: 'Mangoes!' }, addBeforePosting: additions })
  await screen.findByText('Mangoes!')
  await press('the price')
  await user.keyboard('Rs 120')
  await press(writeAgain)

  const { body } = await sent(server.current, 2)
  expect(body).not.toHaveProperty('rewrite')
  expect(body).toHaveProperty('details', 'the price: Rs 120')
})

test('without an answer Write again sends nothing and says why', async () => {
  await written('Rs 120 a kg')
  await press('how to order')
  await press(writeAgain)

  expect(server.current.streams).toHaveLength(1)
  expect(await screen.findByText(t.first)).toBeTruthy()
})

test('Write again says what it costs', async () => {
  await written()
  const button = screen.getByRole('button', { name: writeAgain })
  expect(button.textContent).toContain('1 request')
  const described = document.getElementById(button.getAttribute('aria-describedby') ?? '')
  expect(described?.textContent).toMatch(/^Uses 1 .* request \(\d+ left\)$/)
})

test('an answer that the details have no room for is not sent, and a message says so', async () => {
  await written()
  await user.click(await openDetails())
  await user.paste('x'.repeat(detailsMax - 3))
  await press('how to order')
  await user.keyboard('call 555')
  await press(writeAgain)

  expect(details().value).toHaveLength(detailsMax - 3)
  expect(await screen.findByText(t.full)).toBeTruthy()
  expect(server.current.streams).toHaveLength(1)
})

test.each([
  ['titles', kindPaths.titles, { titles: [{ platform: 'youtube', title: 'Mangoes' }] }],
  ['description', kindPaths.description, { description: 'Mangoes' }],
  ['hashtags', kindPaths.hashtags, { hashtags: ['#mangoes'] }],
  ['ideas', kindPaths.ideas, { ideas: [{ title: 'Mangoes', description: 'Show one.', platforms: ['tiktok'] }] }],
  ['script', kindPaths.script, { script: 'Mangoes' }],
])('a result of %s offers it too', async (name, path, result) => {
  server.current.signIn('pro')
  show({ [path]: <GeneratorScreen path={path} /> })
  await accountRead()
  if (name === 'titles') await user.click(screen.getByRole('radio', { name: 'YouTube' }))
  await generate('mangoes', name === 'ideas' ? 'Prompt' : 'Topic')
  ;(await sent(server.current)).done({ ...result, addBeforePosting: additions })
  await user.click(await screen.findByRole('button', { name: 'how to order' }))

  expect(document.activeElement).toBe(field('how to order'))
})

test('in a batch, Write again writes only the text of its card', async () => {
  server.current.signIn('pro')
  show({ [paths.allInOne]: <AllInOneScreen /> })
  await accountRead()
  await enter(screen.getByLabelText('Topic'), 'mangoes')
  for (const name of ['Script', 'Hashtags']) await user.click(screen.getByRole('checkbox', { name }))
  await user.selectOptions(screen.getByLabelText('Tone'), 'Casual')
  await press('Get Content')
  const [first, second] = [await sent(server.current), await sent(server.current, 1)]
  const [script, tags] = 'length' in first.body ? [first, second] : [second, first]
  tags.done({ hashtags: ['#mangoes'] })
  script.done({ script: 'Mangoes.', addBeforePosting: additions })
  const region = await screen.findByRole('region', { name: t.more })
  await user.click(within(region).getByRole('button', { name: 'the price' }))
  await user.keyboard('Rs 120')
  await user.click(within(region).getByRole('button', { name: writeAgain }))

  const again = await sent(server.current, 2)
  expect(again.body).toEqual({ ...script.body, details: 'the price: Rs 120' })
  await waitFor(() => expect(screen.getByText('1 of 2 ready')).toBeTruthy())
})
