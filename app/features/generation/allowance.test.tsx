import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { generationMessages } from '#contract/messages.ts'
import { paths } from '#contract/paths.ts'
import { kinds } from '#kinds/index.ts'
import { kindPaths } from '#kinds/paths.ts'
import { accountRead, fakeServer, generate, refuses, sent, show, user } from './fake-server.fixture.tsx'
import { GeneratorScreen } from './generator-screen.tsx'

const server = fakeServer()
/** Waits until a sentence is said: once, and beside the action. */
async function said(text: string): Promise<void> {
  const [found, another] = await screen.findAllByText(text)
  expect([found?.closest('[role=status], [role=alert]') !== null, another]).toEqual([true, undefined])
  expect(document.querySelector('[data-sonner-toast]')).toBeNull()
}
const upgradeAddresses = () => screen.getAllByRole('link', { name: 'Upgrade' }).map((link) => link.getAttribute('href'))

test('a feature outside the Free plan shows the message with a link to pricing, and nothing is sent', async () => {
  server.current.signIn('free')
  show({ [paths.twitter]: <GeneratorScreen path={paths.twitter} /> })
  await accountRead()
  await generate('bread')

  await said(generationMessages.notOnFree)
  expect(upgradeAddresses()).toEqual([paths.pricing])
  expect(server.current.streams).toHaveLength(0)
})

test('a used-up quota shows the message with a link to pricing, and nothing is sent', async () => {
  server.current.signIn('basic', { ideas: 6 })
  show({ [kindPaths.ideas]: <GeneratorScreen path={kindPaths.ideas} /> })
  await accountRead()
  await generate('bread', 'Prompt')

  await said(generationMessages.limitReached)
  expect(upgradeAddresses()).toEqual([paths.pricing])
  expect(server.current.streams).toHaveLength(0)
})

test('with fewer than five generations left a warning is shown beside the button, and the request is sent', async () => {
  server.current.signIn('basic', { ideas: 2 })
  show({ [kindPaths.ideas]: <GeneratorScreen path={kindPaths.ideas} /> })
  await accountRead()
  await generate('bread', 'Prompt')

  await said(generationMessages.usesRemaining({ uses: 4 }))
  await sent(server.current)
})

test('the warning is also shown next to the button, where no other notice replaces it', async () => {
  server.current.signIn('basic', { ideas: 2 }, 'warned')
  show({ [kindPaths.ideas]: <GeneratorScreen path={kindPaths.ideas} /> })
  await accountRead()
  const form = within(screen.getByRole('button', { name: 'Generate 5 ideas' }).closest('form') as HTMLElement)
  expect(form.getByText('You have 4 uses remaining for this feature this month.')).toBeTruthy()

  await generate('bread', 'Prompt')
  const stream = await sent(server.current)
  server.current.signIn('basic', { ideas: 3 }, 'warned')
  stream.done({ ideas: [{ title: 'A', description: 'B', platforms: ['twitter'] }] })
  await said(kinds.ideas.messages.success)
  expect(await form.findByText('You have 3 uses remaining for this feature this month.')).toBeTruthy()
  expect(screen.getByRole('button', { name: /^Write again/ }).getAttribute('aria-describedby')).toBeTruthy()
  expect(screen.getByText('Uses 1 idea request (3 left)', { selector: '[hidden]' })).toBeTruthy()
})

test('with no generations left the button is disabled and the form shows the limit with a link to upgrade; a press shows why', async () => {
  server.current.signIn('free', { ideas: 2 })
  show({ [kindPaths.ideas]: <GeneratorScreen path={kindPaths.ideas} /> })
  await accountRead()
  const button = screen.getByRole('button', { name: 'Generate 5 ideas' })
  expect(button.getAttribute('aria-disabled')).toBe('true')
  const form = within(button.closest('form') as HTMLElement)
  expect(form.getByText(generationMessages.limitReached)).toBeTruthy()
  expect(form.getByRole('link', { name: 'Upgrade' }).getAttribute('href')).toBe(paths.pricing)

  await user.type(screen.getByLabelText('Prompt'), 'bread')
  await user.click(button)
  await said(generationMessages.limitReached)
  expect(server.current.streams).toHaveLength(0)
})

test('with five generations left there is no warning', async () => {
  server.current.signIn('basic', { ideas: 1 })
  show({ [kindPaths.ideas]: <GeneratorScreen path={kindPaths.ideas} /> })
  await accountRead()
  await generate('bread', 'Prompt')
  await sent(server.current)

  expect(screen.queryByText(/uses remaining/)).toBeNull()
})

