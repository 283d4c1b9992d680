import { screen, within } from '@testing-library/react'
import type { ReactElement } from 'react'
import { expect, test, vi } from 'vitest'
import { enter } from '#app/lib/screen.fixture.tsx'
import type { Arranged } from '#contract/arranged.ts'
import { arrangedMessages, noteText } from '#contract/arranged-messages.ts'
import { occasions } from '#contract/occasion-messages.ts'
import { connectModelPath, paths } from '#contract/paths.ts'
import { questionFor } from '#contract/role-messages.ts'
import { kindPaths } from '#kinds/paths.ts'
import { accountRead, fakeServer, generate, openDetails, press, refuses, sent, show, typeInto, user } from './fake-server.fixture.tsx'
import { GeneratorScreen } from './generator-screen.tsx'

const server = fakeServer()
const { smallPrint, connect } = arrangedMessages

const arranged: Arranged = {
  occasion: 'offer',
  guessed: true,
  notes: [
    { code: 'shorter', asked: 'standard', words: 50, add: ['until', 'where'] },
    { code: 'left-out', lines: ['Parking behind the shop', 'Cards accepted'] },
  ],
}

async function open(element: ReactElement, path: string = paths.facebook, role: 'user' | 'admin' = 'user') {
  server.current.signIn('pro', {}, undefined, role)
  show({ [path]: element })
  await accountRead()
}

async function written(said: Arranged | null = arranged, start = () => generate('fresh mangoes')) {
  await start()
  const stream = await sent(server.current)
  stream.partial({ post: { caption: 'Fresh' } })
  stream.done({ post: { caption: 'Fresh mangoes are here.' }, ...(said && { arranged: said }) })
  await screen.findByRole('button', { name: 'Write again' })
  return stream
}

test.each<[string, ReactElement, Record<string, unknown>]>([
  ['post', <GeneratorScreen key="p" path={paths.facebook} />, { post: { caption: 'Fresh mangoes.' } }],
  ['description', <GeneratorScreen key="d" path={kindPaths.description} />, { description: 'Fresh mangoes.' }],
  ['hashtags', <GeneratorScreen key="h" path={kindPaths.hashtags} />, { hashtags: ['#mangoes'] }],
  [
    'ideas',
    <GeneratorScreen key="i" path={kindPaths.ideas} />,
    { ideas: [{ title: 'Mangoes', description: 'Show one.', platforms: ['tiktok'] }] },
  ],
  ['script', <GeneratorScreen key="s" path={kindPaths.script} />, { script: 'Fresh mangoes.' }],
  ['titles', <GeneratorScreen key="t" path={kindPaths.titles} />, { titles: [{ platform: 'youtube', title: 'Fresh mangoes' }] }],
])('a %s of the built-in writer shows a label, its notes and the omitted details, word for word', async (name, element, result) => {
  await open(element)
  if (name === 'titles') await user.click(screen.getByRole('radio', { name: 'YouTube' }))
  await generate('fresh mangoes', name === 'ideas' ? 'Prompt' : 'Topic')
  const stream = await sent(server.current)
  stream.partial(result)
  await screen.findByRole('article')
  expect(screen.queryByText(smallPrint)).toBeNull()
  stream.done({ ...result, arranged })

  expect(await screen.findByText(smallPrint)).toBeTruthy()
  const notes = screen
    .getAllByRole('listitem')
    .filter(({ textContent }) => arranged.notes.some((one) => textContent?.startsWith(noteText(one))))
  expect(notes).toHaveLength(2)
  expect(
    within(notes[1] as HTMLElement)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Parking behind the shop', 'Cards accepted'])
})

test('a text of a model has no notes of the built-in writer', async () => {
  await open(<GeneratorScreen path={paths.facebook} />)
  await written(null)
  expect(screen.queryByText(smallPrint)).toBeNull()
})

test('only the text is copied and saved', async () => {
  const writeText = vi.fn(() => Promise.resolve())
  vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText } })
  await open(<GeneratorScreen path={paths.facebook} />)
  await written()
  await press('Copy')
  await press('Save')

  expect(writeText).toHaveBeenCalledWith('Fresh mangoes are here.')
  expect(server.current.saved).toMatchObject([{ content: 'Fresh mangoes are here.' }])
})

test('the notes stay under a text that the user edits', async () => {
  await open(<GeneratorScreen path={paths.facebook} />)
  await written()
  typeInto('Post', ' Come by.')

  expect(screen.getByText(smallPrint)).toBeTruthy()
})

test.each([
  ['an admin', 'admin', [connectModelPath]],
  ['another user', 'user', []],
] as const)('only an admin gets a link to the model settings: %s', async (_, role, leads) => {
  await open(<GeneratorScreen path={paths.facebook} />, paths.facebook, role)
  await written()

  expect(screen.queryAllByRole('link', { name: connect }).map((link) => link.getAttribute('href'))).toEqual(leads)
})

test('a rewrite that would change nothing is information above the text, and no error', async () => {
  const why = 'There is nothing more to say without making something up.'
  await open(<GeneratorScreen path={paths.facebook} />)
  await written()
  server.current.refusal = refuses(422, 'INVALID_INPUT', { issues: [{ path: 'rewrite.how', message: why }] })
  await press('Adjust')
  await press('Longer')

  const told = await screen.findByText(why)
  expect(told.closest('[role=status]')).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull()
  expect(screen.getByText('Fresh mangoes are here.')).toBeTruthy()
})

test('regenerating sends the same facts, details and occasion again', async () => {
  await open(<GeneratorScreen path={paths.facebook} />)
  await enter(await openDetails(), 'the last of the year')
  await enter(screen.getByLabelText('Topic'), 'mangoes')
  await user.click(screen.getByRole('radio', { name: occasions.offer }))
  await enter(await screen.findByLabelText(questionFor('offer', 'price')), 'Rs 120 a kg')
  await written(arranged, () => press('Generate post'))
  await press('Write again')

  const again = { details: 'the last of the year', occasion: 'offer', facts: { price: 'Rs 120 a kg' } }
  expect((await sent(server.current, 1)).body).toMatchObject(again)
})
