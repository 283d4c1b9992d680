import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { generationMessages, libraryMessages } from '#contract/messages.ts'
import { paths } from '#contract/paths.ts'
import { rewriteExhausted, rewriteUnchanged } from '#contract/result-messages.ts'
import { kinds } from '#kinds/index.ts'
import { kindPaths } from '#kinds/paths.ts'
import { accountRead, fakeServer, generate, press, refuses, sent, show, typeInto, user } from './fake-server.fixture.tsx'
import { GeneratorScreen } from './generator-screen.tsx'

const server = fakeServer()
const linkedin = { [paths.linkedin]: <GeneratorScreen path={paths.linkedin} /> }
const firstId = '0197aaaa-0000-7000-8000-000000000001'

/** A medium post that says "The first.", with the row of rewrites open. */
async function written(userId?: string) {
  server.current.signIn('basic', {}, userId)
  server.current.model = true
  const shown = show(linkedin)
  await accountRead()
  await user.selectOptions(screen.getByLabelText('Length'), 'medium')
  await generate('bread')
  const stream = await sent(server.current)
  stream.done({ post: { caption: 'The first.' } })
  await screen.findByText('The first.')
  await press('Adjust')
  return { ...shown, stream }
}
/** Presses a rewrite and answers it. */
async function another(name: string, caption: string) {
  const before = server.current.streams.length
  await press(name)
  const stream = await sent(server.current, before)
  stream.done({ post: { caption } })
  await screen.findByText(caption)
  return stream
}
const panel = () => within(screen.getByRole('region', { name: 'Adjust' }))
const offered = () =>
  panel()
    .getAllByRole('button')
    .map(({ textContent }) => textContent)

test('the rewrite panel shows the possible rewrites of a post and their cost before anything is sent', async () => {
  await written()

  expect(offered()).toEqual(['Shorter', 'Longer', 'Simpler', 'Another hook', 'Apply', 'Apply', 'Change it'])
  expect(panel().getByLabelText('Another tone')).toBeTruthy()
  expect(panel().getByLabelText('Another language')).toBeTruthy()
  expect(panel().getByText(/^Uses 1 LinkedIn post request \(\d+ left\)$/)).toBeTruthy()
  expect(server.current.streams).toHaveLength(1)
})

test('a rewrite requests a new length of the stored text by its id, with a new idempotency key', async () => {
  const { stream } = await written()
  const again = await another('Shorter', 'Shorter.')

  expect(again.body).toEqual({ ...stream.body, length: 'short', rewrite: { of: firstId, how: 'shorter' } })
  expect(again.idempotencyKey).not.toBe(stream.idempotencyKey)
})

test('a rewrite that is no longer possible is disabled with its reason, and sends nothing', async () => {
  await written()
  await another('Shorter', 'Shorter.')
  await press('Adjust')
  const shorter = panel().getByRole('button', { name: 'Shorter' })

  expect(shorter.getAttribute('aria-disabled')).toBe('true')
  expect(document.getElementById(shorter.getAttribute('aria-describedby') ?? '')?.textContent).toBe(rewriteExhausted.shorter)
  await user.click(shorter)
  expect(server.current.streams).toHaveLength(2)
})

test('a rewrite in another tone is sent only after a tone was chosen', async () => {
  const { stream } = await written()
  const tone = panel().getByLabelText('Another tone')
  expect(within(tone).queryByRole('option', { name: 'Casual' })).toBeNull()
  expect(panel().getByRole('button', { name: 'Apply: Another tone' })).toHaveProperty('disabled', true)
  await user.selectOptions(tone, 'Formal')
  expect(server.current.streams).toHaveLength(1)

  await another('Apply: Another tone', 'Dear readers.')
  expect(server.current.streams[1]?.body).toEqual({ ...stream.body, tone: 'formal', rewrite: { of: firstId, how: 'tone' } })
})