test('each ticked hashtag platform is one request, all of them in one call, and the number of generations is shown in advance', async () => {
  server.current.signIn('basic')
  show({ [kindPaths.hashtags]: <GeneratorScreen path={kindPaths.hashtags} /> })
  await accountRead()
  await user.click(screen.getByRole('checkbox', { name: 'TikTok' }))
  await user.click(screen.getByRole('checkbox', { name: 'YouTube' }))
  await user.type(screen.getByLabelText('Topic'), 'b')
  expect(screen.getByText('Uses 3 hashtag requests (25 left)')).toBeTruthy()
  await generate('bread')

  await sent(server.current, 2)
  expect(server.current.streams.map(({ body }) => body.platform)).toEqual(['instagram', 'tiktok', 'youtube'])
  expect(new Set(server.current.streams.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(3)
  expect(server.current.joint).toEqual([3])
})

test('a request for more platforms than generations left is refused before anything is sent', async () => {
  server.current.signIn('free', { hashtags: 1 })
  show({ [kindPaths.hashtags]: <GeneratorScreen path={kindPaths.hashtags} /> })
  await accountRead()
  await user.click(screen.getByRole('checkbox', { name: 'TikTok' }))
  await generate('bread')

  await said(generationMessages.tooFewUses({ needed: 2, left: 1 }))
  expect(server.current.streams).toHaveLength(0)
})

test('nothing is counted before the first use, until there is a topic; then one counter is enough', async () => {
  server.current.signIn('free')
  show({ [kindPaths.titles]: <GeneratorScreen path={kindPaths.titles} /> })
  await accountRead()
  expect(screen.queryByText(/left\)|remaining/)).toBeNull()
  await user.type(screen.getByLabelText('Topic'), 'bread')

  expect(screen.getAllByText(/left\)|remaining/).map(({ textContent }) => textContent)).toEqual([
    generationMessages.usesRemaining({ uses: 2 }),
  ])
})

test('a plan without a limit has no counter', async () => {
  server.current.signIn('pro')
  show({ [kindPaths.titles]: <GeneratorScreen path={kindPaths.titles} /> })
  await accountRead()
  await user.type(screen.getByLabelText('Topic'), 'bread')

  expect(screen.queryByText(/left|remaining|monthly/)).toBeNull()
})

test('Instagram posts say that they use the hashtag quota', async () => {
  server.current.signIn('basic', { hashtags: 5 })
  show({ [paths.instagram]: <GeneratorScreen path={paths.instagram} /> })

  expect(await screen.findByText('Instagram posts count as 1 hashtag request each (20 left)')).toBeTruthy()
})

test('a refusal by the server links to pricing too', async () => {
  server.current.signIn('basic')
  server.current.refusal = refuses(429, 'QUOTA_REACHED', { feature: 'ideas', limit: 6 })
  show({ [kindPaths.ideas]: <GeneratorScreen path={kindPaths.ideas} /> })
  await accountRead()
  await generate('bread', 'Prompt')

  await said(generationMessages.limitReached)
  expect(upgradeAddresses()).toEqual([paths.pricing])
})

test('while the account cannot be read no upgrade is suggested, and the server decides', async () => {
  server.current.me = refuses(503, 'UNAVAILABLE')
  show({ [paths.twitter]: <GeneratorScreen path={paths.twitter} /> })
  await accountRead('unreachable')
  await generate('bread')

  await sent(server.current)
  expect(screen.queryByText('Upgrade')).toBeNull()
})

test('a user whose session has ended is asked to sign in', async () => {
  server.current.me = refuses(401, 'UNAUTHORIZED')
  show({ [paths.linkedin]: <GeneratorScreen path={paths.linkedin} /> })
  await accountRead('signedOut')
  await generate('bread')

  await said(generationMessages.signInToUse)
  expect(server.current.streams).toHaveLength(0)
})

test('with none left Write again is disabled but focusable, and a press says why with Upgrade, in the card', async () => {
  server.current.signIn('basic', { ideas: 5 }, 'used up')
  show({ [kindPaths.ideas]: <GeneratorScreen path={kindPaths.ideas} /> })
  await accountRead()
  await generate('bread', 'Prompt')
  const stream = await sent(server.current)
  server.current.signIn('basic', { ideas: 6 }, 'used up')
  stream.done({ ideas: [{ title: 'A', description: 'B', platforms: ['twitter'] }] })
  const regenerate = await screen.findByRole('button', { name: /^Write again/ })
  await waitFor(() => expect(regenerate.getAttribute('aria-disabled')).toBe('true'))
  expect(regenerate).toHaveProperty('disabled', false)
  await user.click(regenerate)

  const card = within(screen.getByRole('article'))
  expect(card.getByText(generationMessages.limitReached)).toBeTruthy()
  expect(screen.getAllByText(generationMessages.limitReached)).toHaveLength(1)
  expect(card.getByRole('link', { name: 'Upgrade' }).getAttribute('href')).toBe(paths.pricing)
  expect(server.current.streams).toHaveLength(1)
})
