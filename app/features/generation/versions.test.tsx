import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { enter } from '#app/lib/screen.fixture.tsx'
import { instructionMessages } from '#contract/instruction-messages.ts'
import { givenMessages, libraryMessages } from '#contract/messages.ts'
import { paths } from '#contract/paths.ts'
import { rewriteMessages } from '#contract/result-messages.ts'
import { postMessages } from '#kinds/post/messages.ts'
import { accountRead, fakeServer, generate, press, sent, show, typeInto, user } from './fake-server.fixture.tsx'
import { GeneratorScreen } from './generator-screen.tsx'
import { changeMessages, versionMessages } from './results/versions/messages.ts'

const server = fakeServer()
const linkedin = { [paths.linkedin]: <GeneratorScreen path={paths.linkedin} /> }
const firstId = '0197aaaa-0000-7000-8000-000000000001'
const version = (caption: string) => ({ post: { caption } })
const three = { ...version('The first.'), otherVersions: [version('The second.'), version('The third.')] }
const field = () => screen.getByRole('group', { name: new RegExp(postMessages.versions) })
const tab = (number: number) => screen.getByRole('tab', { name: versionMessages.version({ number }) })

async function opened() {
  server.current.signIn('basic')
  const shown = show(linkedin)
  await accountRead()
  return shown
}

/** A post of three versions. */
async function written(result: object = three) {
  const shown = await opened()
  await user.click(within(field()).getByRole('radio', { name: '3' }))
  await generate('bread')
  const stream = await sent(server.current)
  stream.done({ ...result })
  await screen.findByText(/^The first\./)
  return { ...shown, stream }
}

test('the number of versions is chosen in the form, sent, and remembered', async () => {
  const { unmount, stream } = await written()
  expect(stream.body.versions).toBe(3)
  unmount()
  show(linkedin)
  await accountRead()
  expect(within(field()).getByRole('radio', { name: '3' })).toHaveProperty('checked', true)
})

test('one version is the default, and has no tabs', async () => {
  await opened()
  expect(within(field()).getByRole('radio', { name: '1' })).toHaveProperty('checked', true)
  await generate('bread')
  const stream = await sent(server.current)
  stream.done(version('The only one.'))
  await screen.findByText('The only one.')
  expect(screen.queryByRole('tab', { name: /Version/ })).toBeNull()
})

test('the arrow keys go from one version to the next', async () => {
  await written()
  tab(1).focus()
  await user.keyboard('{ArrowRight}')
  expect(await screen.findByText('The second.')).toBeTruthy()
  expect(screen.queryByText('The first.')).toBeNull()
  await waitFor(() => expect(document.activeElement).toBe(tab(2)))
  await user.keyboard('{ArrowLeft}')
  expect(await screen.findByText('The first.')).toBeTruthy()
})

