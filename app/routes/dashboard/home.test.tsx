import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter } from 'react-router'
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import {
  composerMessages,
  firstVisitMessages,
  firstVoiceMessages,
  fromTryOutMessages,
  leftMessages,
  recentMessages,
} from '#app/features/composer/messages.ts'
import { startersFor } from '#app/features/composer/starter-messages.ts'
import { resultMessages } from '#app/features/generation/results/messages.ts'
import { meOn as meWithout } from '#app/features/shell/shell.fixture.ts'
import { createQueryClient } from '#app/lib/query-client.ts'
import {
  type Answers,
  enter,
  ok,
  openScreen,
  refused,
  renderRouter,
  type SentCall,
  serve,
  stubBrowser,
  tidyUp,
} from '#app/lib/screen.fixture.tsx'
import { addSourceMessages, understoodMessages } from '#app/lib/sources/messages.ts'
import { sourceSwitchMessages } from '#app/lib/sources/switch-messages.ts'
import { readTryOutDraft, saveTryOutDraft, type TryOutDraft } from '#app/lib/try-out-draft.ts'
import type { Generation, Me } from '#contract/api.ts'
import { copyMessages, generationMessages, givenMessages, libraryMessages } from '#contract/messages.ts'
import { occasions } from '#contract/occasion-messages.ts'
import { guessOccasionPath, paths } from '#contract/paths.ts'
import type { Feature, PlanId } from '#contract/plans.ts'
import { questionFor } from '#contract/role-messages.ts'
import { tradeNames, voiceMessages } from '#contract/voice-messages.ts'
import { newVoice, type Voice } from '#contract/voices.ts'
import { kinds } from '#kinds/index.ts'
import Home from './home.tsx'

const t = composerMessages.get()
const user = userEvent.setup({ delay: null })
const moment = '2026-11-21T10:00:00.000Z'

let users = 0
/** Another user at each call: results outlive a screen. */
const meOn = (plan: PlanId, used: Partial<Record<Feature, number>> = {}, more: Partial<Me> = {}): Me => {
  const me = meWithout(plan, more)
  return { ...me, user: { ...me.user, id: `user-${++users}` }, usage: me.usage.map((line) => ({ ...line, used: used[line.feature] ?? 0 })) }
}

const voice: Voice = {
  ...newVoice,
  ...{ id: '0197aaaa-0000-7000-8000-000000000001', name: 'Mira', trade: 'food', created_at: moment, updated_at: moment },
  platforms: ['linkedin', 'facebook'],
  language: 'de',
}

const written = (topic: string): Generation => ({
  ...{ id: '0197aaaa-0000-7000-8000-000000000009', kind: 'post', feature: 'hashtags', created_at: moment },
  request: { topic, platform: 'instagram', language: 'en' },
  result: { post: { caption: `The text about ${topic}` } },
})

const streamed = (result: object) => () =>
  new Response(`event: done\ndata: ${JSON.stringify({ id: '0197aaaa-0000-7000-8000-000000000002', ...result })}\n\n`, {
    headers: { 'content-type': 'text/event-stream' },
  })

const generate = 'POST /functions/v1/generate-posts/stream'

const answersFor = (me: Me, more: Answers = {}): Answers => ({
  'GET /api/me': ok(me),
  'GET /api/auth/get-session': ok(null),
  'GET /api/voices': ok({ items: [], max: 1, unused: [] }),
  'GET /api/generations': ok({ items: [], next: null }),
  'GET /api/payment-requests': ok({ items: [] }),
  [`POST ${guessOccasionPath}`]: ok({ occasion: 'other', given: [], found: [] }),
  [generate]: streamed({ post: { caption: 'A finished caption.' } }),
  ...more,
})

/** Opens the dashboard; returns the calls, which grow. */
async function open(me: Me, more?: Answers): Promise<SentCall[]> {
  const calls = serve(answersFor(me, more))
  openScreen(Home, paths.dashboard)
  await screen.findByRole('heading', { name: 'Welcome back, Mira Sandoval!' })
  return calls
}

