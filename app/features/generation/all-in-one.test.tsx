import { screen, waitFor, within } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import { lockMessages } from '#app/lib/locks/messages.ts'
import { generationMessages, libraryMessages, siteMessages } from '#contract/messages.ts'
import { complexities, postLengths } from '#contract/options.ts'
import { paths } from '#contract/paths.ts'
import { kinds } from '#kinds/index.ts'
import { AllInOneScreen } from './all-in-one-screen.tsx'
import { accountRead, fakeServer, press, refuses, type Stream, sent, show, user } from './fake-server.fixture.tsx'

const server = fakeServer()
// A browser loads it while the screen is idle.
beforeAll(() => import('./all-in-one-results.tsx'))
const open = async (...plan: Parameters<typeof server.current.signIn>) => {
  server.current.signIn(...plan)
  const shown = show({ [paths.allInOne]: <AllInOneScreen /> })
  await accountRead()
  return shown
}
const button = () => screen.getByRole('button', { name: 'Get Content' })
const isOff = () => button().getAttribute('aria-disabled') === 'true'
const tick = (name: string) => user.click(screen.getByRole('checkbox', { name }))
const fill = async (...tiles: string[]) => {
  await user.type(screen.getByLabelText('Topic'), 'bread')
  await user.selectOptions(screen.getByLabelText('Tone'), 'Formal')
  for (const tile of tiles) await tick(tile)
}
/** The streams of the cards, when all of them were sent. */
async function generating(...tiles: string[]): Promise<Stream[]> {
  await fill(...tiles)
  await press('Get Content')
  await sent(server.current, tiles.length - 1)
  return server.current.streams as Stream[]
}
const at = (streams: readonly Stream[], place: number) => streams[place] as Stream
const card = async (heading: string) => {
  const found = (await screen.findByRole('heading', { name: heading })).closest('article, [role=alert]')
  return within(found as HTMLElement)
}
/** The card of a failed generation. */
const failedCard = async (heading: string, words: string) => {
  const results = within(screen.getByRole('region', { name: 'Generated Content' }))
  await waitFor(() => {
    const alerts = results.getAllByRole('alert').map(({ textContent }) => textContent)
    expect(alerts.find((said) => said.startsWith(heading))).toContain(words)
  })
  return card(heading)
}
const caption = (text: string) => ({ post: { caption: text, whyThisWorks: 'It asks.' } })

test('Get Content is enabled only with a topic, something to create and a tone, and the form says what is missing', async () => {
  await open('pro')
  expect(isOff()).toBe(true)
  expect(screen.getByText('Add a topic, pick what to create and choose a tone.')).toBeTruthy()
  await user.type(screen.getByLabelText('Topic'), '   ')
  await tick('Reddit')
  await user.selectOptions(screen.getByLabelText('Tone'), 'Excited')
  expect(isOff()).toBe(true)
  expect(screen.getByText('Add a topic.')).toBeTruthy()
  await press('Get Content')
  expect(screen.getByText(generationMessages.topicFirst)).toBeTruthy()
  expect(server.current.streams).toHaveLength(0)

  await user.type(screen.getByLabelText('Topic'), 'bread')
  expect(isOff()).toBe(false)
  await tick('Reddit')
  expect(isOff()).toBe(true)
})

test('length and complexity are shown, each with its description, only while a post is chosen; no tone is chosen initially', async () => {
  await open('pro')
  expect((screen.getByLabelText('Tone') as HTMLSelectElement).value).toBe('')
  expect((screen.getByLabelText('Language') as HTMLSelectElement).selectedOptions[0]?.text).toBe('English')
  await tick('Titles')
  expect(screen.queryByLabelText('Length')).toBeNull()
  await tick('LinkedIn')
  const optionsOf = (name: string) => [...screen.getByLabelText<HTMLSelectElement>(name).options]
  const lengths = optionsOf('Length')
  expect(lengths).toHaveLength(4)
  for (const id of ['short', 'medium', 'long'] as const)
    expect(lengths.find(({ value }) => value === id)?.dataset.about).toContain(postLengths[id].allInOne)
  expect(optionsOf('Complexity').map(({ dataset }) => dataset.about)).toEqual(
    Object.values(complexities).map(({ description }) => description),
  )
  await tick('LinkedIn')
  expect(screen.queryByLabelText('Complexity')).toBeNull()
})

test('everything is sent in one call, each item as the specification defines it', async () => {
  await open('pro')
  const all = [
    'Titles',
    'Description',
    'Hashtags',
    'Ideas',
    'Script',
    'Twitter/X',
    'LinkedIn',
    'Instagram',
    'YouTube Community',
    'TikTok',
    'Facebook',
    'Reddit',
  ]
  const streams = await generating(...all)
  const said = { topic: 'bread', tone: 'formal', language: 'en' }
  expect(server.current.joint).toEqual([12])
  expect(streams.slice(0, 5).map(({ body }) => body)).toEqual([
    { ...said, platforms: ['General'] },
    { ...said, platform: 'youtube' },
    { ...said, platform: 'instagram' },
    { prompt: 'bread', tone: 'formal', language: 'en', category: 'any', count: 5 },
    { ...said, length: 'medium', targetAudience: 'general' },
  ])
  expect(streams.slice(5).map(({ body }) => body.platform)).toEqual([
    'twitter',
    'linkedin',
    'instagram',
    'youtube',
    'tiktok',
    'facebook',
    'reddit',
  ])
  expect(at(streams, 5).body).toMatchObject({ ...said, length: 'short', complexity: 'moderate' })
  expect(screen.getByRole('button', { name: 'Generating...' }).getAttribute('aria-disabled')).toBe('true')
  expect(await screen.findByText('0 of 12 ready')).toBeTruthy()
})