test('the earlier draft is shown without a call, and the later one again', async () => {
  await written()
  await another('Shorter', 'Shorter.')
  expect(screen.getByText(/^Draft 2 of 2/).textContent).toContain('Shorter')

  await press('Back to draft 1')
  expect(screen.getByText('The first.')).toBeTruthy()
  expect(screen.getByText('Draft 1 of 2')).toBeTruthy()
  await press('On to draft 2')
  expect(screen.getByText('Shorter.')).toBeTruthy()
  expect(server.current.streams).toHaveLength(2)
})

test('copy, save and edits apply to the version that is shown', async () => {
  await written()
  await another('Shorter', 'Shorter.')
  await press('Back to draft 1')
  await press('Copy')
  expect(await navigator.clipboard.readText()).toBe('The first.')
  await press('Save')
  await screen.findByText(libraryMessages.saved)
  expect(server.current.saved).toMatchObject([{ content: 'The first.' }])

  typeInto('Post', ' Mine.')
  await press('On to draft 2')
  expect(screen.getByText('Shorter.')).toBeTruthy()
  await press('Back to draft 1')
  expect(screen.getByText('The first. Mine.')).toBeTruthy()
})

test('a rewrite of an edited text is sent after the edited text is stored', async () => {
  await written()
  typeInto('Post', ' Mine.')
  await press('Shorter')
  await sent(server.current, 1)

  expect(server.current.texts).toEqual([{ version: 1, result: { post: { caption: 'The first. Mine.' } }, copied: false }])
})

test('a rewrite that came back the same is no new draft: the reason is shown over the earlier text', async () => {
  await written()
  const { unchanged: message } = rewriteUnchanged
  await press('Simpler')
  const stream = await sent(server.current, 1)
  stream.fail({ code: 'INVALID_INPUT', status: 422, message: 'No.', data: { issues: [{ path: 'rewrite.how', message }] } })

  expect((await screen.findAllByText(message)).length).toBeGreaterThan(0)
  expect(screen.getByText('The first.')).toBeTruthy()
  expect(screen.queryByText(/^Draft/)).toBeNull()
})

test('a new version made after an undo follows the version that it was made from, and none is lost', async () => {
  await written()
  await another('Shorter', 'Two.')
  await press('Back to draft 1')
  await press('Adjust')
  await another('Another hook', 'Three.')
  expect(screen.getByText(/^Draft 3 of 3/)).toBeTruthy()

  await press('Back to draft 2')
  expect(screen.getByText('The first.')).toBeTruthy()
  await press('Back to draft 1')
  expect(screen.getByText('Two.')).toBeTruthy()
})

test('versions survive navigation in the app and a reload', async () => {
  const { unmount } = await written('keeps versions')
  await another('Shorter', 'Shorter.')
  unmount()
  server.current.signIn('basic', {}, 'keeps versions')
  show(linkedin)
  await accountRead()

  await press('Back to draft 1')
  expect(screen.getByText('The first.')).toBeTruthy()
})

test('a stopped rewrite keeps the earlier version with its history', async () => {
  await written()
  await another('Shorter', 'Shorter.')
  await press('Adjust')
  await press('Another hook')
  const stream = await sent(server.current, 2)
  await user.keyboard('{Escape}')

  expect(screen.getByText('Shorter.')).toBeTruthy()
  expect(screen.getByText(/^Draft 2 of 2/)).toBeTruthy()
  await waitFor(() => expect(stream.aborted()).toBe(true))
})

test('a failed rewrite is shown above the earlier version, which can still be rewritten, edited and undone', async () => {
  await written()
  await another('Shorter', 'Shorter.')
  await press('Adjust')
  await press('Another hook')
  const stream = await sent(server.current, 2)
  stream.fail({ code: 'GENERATION_FAILED', status: 502, message: 'No.' })
  await screen.findAllByText(kinds.post.messages.failed)
  expect(screen.getByText('Shorter.')).toBeTruthy()

  await press('Back to draft 1')
  expect(screen.getByText('The first.')).toBeTruthy()
  await press('Adjust')
  await another('Longer', 'Longer.')
  expect(screen.queryAllByRole('alert')).toEqual([])
})