const box = (name: string | RegExp = t.question) => screen.findByRole<HTMLTextAreaElement>('textbox', { name })
const choice = (name: string | RegExp) => screen.findByRole<HTMLInputElement>('radio', { name })
const press = async (name: string | RegExp) => user.click(await screen.findByRole('button', { name }))
const sentTo = (calls: readonly SentCall[], call: string) => calls.filter((sent) => sent.call === call).map(({ body }) => body)

tidyUp()
// Loaded lazily; the first import compiles them, which can take long.
beforeAll(async () => {
  await import('#app/features/generation/results/result-card.tsx')
}, 60_000)
beforeEach(() => {
  stubBrowser()
  Element.prototype.scrollIntoView = () => {}
})

describe('the composer', () => {
  test('on Free it opens on the first platform of the plan, and what the plan lacks has a lock', async () => {
    await open(meOn('free'))

    expect((await choice('Instagram')).checked).toBe(true)
    for (const name of ['Twitter/X', 'LinkedIn', 'Reddit', 'Script'])
      expect((await choice(new RegExp(`^${name}.*not on your plan`))).checked).toBe(false)
    expect(await choice('Titles')).toBeTruthy()
  })

  test('opens on the platform of the voice that the plan has, in its language, with starters in it', async () => {
    await open(meOn('free'), { 'GET /api/voices': ok({ items: [voice], max: 1, unused: [] }) })

    await waitFor(async () => expect((await choice('Facebook')).checked).toBe(true))
    expect((await screen.findByRole<HTMLSelectElement>('combobox', { name: t.language })).value).toBe('de')
    expect(await screen.findByRole('button', { name: startersFor('food', 'de')[1] })).toBeTruthy()
  })

  test('a press writes the post for the chosen platform, at its best length, and shows it with Copy', async () => {
    const calls = await open(meOn('pro'))
    await enter(await box(), 'A sale on Friday')
    await user.click(await choice('Reddit'))
    await press(t.write)

    expect(await screen.findByText('A finished caption.')).toBeTruthy()
    expect(await screen.findByRole('button', { name: 'Copy' })).toBeTruthy()
    expect(sentTo(calls, generate)).toMatchObject([{ topic: 'A sale on Friday', platform: 'reddit', length: 'best', language: 'en' }])
  })

  test('facts, details and the chosen occasion are sent, with the language of the text', async () => {
    const calls = await open(meOn('pro'), { 'GET /api/voices': ok({ items: [voice], max: 1, unused: [] }) })
    await waitFor(async () => expect((await choice('LinkedIn')).checked).toBe(true))
    await enter(await box(), '20 % auf alle Kerzen')
    await user.click(await choice(occasions.get().offer))
    await enter(await screen.findByLabelText(questionFor('offer', 'until')), 'Sonntag')
    await enter(await screen.findByLabelText(questionFor('offer', 'where')), 'Mühlstr. 12')
    await press(t.addDetails)
    await enter(await screen.findByLabelText(givenMessages.get().details), 'Nur im Laden')
    await user.keyboard('{Control>}{Enter}{/Control}')

    await screen.findByText('A finished caption.')
    const facts = { until: 'Sonntag', where: 'Mühlstr. 12' }
    expect(sentTo(calls, generate)).toMatchObject([
      { topic: '20 % auf alle Kerzen', facts, details: 'Nur im Laden', occasion: 'offer', language: 'de' },
    ])
  })

  test('More options takes facts and occasion along', async () => {
    await open(meOn('pro'))
    await enter(await box(), 'A sale on Friday')
    await user.click(await choice('Facebook'))
    await user.click(await choice(occasions.get().offer))
    await enter(await screen.findByLabelText(questionFor('offer', 'price')), '£5')
    await press(t.moreOptions)

    await screen.findByText('Another screen')
    const draft = JSON.parse(localStorage.getItem(`draft:user-${users}:${paths.facebook}`) ?? '{}')
    expect(draft).toMatchObject({ topic: 'A sale on Friday', facts: { price: '£5' }, occasion: 'offer' })
  })

  test('questions in place of a text are answered in its card, by which the post is written', async () => {
    const ask = [{ role: 'when', question: questionFor('event', 'when') }]
    const asking = { post: { caption: 'Easter brunch' }, arranged: { occasion: 'event', guessed: true, notes: [] }, ask, counted: false }
    const calls = await open(meOn('pro'), {
      [generate]: ({ body }) => streamed('facts' in (body as object) ? { post: { caption: 'Easter brunch on Sunday' } } : asking)(),
    })
    await enter(await box(), 'Easter brunch')
    await press(t.write)
    const card = within(await screen.findByRole('article'))
    await enter(card.getByLabelText(questionFor('event', 'when')), 'on Sunday')
    await user.keyboard('{Enter}')

    expect(await screen.findByText('Easter brunch on Sunday')).toBeTruthy()
    expect(sentTo(calls, generate)).toMatchObject([{ topic: 'Easter brunch' }, { topic: 'Easter brunch', facts: { when: 'on Sunday' } }])
  })

  test('a starter fills the box and starts nothing', async () => {
    const calls = await open(meOn('free'))
    const [first] = startersFor(undefined, 'en')
    await press(first)

    expect((await box()).value).toBe(first)
    expect(sentTo(calls, generate)).toEqual([])
  })

  test('starters are not offered over a topic that was typed', async () => {
    await open(meOn('free'))
    const [first] = startersFor(undefined, 'en')
    await screen.findByRole('button', { name: first })
    await enter(await box(), 'A sale')

    expect(screen.queryByRole('button', { name: first })).toBeNull()
  })

  test('a platform that the plan lacks says so, with Upgrade and an example, and is not sent', async () => {
    const calls = await open(meOn('free'))
    await enter(await box(), 'A sale on Friday')
    await user.click(await choice(/^LinkedIn/))
    await press(t.write)

    expect((await screen.findAllByText(generationMessages.get().notOnFree)).length).toBeGreaterThan(0)
    expect(screen.getAllByRole('link', { name: 'Upgrade' })[0]?.getAttribute('href')).toBe(paths.pricing)
    expect(screen.getByRole('link', { name: t.example }).getAttribute('href')).toBe(paths.linkedin)
    expect(screen.getByRole('button', { name: t.write }).getAttribute('aria-disabled')).toBe('true')
    expect(sentTo(calls, generate)).toEqual([])
  })

  test('how a text ended is said beside it and not in a toast', async () => {
    await open(meOn('pro'))
    await enter(await box(), 'A sale on Friday')
    await press(t.write)

    const line = await screen.findByText(kinds.post.messages.success)
    expect(line.closest('[data-sonner-toast]')).toBeNull()
    expect(line.closest('section')?.getAttribute('aria-label')).toBe(t.results)
  })

  test('Write again leaves the focus at the results, from where Esc stops', async () => {
    const me = meOn('pro')
    await open(me)
    await user.type(await box(), 'A sale on Friday')
    await press(t.write)
    const again = await screen.findByRole('button', { name: resultMessages.get().regenerate })
    serve(
      answersFor(me, {
        [generate]: () => new Promise(() => {}),
        'POST /api/generations/stop': ({ body }) =>
          Response.json({ items: (body as { keys: string[] }).keys.map((key) => ({ key, generation: null })) }),
      }),
    )
    await user.click(again)

    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('region', { name: t.results })))
    await user.keyboard('{Escape}')
    expect(await screen.findByRole('button', { name: resultMessages.get().regenerate })).toBeTruthy()
  })

  test('a fact that is worth adding is asked for below the text, with the focus', async () => {
    const additions = streamed({ post: { caption: 'A finished caption.' }, addBeforePosting: ['the price'] })
    await open(meOn('pro'), { [generate]: additions })
    await enter(await box(), 'A sale on Friday')
    await press(t.write)
    await press('the price')

    expect(document.activeElement).toBe(await screen.findByRole('textbox', { name: 'the price' }))
  })

  test('without a topic a press asks for one, and the box has the focus', async () => {
    const calls = await open(meOn('pro'))
    await press(t.write)

    expect((await screen.findByRole('alert')).textContent).toBe(generationMessages.get().topicFirst)
    expect(document.activeElement).toBe(await box())
    expect(sentTo(calls, generate)).toEqual([])
  })

  test('a text is written from the points of a link, and More options takes them along', async () => {
    const id = '0197aaaa-0000-7000-8000-000000000077'
    const points = [{ text: 'The bakery opens on 3 May.', facts: ['3 May'], at: 0 }]
    const source = { id, origin: 'link', title: 'The old mill', place: 'https://example.com/', language: 'en', created_at: moment }
    const read = { ...source, text: 'The bakery opens on 3 May.', points }
    const calls = await open(meOn('pro'), {
      'GET /api/sources': ok({ items: [] }),
      'POST /api/sources': ok({ ...read, cut: false, remarks: [] }),
      [`GET /api/sources/${id}`]: ok(read),
    })
    await user.click(await choice(sourceSwitchMessages.get().source))
    const pasteBox = await box(addSourceMessages.get().box)
    await press(t.write)
    expect(await screen.findByText(sourceSwitchMessages.get().first)).toBeTruthy()
    expect(document.activeElement).toBe(pasteBox)
    await user.paste('example.com')
    await press(addSourceMessages.get().read)
    expect((await box(understoodMessages.get().title)).value).toBe('The old mill')
    await press(t.write)

    expect(await screen.findByText('A finished caption.')).toBeTruthy()
    expect(sentTo(calls, generate)).toMatchObject([{ topic: 'The old mill', source: { id, points: [0] } }])
    await press(t.moreOptions)
    const draft = Object.keys(localStorage).find((key) => key.startsWith('draft:') && key.includes('post-generator'))
    expect(JSON.parse(localStorage.getItem(draft ?? '') ?? '{}')).toMatchObject({
      from: 'source',
      source: JSON.stringify({ id, points: [0] }),
    })
  })

  test('More options opens the generator with everything filled in, and starts nothing', async () => {
    const calls = await open(meOn('pro'))
    await enter(await box(), 'A sale on Friday')
    await user.click(await choice('Facebook'))
    await press(t.moreOptions)

    await screen.findByText('Another screen')
    const draft = JSON.parse(localStorage.getItem(`draft:user-${users}:${paths.facebook}`) ?? '{}')
    expect(draft).toMatchObject({ topic: 'A sale on Friday', length: 'best', language: 'en' })
    expect(sentTo(calls, generate)).toEqual([])
  })
})