test('copy, save and edits act on the version that is shown, and stay with it', async () => {
  await written()
  await user.click(tab(2))
  await press('Copy')
  expect(await navigator.clipboard.readText()).toBe('The second.')
  await press('Save')
  await screen.findByText(libraryMessages.saved)
  expect(server.current.saved).toMatchObject([{ content: 'The second.' }])
  typeInto('Post', ' Mine.')

  await user.click(tab(1))
  expect(screen.getByText('The first.')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Save' })).toBeTruthy()
  await user.click(tab(2))
  expect(screen.getByText('The second. Mine.')).toBeTruthy()
})

test('a rewrite names the version that is shown, and has one version', async () => {
  await written()
  await user.click(tab(3))
  await press('Adjust')
  await press('Another hook')
  const again = await sent(server.current, 1)
  expect(again.body.rewrite).toEqual({ of: firstId, how: 'hook', version: 3 })
  expect(again.body).not.toHaveProperty('versions')
})

test('the versions and the chosen one survive a reload', async () => {
  server.current.signIn('basic', {}, 'keeps versions')
  const { unmount } = show(linkedin)
  await accountRead()
  await generate('bread')
  const stream = await sent(server.current)
  stream.done(three)
  await screen.findByText('The first.')
  await user.click(tab(2))
  unmount()
  show(linkedin)
  await accountRead()
  expect(await screen.findByText('The second.')).toBeTruthy()
  await user.click(tab(3))
  expect(screen.getByText('The third.')).toBeTruthy()
})

test('while later versions are written, the first is shown with what is going on', async () => {
  await opened()
  await user.click(within(field()).getByRole('radio', { name: '3' }))
  await generate('bread')
  const stream = await sent(server.current)
  stream.partial({ ...version('The first.'), otherVersions: [version('The sec')] })
  await screen.findByText('The first.')
  const { ready, writing } = versionMessages
  expect(await screen.findByText(`${ready(1)} · ${writing({ number: 2, all: 3 })}`)).toBeTruthy()
  stream.done(three)
  await waitFor(() => expect(tab(3)).toBeTruthy())
})

test('a change in the user’s own words is sent with the text it is about', async () => {
  server.current.model = true
  const { stream } = await written(version('The first.'))
  await press('Adjust')
  const words = await screen.findByLabelText(changeMessages.field)
  const send = () => user.click(screen.getAllByRole('button', { name: changeMessages.send }).at(-1) as HTMLElement)
  await send()
  expect(screen.getByText(instructionMessages.sayWhat)).toBeTruthy()
  expect(server.current.streams).toHaveLength(1)
  await enter(words, 'Make it about the free coffee')
  await user.keyboard('{Control>}{Enter}{/Control}')

  const again = await sent(server.current, 1)
  const { versions: _, ...request } = stream.body
  expect(again.body).toEqual({ ...request, rewrite: { of: firstId, how: 'instruction', instruction: 'Make it about the free coffee' } })
  expect(server.current.streams).toHaveLength(2)
})

test('the words of a change that failed are still there', async () => {
  server.current.model = true
  await written(version('The first.'))
  await press('Adjust')
  const words = await screen.findByLabelText(changeMessages.field)
  await user.clear(words)
  await user.type(words, 'Add the price{Control>}{Enter}{/Control}')
  const again = await sent(server.current, 1)
  again.fail({ code: 'GENERATION_FAILED', status: 502, message: 'Nothing was counted.' })
  await screen.findByText('The first.')
  await press('Adjust')
  expect(screen.getByLabelText(changeMessages.field)).toHaveProperty('value', 'Add the price')
})

test('without a model only the changes are offered that the given facts allow, and it is said that no other is possible', async () => {
  server.current.possible = { hows: ['shorter'], tones: ['formal'] }
  await written(version('The first.'))
  await press('Adjust')
  expect(await screen.findByText(rewriteMessages.onlyThese)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Shorter' })).toBeTruthy()
  expect(screen.getByLabelText('Another tone')).toBeTruthy()
  for (const name of ['Longer', 'Simpler', 'Another hook']) expect(screen.queryByRole('button', { name })).toBeNull()
  for (const label of ['Another language', changeMessages.field]) expect(screen.queryByLabelText(label)).toBeNull()
})

test('where no change is possible, one press leads to the details, whose facts make others possible', async () => {
  server.current.possible = { hows: [], tones: [] }
  await written(version('The first.'))
  await press('Adjust')
  const panel = within(screen.getByRole('region', { name: 'Adjust' }))
  expect(await panel.findByText(rewriteMessages.none)).toBeTruthy()
  await user.click(panel.getByRole('button', { name: givenMessages.addDetails }))
  expect(document.activeElement).toBe(screen.getByLabelText(givenMessages.details))
})

test('a selected part of the text can be changed alone', async () => {
  server.current.model = true
  // jsdom has no layout.
  Range.prototype.getBoundingClientRect = () => new DOMRect(10, 20, 30, 10)
  await written(version('The first. Oil the chain.'))
  const text = screen.getByText(/The first\./)
  const node = document.createTreeWalker(text, NodeFilter.SHOW_TEXT).nextNode() as Text
  const at = node.data.indexOf('Oil the chain.')
  document.getSelection()?.setBaseAndExtent(node, at, node, at + 'Oil the chain.'.length)
  fireEvent(document, new Event('selectionchange'))
  await user.click(await screen.findByRole('button', { name: changeMessages.offer }))
  const dialog = within(await screen.findByRole('dialog', { name: changeMessages.title }))
  expect(dialog.getByText('Oil the chain.')).toBeTruthy()
  await enter(dialog.getByLabelText(changeMessages.passageField), 'Say it shorter')
  await user.click(dialog.getByRole('button', { name: changeMessages.send }))
  const again = await sent(server.current, 1)
  expect(again.body.rewrite).toEqual({ of: firstId, how: 'instruction', instruction: 'Say it shorter', passage: 'Oil the chain.' })
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('a part of the edited text is offered too, because a rewrite starts from the text as the user has it', async () => {
  server.current.model = true
  await written(version('The first.'))
  await press('Adjust')
  await screen.findByLabelText(changeMessages.field)
  typeInto('Post', ' Mine alone.')
  document.getSelection()?.selectAllChildren(screen.getByText('The first. Mine alone.'))
  fireEvent(document, new Event('selectionchange'))
  expect(await screen.findByRole('button', { name: changeMessages.offer })).toBeTruthy()
})
