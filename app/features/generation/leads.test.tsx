import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { paths } from '#contract/paths.ts'
import { kindPaths } from '#kinds/paths.ts'
import { accountRead, fakeServer, generate, press, sent, show, user } from './fake-server.fixture.tsx'
import { GeneratorScreen } from './generator-screen.tsx'
import { leadMessages } from './results/leads/messages.ts'

const server = fakeServer()
const firstId = '0197aaaa-0000-7000-8000-000000000001'
const onLinkedin = { [paths.linkedin]: <GeneratorScreen path={paths.linkedin} /> }

/** A LinkedIn post on the screen. */
async function written(userId?: string) {
  server.current.signIn('pro', {}, userId)
  const shown = show(onLinkedin)
  await accountRead()
  await generate('bread')
  const stream = await sent(server.current)
  stream.done({ post: { caption: 'Fresh bread at nine.' } })
  await screen.findByText('Fresh bread at nine.')
  return { ...shown, stream }
}
const chip = (name: string) => within(screen.getByRole('list', { name: 'Also for' })).getByRole('button', { name })
const tabs = () => within(screen.getByRole('tablist', { name: 'Texts' })).getAllByRole('tab')
const tabNames = () => tabs().map(({ textContent }) => textContent)

test('one press on a platform writes the same for it, in a tab that gets the focus', async () => {
  const { stream } = await written()
  await user.click(chip('Instagram'))
  const again = await sent(server.current, 1)

  const { platform: _, length: __, ...kept } = stream.body
  expect(again.body).toEqual({
    ...kept,
    platform: 'instagram',
    length: 'best',
    premium: false,
    rewrite: { of: firstId, how: 'platform' },
  })
  await waitFor(() => expect(tabNames()).toEqual(['done,LinkedIn post', 'writing,Instagram post']))
  await waitFor(() => expect(document.activeElement).toBe(tabs()[1]))
  again.done({ post: { caption: 'Bread, and it is warm.' } })
  await screen.findByText('Bread, and it is warm.')
  expect(tabNames()).toEqual(['done,LinkedIn post', 'done,Instagram post'])
})

test('a platform whose text is there is opened again, and nothing is sent', async () => {
  await written()
  await user.click(chip('Instagram'))
  ;(await sent(server.current, 1)).done({ post: { caption: 'Bread, and it is warm.' } })
  await screen.findByText('Bread, and it is warm.')
  await user.click(chip('LinkedIn, written'))
  await screen.findByText('Fresh bread at nine.')
  await user.click(chip('Instagram, written'))
  await screen.findByText('Bread, and it is warm.')
  expect(server.current.streams).toHaveLength(2)
})

test('a second platform can be written while the first one is, and Stop ends only the text of its tab', async () => {
  await written()
  await user.click(chip('Instagram'))
  await sent(server.current, 1)
  await user.click(tabs()[0] as HTMLElement)
  await user.click(chip('Reddit'))
  const reddit = await sent(server.current, 2)
  await waitFor(() => expect(tabs()).toHaveLength(3))
  await user.click(within(screen.getByRole('tabpanel')).getByRole('button', { name: 'Stop' }))

  expect(reddit.aborted()).toBe(true)
  expect(server.current.streams[1]?.aborted()).toBe(false)
  await waitFor(() => expect(tabNames()).toEqual(['done,LinkedIn post', 'writing,Instagram post']))
  await screen.findByText('Fresh bread at nine.')
})

test('the tabs are there again after a reload, and a new text takes the place of all of them', async () => {
  const { unmount } = await written('reloads')
  await user.click(chip('Instagram'))
  ;(await sent(server.current, 1)).done({ post: { caption: 'Bread, and it is warm.' } })
  await screen.findByText('Bread, and it is warm.')
  unmount()
  show(onLinkedin)
  await screen.findByText('Fresh bread at nine.')
  expect(tabNames()).toEqual(['done,LinkedIn post', 'done,Instagram post'])

  await generate('rolls')
  ;(await sent(server.current, 2)).done({ post: { caption: 'Rolls.' } })
  await screen.findByText('Rolls.')
  expect(screen.queryByRole('tablist', { name: 'Texts' })).toBeNull()
})

test('the platforms beyond the first seven are shown on demand', async () => {
  await written()
  const others = chip('Other platforms')
  expect(others.getAttribute('aria-expanded')).toBe('false')
  expect(screen.queryByRole('button', { name: 'Bluesky' })).toBeNull()
  await user.click(others)
  await user.click(chip('Bluesky'))
  expect((await sent(server.current, 1)).body).toMatchObject({ platform: 'bluesky' })
})