describe('the first visit', () => {
  const first = meOn('free', {}, { first_visit: true })
  const questions = firstVisitMessages.get()
  const step = firstVoiceMessages.get()
  const change = `PUT /api/voices/${voice.id}`
  const send = 'POST /api/first-visit'

  /** Answers as the server does, and then says that the questions were asked. */
  function asking(): Answers {
    let asked = false
    let stored = voice
    const { first_visit: _, ...later } = first
    return {
      'GET /api/me': () => Response.json(asked ? later : first),
      [send]: ({ body }) => {
        asked = true
        const { answers } = body as { answers: Partial<Voice> | null }
        if (answers) stored = { ...stored, ...answers }
        return Response.json({ voice: answers && stored })
      },
      [change]: ({ body }) => {
        stored = { ...stored, ...(body as Partial<Voice>) }
        return Response.json({ voice: stored })
      },
      'GET /api/voices': () => Response.json({ items: asked ? [stored] : [], max: 1, unused: [] }),
    }
  }

  test('asks three questions once; then the composer has a fitting topic, the platform and the language', async () => {
    const calls = await open(first, asking())
    await user.click(await choice(tradeNames.get().food))
    await enter(screen.getByLabelText(questions.offer), 'A bakery in Pune')
    await user.click(screen.getByRole('checkbox', { name: /^LinkedIn/ }))
    expect(screen.getByText(questions.locked(1))).toBeTruthy()
    await user.click(screen.getByRole('checkbox', { name: 'TikTok' }))
    await user.selectOptions(screen.getByLabelText(questions.language), 'en')
    await press(questions.next)
    await press(step.skip)

    expect((await box()).value).toBe(startersFor('food', 'en')[0])
    expect((await choice('TikTok')).checked).toBe(true)
    expect(sentTo(calls, send)).toEqual([
      { answers: { trade: 'food', offer: 'A bakery in Pune', platforms: ['linkedin', 'tiktok'], language: 'en' } },
    ])
  })

  test('then asks for name, place and link of the voice, which writes the next text', async () => {
    const calls = await open(first, asking())
    await user.click(await choice(tradeNames.get().food))
    await press(questions.next)
    const name = await screen.findByLabelText<HTMLInputElement>(step.name)
    expect(name.value).toBe('Mira')
    await user.clear(name)
    await press(step.start)
    expect(await screen.findByText(voiceMessages.get().nameRequired)).toBeTruthy()
    await user.type(name, "Rosa's")
    await enter(screen.getByLabelText(step.place), '12 Mill Street')
    await press(step.start)
    await user.type(await box(), '!{Control>}{Enter}{/Control}')

    await screen.findByText('A finished caption.')
    expect(sentTo(calls, change)).toMatchObject([{ name: "Rosa's", place: '12 Mill Street', link: '', trade: 'food' }])
    expect(sentTo(calls, generate)).toMatchObject([{ voice: voice.id }])
  })

  test('the step for the voice stays open while the account is read again', async () => {
    const calls = serve(answersFor(first, asking()))
    const client = createQueryClient()
    renderRouter(createMemoryRouter([{ path: '*', Component: Home }], { initialEntries: [paths.dashboard] }), client)
    await user.click(await choice(tradeNames.get().food))
    await press(questions.next)
    await enter(await screen.findByLabelText(step.place), '12 Mill')
    const before = sentTo(calls, 'GET /api/me').length
    await act(() => client.invalidateQueries())
    expect(sentTo(calls, 'GET /api/me').length).toBeGreaterThan(before)
    await enter(screen.getByLabelText(step.place), ' Street')

    expect(screen.getByLabelText<HTMLInputElement>(step.place).value).toBe('12 Mill Street')
  })

  test('asks somebody who has written something for their defaults, and promises no first post', async () => {
    await open(first, { ...asking(), 'GET /api/generations': ok({ items: [written('a sale')], next: null }) })

    expect(await screen.findByRole('heading', { name: questions.laterTitle })).toBeTruthy()
    expect(screen.queryByText(questions.lead)).toBeNull()
    await user.click(await choice(tradeNames.get().food))
    await press(questions.next)
    expect(await screen.findByRole('button', { name: step.save })).toBeTruthy()
    expect(screen.queryByRole('button', { name: step.start })).toBeNull()
  })

  test('can be skipped; the composer has a topic then, too', async () => {
    const calls = await open(first, asking())
    await press(questions.skip)

    expect((await box()).value).toBe(startersFor(undefined, 'en')[0])
    expect(sentTo(calls, send)).toEqual([{ answers: null }])
  })

  test('without an answer to the first question it says what is missing and sends nothing', async () => {
    const calls = await open(first, asking())
    await press(questions.next)

    expect(await screen.findByText(voiceMessages.get().tradeRequired)).toBeTruthy()
    expect(sentTo(calls, send)).toEqual([])
  })

  test('answers that could not be saved stay, with the reason', async () => {
    await open(first, { ...asking(), [send]: refused(500, 'INTERNAL') })
    await user.click(await choice(tradeNames.get().shop))
    await press(questions.next)

    expect(await screen.findByText(questions.failed)).toBeTruthy()
    expect((await choice(tradeNames.get().shop)).checked).toBe(true)
  })
})

