import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { enter } from '#app/lib/screen.fixture.tsx'
import { detailsMax } from '#contract/options.ts'
import { paths } from '#contract/paths.ts'
import type { Feature } from '#contract/plans.ts'
import { additionMessages } from '#contract/result-note-messages.ts'
import { templateFields, templateNames, templateTopics, templateWords } from '#contract/template-messages.ts'
import { kindPaths } from '#kinds/paths.ts'
import { AllInOneScreen } from './all-in-one-screen.tsx'
import { accountRead, fakeServer, generate, press, sent, show, user } from './fake-server.fixture.tsx'
import { GeneratorScreen } from './generator-screen.tsx'

const server = fakeServer()
const writeAgain = new RegExp(`^${additionMessages.get().again}`)
const additions = ['how to order', 'the price']

const details = () => screen.getByLabelText<HTMLTextAreaElement>('Details (optional)')

async function written(given = '', used: Partial<Record<Feature, number>> = {}) {
  server.current.signIn('basic', used)
  show({ [paths.facebook]: <GeneratorScreen path={paths.facebook} /> })
  await accountRead()
  if (given) await enter(details(), given)
  await generate('mangoes')
  const stream = await sent(server.current)
  stream.done({ post: { caption: 'Mangoes are here.' }, addBeforePosting: additions })
  await screen.findByRole('region', { name: additionMessages.get().title })
}

test('a fact that is worth adding goes into Details as a line to complete, with the focus and the caret at its end', async () => {
  await written('Rs 120 a kg')
  await press('how to order')
  expect(details().value).toBe('Rs 120 a kg\nhow to order: ')
  expect(document.activeElement).toBe(details())
  await user.keyboard('call 555 0134')
  await press('the price')
  await user.keyboard('Rs 120')

  expect(details().value).toBe('Rs 120 a kg\nhow to order: call 555 0134\nthe price: Rs 120')
})

test('a line that is there already is not added again: the caret returns to its end', async () => {
  await written()
  await press('how to order')
  await press('the price')
  await press('how to order')
  await user.keyboard('call')

  expect(details().value).toBe('how to order: call\nthe price: ')
})

test('Write again writes the same text once more with the completed details, and not with the form as it is now', async () => {
  await written()
  await press('how to order')
  await user.keyboard('call 555 0134')
  await press('the price')
  await enter(screen.getByLabelText('Topic'), ' and more')
  await press(writeAgain)

  const [first, again] = [await sent(server.current), await sent(server.current, 1)]
  expect(again.body).toEqual({ ...first.body, details: 'how to order: call 555 0134' })
  expect(again.idempotencyKey).not.toBe(first.idempotencyKey)
  again.done({ post: { caption: 'Call us for mangoes.' } })
  expect(await screen.findByText('Call us for mangoes.')).toBeTruthy()
  expect(screen.queryByRole('region', { name: additionMessages.get().title })).toBeNull()
  expect(screen.getByText('Draft 2 of 2')).toBeTruthy()
})

test('Write again sends the answers to a template too', async () => {
  server.current.signIn('pro')
  show({ [paths.facebook]: <GeneratorScreen path={paths.facebook} /> })
  await accountRead()
  await user.selectOptions(screen.getByLabelText(templateWords.get().startFrom), templateNames.get().offer)
  await enter(screen.getByLabelText(templateFields.get().where), '12 Mill Street')
  await generate('mangoes', templateTopics.get().offer)
  ;(await sent(server.current)).done({ post: { caption: 'Mangoes are here.' }, addBeforePosting: additions })
  await user.click(await screen.findByRole('button', { name: 'the price' }))
  await user.keyboard('Rs 120')
  await press(writeAgain)

  expect((await sent(server.current, 1)).body.details).toBe('12 Mill Street\nthe price: Rs 120')
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

test('without a completed line Write again sends nothing and leads to Details', async () => {
  await written('Rs 120 a kg')
  await press('how to order')
  await press(writeAgain)

  expect(server.current.streams).toHaveLength(1)
  expect(await screen.findByText(additionMessages.get().first)).toBeTruthy()
  expect(document.activeElement).toBe(details())
})

test('Write again says what it costs', async () => {
  await written()
  const button = screen.getByRole('button', { name: writeAgain })
  expect(button.textContent).toContain('1 request')
  const described = document.getElementById(button.getAttribute('aria-describedby') ?? '')
  expect(described?.textContent).toMatch(/^Uses 1 .* request \(\d+ left\)$/)
})

test('a line that Details has no room for is not added, and a message says so', async () => {
  await written()
  await user.click(details())
  await user.paste('x'.repeat(detailsMax - 3))
  await press('how to order')

  expect(details().value).toHaveLength(detailsMax - 3)
  expect(await screen.findByText(additionMessages.get().full)).toBeTruthy()
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

  expect(details().value).toBe('how to order: ')
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
  const region = await screen.findByRole('region', { name: additionMessages.get().title })
  await user.click(within(region).getByRole('button', { name: 'the price' }))
  await user.keyboard('Rs 120')
  await user.click(within(region).getByRole('button', { name: writeAgain }))

  const again = await sent(server.current, 2)
  expect(again.body).toEqual({ ...script.body, details: 'the price: Rs 120' })
  await waitFor(() => expect(screen.getByText('1 of 2 ready')).toBeTruthy())
})