test('a text that fails says so in its tab and can be tried again', async () => {
  await written()
  await user.click(chip('Instagram'))
  ;(await sent(server.current, 1)).fail({ code: 'GENERATION_FAILED', status: 502, message: 'No.' })
  await waitFor(() => expect(tabNames()).toEqual(['done,LinkedIn post', 'failed,Instagram post']))
  await user.click(within(screen.getByRole('tabpanel')).getByRole('button', { name: 'Try again' }))
  ;(await sent(server.current, 2)).done({ post: { caption: 'Warm.' } })
  await screen.findByText('Warm.')
})

test('a platform that the plan lacks is locked and leads to the screen that shows what it writes', async () => {
  server.current.signIn('free')
  show({ [paths.instagram]: <GeneratorScreen path={paths.instagram} /> })
  await accountRead()
  await generate('bread')
  ;(await sent(server.current)).done({ post: { caption: 'Fresh bread at nine.' } })
  await screen.findByText('Fresh bread at nine.')
  const list = within(screen.getByRole('list', { name: 'Also for' }))
  const locked = list.getAllByRole('link')
  expect(locked.length).toBeGreaterThan(0)
  expect(locked.map((link) => link.getAttribute('href'))).toContain(paths.linkedin)
  expect(list.getByRole('link', { name: /^LinkedIn ?, not on your plan$/ })).toBeTruthy()
})

test('an idea becomes a post with one press: its title, its description and what its own request was about', async () => {
  server.current.signIn('pro')
  show({ [kindPaths.ideas]: <GeneratorScreen path={kindPaths.ideas} /> })
  await accountRead()
  await generate('a bakery', 'Prompt')
  const stream = await sent(server.current)
  const ideas = [
    { title: 'Day-old bread', description: 'What becomes of it.', platforms: ['reddit', 'linkedin'] },
    { title: 'The oven', description: 'Who built it.', platforms: ['instagram'] },
  ]
  stream.done({ ideas })
  await screen.findByText('Day-old bread')
  await press(/^Write this: idea 1$/i)
  const post = await sent(server.current, 1)
  expect(post.body).toMatchObject({
    topic: 'Day-old bread: What becomes of it. (a bakery)',
    platform: 'reddit',
    length: 'best',
    language: 'en',
  })
  post.done({ post: { title: 'Day-old bread', caption: 'We toast it.' } })
  await screen.findByText('We toast it.')
  expect(tabNames()).toEqual(['done,Ideas', 'done,Reddit post: Day-old bread'])
  expect(screen.getByText(leadMessages.about({ about: 'Day-old bread' }))).toBeTruthy()

  await user.click(tabs()[0] as HTMLElement)
  await user.click(screen.getByRole('button', { name: /^Write from idea 2$/i }))
  await user.click(screen.getByRole('menuitem', { name: /Script/ }))
  expect((await sent(server.current, 2)).body).toMatchObject({ topic: 'The oven: Who built it. (a bakery)' })
})

test('an idea of the built-in writer becomes a text about what was typed: how to film it is no part of the text', async () => {
  server.current.signIn('pro')
  show({ [kindPaths.ideas]: <GeneratorScreen path={kindPaths.ideas} /> })
  await accountRead()
  await generate('a bakery', 'Prompt')
  const ideas = [{ title: 'Only hands', description: 'Fifteen seconds of hands at work: a bakery', platforms: ['instagram'] }]
  ;(await sent(server.current)).done({ ideas, arranged: { occasion: 'other', guessed: true, notes: [] } })
  await screen.findByText('Only hands')
  await press(/^Write this: idea 1$/i)

  const post = await sent(server.current, 1)
  expect(post.body).toMatchObject({ topic: 'a bakery', platform: 'instagram' })
  post.done({ post: { caption: 'A bakery.' }, arranged: { occasion: 'other', guessed: true, notes: [] } })
  await screen.findByText(leadMessages.aboutArranged({ about: 'Only hands' }))
  expect(tabNames()).toEqual(['done,Ideas', 'done,Instagram post: Only hands'])
})

test('drafts are compared beside each other: other words are marked, and one press makes another the shown one', async () => {
  await written()
  await press('Adjust')
  await press('Another hook')
  ;(await sent(server.current, 1)).done({ post: { caption: 'Warm bread at nine.' } })
  await screen.findByText('Warm bread at nine.')
  await press('Compare')
  const dialog = within(await screen.findByRole('dialog', { name: 'Side by side' }))
  expect(dialog.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual(['Draft 1', 'Draft 2: Another hook'])
  expect(dialog.getByText('Fresh').tagName).toBe('MARK')
  await user.click(dialog.getByRole('button', { name: 'Use this' }))
  await screen.findByText('Fresh bread at nine.')
  expect(server.current.streams).toHaveLength(2)
})