describe('the text of the try-out', () => {
  const about = { topic: 'A sale', details: 'Sunday', facts: { price: '£5' }, language: 'en' } as const
  const tried: TryOutDraft = { ...about, kind: 'post', platform: 'facebook', text: 'The tried text.' }
  const card = async () => within(await screen.findByRole('region', { name: fromTryOutMessages.get().title }))
  const words = fromTryOutMessages.get()

  test('is shown, copied and saved to the library under its platform', async () => {
    saveTryOutDraft(tried)
    const copied = vi.fn(async () => {})
    vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText: copied }, language: 'en', platform: '' })
    const save = 'POST /functions/v1/save-content'
    const calls = await open(meOn('free'), { [save]: ok({ id: '0197aaaa-0000-7000-8000-000000000003' }) })

    await user.click((await card()).getByRole('button', { name: words.copy }))
    expect(copied).toHaveBeenCalledWith(tried.text)
    expect(await screen.findByText(copyMessages.get().done)).toBeTruthy()
    await user.click((await card()).getByRole('button', { name: words.save }))
    expect(await screen.findByText(libraryMessages.get().saved)).toBeTruthy()
    expect(sentTo(calls, save)).toMatchObject([{ title: 'A sale', content: tried.text, feature: 'facebook-post' }])
  })

  test('titles are saved one by one, each with its platform', async () => {
    saveTryOutDraft({ ...tried, kind: 'titles', platform: 'youtube', text: 'Bags for less\nHalf off bags' })
    const save = 'POST /api/saved-content'
    const calls = await open(meOn('free'), { [save]: ok({ items: [{ id: '0197aaaa-0000-7000-8000-000000000003' }] }) })
    await user.click((await card()).getByRole('button', { name: words.save }))
    expect(await screen.findByText(libraryMessages.get().saved)).toBeTruthy()
    const entries = ['Bags for less', 'Half off bags'].map((title) => ({
      ...{ title, content: JSON.stringify({ platform: 'youtube', title }), feature: 'titles', contentType: 'title' },
    }))
    expect(sentTo(calls, save)).toMatchObject([{ entries }])
  })

  test.each([
    ['hashtags', 'instagram', '#Bags #Sale'],
    ['script', '', '[0:00–0:06] Start'],
  ] as const)('%s are saved as such', async (kind, platform, text) => {
    saveTryOutDraft({ ...tried, kind, platform, text })
    const save = 'POST /functions/v1/save-content'
    const calls = await open(meOn('free'), { [save]: ok({ id: '0197aaaa-0000-7000-8000-000000000003' }) })
    await user.click((await card()).getByRole('button', { name: words.save }))
    expect(await screen.findByText(libraryMessages.get().saved)).toBeTruthy()
    expect(sentTo(calls, save)).toMatchObject([{ title: 'A sale', content: text, feature: kinds[kind].savedAs(tried as never) }])
  })

  test('Write again fills the composer with what it was written from', async () => {
    saveTryOutDraft(tried)
    await open(meOn('free'))
    await user.click((await card()).getByRole('button', { name: words.again }))

    await waitFor(async () => expect((await box()).value).toBe(tried.topic))
    expect((await choice('Facebook')).checked).toBe(true)
    expect(screen.queryByRole('region', { name: words.title })).toBeNull()
    expect(readTryOutDraft()).toBeNull()
  })

  test('is gone for good once it is dismissed', async () => {
    saveTryOutDraft(tried)
    await open(meOn('free'))
    await user.click((await card()).getByRole('button', { name: words.dismiss }))

    expect(screen.queryByRole('region', { name: words.title })).toBeNull()
    expect(readTryOutDraft()).toBeNull()
  })
})

