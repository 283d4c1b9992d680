import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { generationMessages } from '#contract/messages.ts'
import { paths } from '#contract/paths.ts'
import { kinds } from '#kinds/index.ts'
import { kindPaths } from '#kinds/paths.ts'
import { accountRead, fakeServer, generate, refuses, sent, show, user } from './fake-server.fixture.tsx'
import { GeneratorScreen } from './generator-screen.tsx'

const server = fakeServer()
const toasts = () => [...document.querySelectorAll('[data-sonner-toast]')]
const toastWith = (text: string) =>
  waitFor(() =>
    expect(
      toasts()
        .map(({ textContent }) => textContent)
        .join(),
    ).toContain(text),
  )
const upgradeAddress = () => toasts()[0]?.querySelector('a')?.getAttribute('href')

test('a feature outside the Free plan shows the message with a link to pricing, and nothing is sent', async () => {
  server.current.signIn('free')
  show({ [paths.twitter]: <GeneratorScreen path={paths.twitter} /> })
  await accountRead()
  await generate('bread')

  await toastWith(generationMessages.get().notOnFree)
  expect(upgradeAddress()).toBe(paths.pricing)
  expect(server.current.streams).toHaveLength(0)
})

test('a used-up quota shows the message with a link to pricing, and nothing is sent', async () => {
  server.current.signIn('basic', { ideas: 6 })
  show({ [kindPaths.ideas]: <GeneratorScreen path={kindPaths.ideas} /> })
  await accountRead()
  await generate('bread', 'Prompt')

  await toastWith(generationMessages.get().limitReached)
  expect(upgradeAddress()).toBe(paths.pricing)
  expect(server.current.streams).toHaveLength(0)
})

test('with fewer than five generations left a warning is shown, and the request is sent', async () => {
  server.current.signIn('basic', { ideas: 2 })
  show({ [kindPaths.ideas]: <GeneratorScreen path={kindPaths.ideas} /> })
  await accountRead()
  await generate('bread', 'Prompt')

  await toastWith(generationMessages.get().usesRemaining({ uses: 4 }))
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
  await toastWith(kinds.ideas.messages.success)
  expect(await form.findByText('You have 3 uses remaining for this feature this month.')).toBeTruthy()
  expect(screen.getByRole('button', { name: /^Regenerate/ }).getAttribute('aria-describedby')).toBeTruthy()
  expect(screen.getByText('Takes 1 of your 3 Ideas uses left this month')).toBeTruthy()
})

test('with no generations left the button is disabled and the form shows the limit with a link to upgrade; a press shows why', async () => {
  server.current.signIn('free', { ideas: 2 })
  show({ [kindPaths.ideas]: <GeneratorScreen path={kindPaths.ideas} /> })
  await accountRead()
  const button = screen.getByRole('button', { name: 'Generate 5 ideas' })
  expect(button.getAttribute('aria-disabled')).toBe('true')
  const form = within(button.closest('form') as HTMLElement)
  expect(form.getByText(generationMessages.get().limitReached)).toBeTruthy()
  expect(form.getByRole('link', { name: 'Upgrade' }).getAttribute('href')).toBe(paths.pricing)

  await user.type(screen.getByLabelText('Prompt'), 'bread')
  await user.click(button)
  await toastWith(generationMessages.get().limitReached)
  expect(server.current.streams).toHaveLength(0)
})

test('with five generations left there is no warning', async () => {
  server.current.signIn('basic', { ideas: 1 })
  show({ [kindPaths.ideas]: <GeneratorScreen path={kindPaths.ideas} /> })
  await accountRead()
  await generate('bread', 'Prompt')
  await sent(server.current)

  expect(toasts()).toEqual([])
})

test('each ticked hashtag platform is one request, all of them in one call, and the number of generations is shown in advance', async () => {
  server.current.signIn('basic')
  show({ [kindPaths.hashtags]: <GeneratorScreen path={kindPaths.hashtags} /> })
  await accountRead()
  await user.click(screen.getByRole('checkbox', { name: 'TikTok' }))
  await user.click(screen.getByRole('checkbox', { name: 'YouTube' }))
  expect(screen.getByText('Takes 3 uses. 25 of 25 left this month')).toBeTruthy()
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

  await toastWith(generationMessages.get().tooFewUses({ needed: 2, left: 1 }))
  expect(server.current.streams).toHaveLength(0)
})

test('Instagram posts say that they use the hashtag quota', async () => {
  server.current.signIn('basic', { hashtags: 5 })
  show({ [paths.instagram]: <GeneratorScreen path={paths.instagram} /> })

  expect(await screen.findByText('Instagram posts draw on your Hashtags uses: 20 of 25 left this month')).toBeTruthy()
})

test('a refusal by the server links to pricing too', async () => {
  server.current.signIn('basic')
  server.current.refusal = refuses(429, 'QUOTA_REACHED', { feature: 'ideas', limit: 6 })
  show({ [kindPaths.ideas]: <GeneratorScreen path={kindPaths.ideas} /> })
  await accountRead()
  await generate('bread', 'Prompt')

  await toastWith(generationMessages.get().limitReached)
  expect(upgradeAddress()).toBe(paths.pricing)
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

  await toastWith(generationMessages.get().signInToUse)
  expect(server.current.streams).toHaveLength(0)
})