test('each card loads, streams, ends and fails independently; a failure has the message of its call', async () => {
  await open('pro')
  const streams = await generating('Titles', 'Hashtags', 'Script', 'Reddit', 'LinkedIn')
  expect((await card('Titles')).getByText(siteMessages.loading)).toBeTruthy()
  at(streams, 2).partial({ script: 'You are' })
  expect(await screen.findByText('You are')).toBeTruthy()

  at(streams, 0).done({ titles: Array.from({ length: 7 }, (_, place) => ({ platform: 'General', title: `Title number ${place + 1}` })) })
  expect(await screen.findAllByRole('button', { name: /^Copy title/ })).toHaveLength(5)
  at(streams, 1).fail({ code: 'GENERATION_TIMEOUT', status: 504, message: 'The writer took too long.' })
  await failedCard('Hashtags', 'The writer took too long.')
  at(streams, 2).fail({ code: 'INTERNAL', status: 500, message: 'secret' })
  await failedCard('Script', generationMessages.failed)
  at(streams, 4).done({ post: { caption: '' }, addBeforePosting: ['the price'] })
  await failedCard('Reddit post', kinds.post.messages.empty)
  expect(screen.getByText('1 of 5 ready')).toBeTruthy()
  at(streams, 3).done(caption('Bread is patient.'))
  expect(await screen.findByText('Why This Works')).toBeTruthy()
  expect(screen.getByText('2 of 5 ready')).toBeTruthy()

  await user.click((await card('Hashtags')).getByRole('button', { name: 'Try again' }))
  const again = await sent(server.current, 5)
  expect([again.idempotencyKey, server.current.joint]).toEqual([at(streams, 1).idempotencyKey, [5]])
  again.done({ hashtags: ['#Bread'] })
  expect(await screen.findByText('#Bread')).toBeTruthy()
})

test('on the board Review is the one button that stands out, and a rewrite that would change nothing leaves a card as it is', async () => {
  await open('pro')
  const streams = await generating('Facebook', 'Reddit', 'Instagram')
  for (const stream of streams) stream.done(caption('Bread is patient.'))
  expect(await screen.findByText('3 of 3 ready')).toBeTruthy()
  await screen.findAllByText('Bread is patient.')
  const outstanding = screen.getAllByRole('button').filter(({ classList }) => classList.contains('bg-accent'))
  expect(outstanding.map(({ textContent }) => textContent)).toEqual(['Review'])

  server.current.refusal = refuses(422, 'INVALID_INPUT', { issues: [{ path: 'rewrite.how', message: 'Nothing more to say.' }] })
  const [adjust] = screen.getAllByRole('button', { name: 'Adjust' })
  await user.click(adjust as HTMLElement)
  await press('Longer')
  await screen.findByText('Nothing more to say.')
  expect(screen.getByRole('link', { name: 'Facebook post, done' })).toBeTruthy()
})

test('an interrupted connection keeps finished cards, and each other card can be retried with its key', async () => {
  await open('pro')
  const streams = await generating('Titles', 'Script', 'Facebook')
  at(streams, 1).done({ script: 'All of it.' })
  await screen.findByText('All of it.')
  at(streams, 0).cut()
  await failedCard('Titles', generationMessages.cut)
  await user.click((await card('Facebook post')).getByRole('button', { name: 'Try again' }))
  expect((await sent(server.current, 3)).idempotencyKey).toBe(at(streams, 2).idempotencyKey)
})

test('Stop ends all running generations, keeps finished ones and says that they were counted', async () => {
  await open('pro')
  const streams = await generating('Titles', 'Script', 'Facebook')
  at(streams, 1).done({ script: 'All of it.' })
  await screen.findByText('All of it.')
  await press('Stop all')
  expect(screen.queryByText(siteMessages.loading)).toBeNull()
  expect(screen.getByText('1 of 1 ready')).toBeTruthy()
  await waitFor(() => expect(at(streams, 0).aborted()).toBe(true))
  expect(await screen.findByText('Stopped. 1 had already finished, so it counts as 1 request. Here it is.')).toBeTruthy()
})