describe('below the composer', () => {
  test('what was written last can be opened and copied', async () => {
    await open(meOn('free'), { 'GET /api/generations': ok({ items: [written('a sale')], next: null }) })

    const link = await screen.findByRole('link', { name: /^The text about a sale/ })
    expect(link.getAttribute('href')).toBe(`${paths.history}?open=${written('').id}`)
    expect(screen.getByRole('button', { name: recentMessages.get().copy({ topic: 'The text about a sale' }) })).toBeTruthy()
  })

  test('what could not be loaded can be tried again', async () => {
    await open(meOn('free'), { 'GET /api/generations': refused(500, 'INTERNAL') })

    expect(await screen.findByText(recentMessages.get().failed)).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy()
  })

  test('what is left this month is counted kind by kind, without what the plan lacks', async () => {
    await open(meOn('free', { titles: 1 }))
    const left = leftMessages.get()

    const list = (await screen.findByRole('heading', { name: left.title })).closest('section')
    expect([...(list?.querySelectorAll('li') ?? [])].map(({ textContent }) => textContent?.split(' ')[0])).toEqual(['1', '2', '2', '2'])
    expect(list?.textContent).toContain(left.resets({ date: '1 Dec 2026' }))
  })

  test('a plan without limits says so', async () => {
    await open(meOn('pro'))

    expect(await screen.findByText(leftMessages.get().unlimited)).toBeTruthy()
  })

  test('the six tools of the dashboard are there, with a lock on those that the plan lacks', async () => {
    await open(meOn('free'))

    const tools = await screen.findAllByRole('link', { name: /Get Started/ })
    expect(tools).toHaveLength(6)
    expect(tools.filter(({ textContent }) => textContent?.includes('not on your plan'))).toHaveLength(1)
    // Posts open a platform that the plan has.
    expect(tools.map((tool) => tool.getAttribute('href'))).toContain(paths.instagram)
  })
})