test('the error of a failed rewrite is scrolled into view when it is not visible', async () => {
  await written()
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView')
  await press('Write again')
  const stream = await sent(server.current, 1)
  // The user is at the buttons below a long text, and the alert is above it.
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, -600, 300, 80))
  stream.fail({ code: 'GENERATION_FAILED', status: 502, message: 'No.' })
  const alert = (await screen.findAllByText(kinds.post.messages.failed)).map((words) => words.closest('[role=alert]')).find(Boolean)
  await waitFor(() => expect(scrolled.mock.contexts).toContain(alert))
  vi.restoreAllMocks()
})

test('a used-up quota shows the same message as for any generation', async () => {
  await written()
  server.current.refusal = refuses(429, 'QUOTA_REACHED', { feature: 'linkedin', limit: 20 })
  await press('Shorter')

  expect((await screen.findAllByText(generationMessages.limitReached)).length).toBeGreaterThan(0)
  expect(screen.getByText('The first.')).toBeTruthy()
})

test('with no generations left a press sends nothing', async () => {
  server.current.signIn('basic', { linkedin: 19 }, 'uses up')
  show(linkedin)
  await accountRead()
  await user.selectOptions(screen.getByLabelText('Length'), 'medium')
  await generate('bread')
  const stream = await sent(server.current)
  server.current.signIn('basic', { linkedin: 20 }, 'uses up')
  stream.done({ post: { caption: 'The first.' } })
  await screen.findByText('The first.')
  await press('Adjust')
  await press('Shorter')

  expect((await screen.findAllByText(generationMessages.limitReached)).length).toBeGreaterThan(0)
  expect(server.current.streams).toHaveLength(1)
})

test('the focus stays in the results while the pressed button is removed', async () => {
  await written()
  await press('Shorter')

  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Results' })))
})

test('hashtags can only be rewritten in another language, and ideas also as other ideas', async () => {
  server.current.signIn('basic')
  server.current.model = true
  show({
    [kindPaths.hashtags]: <GeneratorScreen path={kindPaths.hashtags} />,
    [kindPaths.ideas]: <GeneratorScreen path={kindPaths.ideas} />,
  })
  await accountRead()
  await generate('bread')
  ;(await sent(server.current)).done({ hashtags: ['#a', '#b'] })
  await user.click(await screen.findByRole('button', { name: 'Adjust' }))
  expect(offered()).toEqual(['Apply', 'Change it'])
  expect(panel().getByLabelText('Another language')).toBeTruthy()

  await user.click(screen.getByRole('link', { name: kindPaths.ideas }))
  await generate('bread', 'Prompt')
  ;(await sent(server.current, 1)).done({ ideas: [{ title: 'One', description: 'Show it.', platforms: ['tiktok'] }] })
  await user.click(await screen.findByRole('button', { name: 'Adjust' }))
  expect(offered()).toEqual(['Other ideas', 'Apply', 'Apply', 'Change it'])
})

test('titles that are all short cannot be shortened', async () => {
  server.current.signIn('pro')
  server.current.model = true
  show({ [kindPaths.titles]: <GeneratorScreen path={kindPaths.titles} /> })
  await accountRead()
  await user.click(screen.getByRole('radio', { name: 'YouTube' }))
  await generate('bread')
  ;(await sent(server.current)).done({ titles: Array.from({ length: 5 }, (_, at) => ({ platform: 'youtube', title: `Title ${at}` })) })
  await user.click(await screen.findByRole('button', { name: 'Adjust' }))

  expect(offered()).toEqual(['Shorter', 'Other titles', 'Apply', 'Apply', 'Change it'])
  expect(panel().getByText(rewriteExhausted.shorter)).toBeTruthy()
})