test('a text that had finished when Stop arrived is shown and counted', async () => {
  await open('pro')
  const streams = await generating('Titles', 'Script', 'Facebook')
  at(streams, 1).done({ script: 'All of it.' })
  await screen.findByText('All of it.')
  server.current.finished = { [at(streams, 2).idempotencyKey ?? '']: caption('Bread rises.') }
  await press('Stop all')
  expect(await screen.findByText('Bread rises.')).toBeTruthy()
  expect(await screen.findByText('Stopped. 2 had already finished, so they count as 2 requests. Here they are.')).toBeTruthy()
})

test('the usage is shown in advance, with a lock on what the plan lacks; what the quota does not allow is named, and the rest is sent', async () => {
  await open('free', { hashtags: 1 })
  await fill('Titles', 'Hashtags', 'Instagram', `Reddit${lockMessages.locked}`)
  expect(screen.getByText('Uses 1 title request (2 left) and 1 hashtag request (1 left)')).toBeTruthy()
  expect((await screen.findByText('Instagram post:')).parentElement?.textContent).toBe(`Instagram post: ${generationMessages.limitReached}`)
  expect(screen.getByText('Reddit post:').parentElement?.textContent).toBe(`Reddit post: ${generationMessages.notOnFree}`)
  await press('Get Content')
  await sent(server.current, 3)
  expect(server.current.joint).toEqual([4])

  at(server.current.streams, 3).fail({
    code: 'FEATURE_NOT_ON_PLAN',
    status: 403,
    message: generationMessages.notOnFree,
    data: { feature: 'reddit', plan: 'free' },
  })
  const refused = await failedCard('Reddit post', generationMessages.notOnFree)
  expect(refused.queryByRole('button', { name: 'Try again' })).toBeNull()
  expect(refused.getByRole('link', { name: 'Upgrade' }).getAttribute('href')).toBe(paths.pricing)
})

test('a refusal of the whole call is shown in each card and at its field', async () => {
  await open('pro')
  server.current.refusal = refuses(422, 'INVALID_INPUT', { issues: [{ path: 'items.0.request.topic', message: 'Not this topic.' }] })
  await fill('Titles', 'Script')
  await press('Get Content')
  await failedCard('Titles', 'Not this topic.')
  await failedCard('Script', 'As the server says INVALID_INPUT.')
  expect(screen.getByLabelText('Topic').getAttribute('aria-invalid')).toBe('true')
})

test('all cards can be saved in one call with one undo, and cleared together or one by one', async () => {
  await open('pro')
  const streams = await generating('Titles', 'Facebook')
  at(streams, 0).done({ titles: ['One', 'Two'].map((title) => ({ platform: 'General', title })) })
  at(streams, 1).done(caption('Bread is patient.'))
  await user.click(await screen.findByRole('button', { name: 'Save all' }))
  expect(await screen.findByText(libraryMessages.savedMany(3))).toBeTruthy()
  expect(server.current.saved.map(({ feature }) => feature)).toEqual(['titles', 'titles', 'facebook-post'])
  expect(await screen.findByRole('button', { name: 'All saved', pressed: true })).toBeTruthy()
  await press('Undo')
  expect(await screen.findByRole('button', { name: 'Save all' })).toBeTruthy()
  expect(server.current.removed).toHaveLength(3)

  await user.click((await card('Facebook post')).getByRole('button', { name: 'More' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Clear' }))
  expect(screen.queryByText('Bread is patient.')).toBeNull()
  expect(screen.getByText('1 of 1 ready')).toBeTruthy()
  await press('Clear all')
  expect(screen.queryByRole('heading', { name: 'Titles' })).toBeNull()
})

test('ticked and typed values survive a reload', async () => {
  const { unmount } = await open('pro', {}, 'comes back')
  await fill('Ideas', 'TikTok')
  unmount()
  await open('pro', {}, 'comes back')
  expect((screen.getByRole('checkbox', { name: 'TikTok' }) as HTMLInputElement).checked).toBe(true)
  expect((screen.getByLabelText('Topic') as HTMLTextAreaElement).value).toBe('bread')
  expect(isOff()).toBe(false)
})

test('All ticks what the plan has, and My usual what was created most, also at the next visit and after results', async () => {
  const { unmount } = await open('free', {}, 'usual user')
  expect(screen.queryByRole('button', { name: 'My usual' })).toBeNull()
  await press('All')
  const ticked = () => screen.getAllByRole<HTMLInputElement>('checkbox').filter(({ checked }) => checked)
  expect(ticked().length).toBeGreaterThan(3)
  expect(ticked().some(({ labels }) => labels?.[0]?.textContent.includes(lockMessages.locked))).toBe(false)
  await press('None')
  const [titles] = await generating('Titles')
  titles?.done({ titles: [{ platform: 'General', title: 'One' }] })
  await screen.findByRole('button', { name: 'Copy title 1' })
  expect(ticked()).toHaveLength(1)
  await press('All')
  await press('My usual')
  expect(ticked()).toHaveLength(1)
  unmount()
  for (const key of Object.keys(localStorage)) if (key.startsWith('draft:')) localStorage.removeItem(key)
  await open('free', {}, 'usual user')
  await waitFor(() => expect(ticked()).toHaveLength(1))
  expect(screen.getByRole('button', { name: 'My usual' }).title).toContain('Titles')
})
