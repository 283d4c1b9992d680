import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Me } from '#api/account.ts'
import type { Generation } from '#api/schemas.ts'
import { firstVisitMessages, fromTryOutMessages, homeMessages, recentMessages } from '#app/features/composer/messages.ts'
import { formMessages } from '#app/features/generation/form/messages.ts'
import { resultMessages } from '#app/features/generation/results/messages.ts'
import { startersFor } from '#app/features/generation/starter-messages.ts'
import { meOn as meWithout } from '#app/features/shell/shell.fixture.ts'
import { type Answers, enter, ok, openScreen, refused, type SentCall, serve, stubBrowser, tidyUp } from '#app/lib/screen.fixture.tsx'
import { addSourceMessages, understoodMessages } from '#app/lib/sources/messages.ts'
import { sourceSwitchMessages } from '#app/lib/sources/switch-messages.ts'
import { readTryOutDraft, saveTryOutDraft, type TryOutDraft } from '#app/lib/try-out-draft.ts'
import { copyMessages, generationMessages, givenMessages, libraryMessages } from '#contract/messages.ts'
import { occasions } from '#contract/occasion-messages.ts'
import { guessOccasionPath, paths, topicPath } from '#contract/paths.ts'
import type { Feature, PlanId } from '#contract/plans.ts'
import { questionFor } from '#contract/role-messages.ts'
import { tradeNames, voiceMessages } from '#contract/voice-messages.ts'
import { newVoice, type Voice } from '#contract/voices.ts'
import { kinds } from '#kinds/index.ts'
import Home from './home.tsx'

const t = formMessages
/** The button for a post. */
const write = 'Generate post'
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
  id: '0197aaaa-0000-7000-8000-000000000001',
  name: 'Mira',
  trade: 'food',
  created_at: moment,
  updated_at: moment,
  platforms: ['linkedin', 'facebook'],
  language: 'de',
}

const written = (topic: string): Generation => ({
  id: '0197aaaa-0000-7000-8000-000000000009',
  kind: 'post',
  feature: 'hashtags',
  created_at: moment,
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
  await openAt(paths.dashboard)
  return calls
}

async function openAt(address: string) {
  const opened = openScreen(Home, address)
  await screen.findByRole('heading', { name: 'Welcome back, Mira Sandoval!' })
  return opened
}

const box = (name: string | RegExp = t.topic) => screen.findByRole<HTMLTextAreaElement>('textbox', { name })
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

describe('the desk', () => {
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

  test('a link with a topic starts a text about it; what was typed before comes back with one press', async () => {
    serve(answersFor(meOn('pro')))
    await openAt(paths.dashboard)
    await enter(await box(), 'A sale on Friday')
    cleanup()
    const { search } = await openAt(topicPath('Seeds on top?'))

    await waitFor(async () => expect((await box()).value).toBe('Seeds on top?'))
    expect(search()).toBe('')
    await press(libraryMessages.undo)
    expect((await box()).value).toBe('A sale on Friday')
  })

  test('a press writes the post for the chosen platform, at its best length, and shows it with Copy', async () => {
    const calls = await open(meOn('pro'))
    await enter(await box(), 'A sale on Friday')
    await user.click(await choice('Reddit'))
    await press(write)

    expect(await screen.findByText('A finished caption.')).toBeTruthy()
    expect(await screen.findByRole('button', { name: 'Copy' })).toBeTruthy()
    expect(sentTo(calls, generate)).toMatchObject([{ topic: 'A sale on Friday', platform: 'reddit', length: 'best', language: 'en' }])
  })

  test('facts, details and the chosen occasion are sent, with the language of the text', async () => {
    const calls = await open(meOn('pro'), { 'GET /api/voices': ok({ items: [voice], max: 1, unused: [] }) })
    await waitFor(async () => expect((await choice('LinkedIn')).checked).toBe(true))
    await enter(await box(), '20 % auf alle Kerzen')
    await user.click(await choice(occasions.offer))
    await enter(await screen.findByLabelText(questionFor('offer', 'until')), 'Sonntag')
    await press(givenMessages.moreFacts)
    await enter(await screen.findByLabelText(questionFor('offer', 'where')), 'Mühlstr. 12')
    await press(givenMessages.addDetails)
    await enter(await screen.findByLabelText(givenMessages.details), 'Nur im Laden')
    await user.keyboard('{Control>}{Enter}{/Control}')

    await screen.findByText('A finished caption.')
    const facts = { until: 'Sonntag', where: 'Mühlstr. 12' }
    expect(sentTo(calls, generate)).toMatchObject([
      { topic: '20 % auf alle Kerzen', facts, details: 'Nur im Laden', occasion: 'offer', language: 'de' },
    ])
  })

  test('questions in place of a text are answered in its card, by which the post is written', async () => {
    const ask = [{ role: 'when', question: questionFor('event', 'when') }]
    const asking = { post: { caption: 'Easter brunch' }, arranged: { occasion: 'event', guessed: true, notes: [] }, ask, counted: false }
    const calls = await open(meOn('pro'), {
      [generate]: ({ body }) => streamed('facts' in (body as object) ? { post: { caption: 'Easter brunch on Sunday' } } : asking)(),
    })
    await enter(await box(), 'Easter brunch')
    await press(write)
    const card = within(await screen.findByRole('article'))
    await enter(card.getByLabelText(questionFor('event', 'when')), 'on Sunday')
    await user.keyboard('{Enter}')

    expect(await screen.findByText('Easter brunch on Sunday')).toBeTruthy()
    expect(sentTo(calls, generate)).toMatchObject([{ topic: 'Easter brunch' }, { topic: 'Easter brunch', facts: { when: 'on Sunday' } }])
  })

  test('an example is in the empty box, and one press fills it in and starts nothing', async () => {
    const calls = await open(meOn('free'))
    const [first, second] = startersFor(undefined, 'en')
    expect((await box()).placeholder).toBe(first)
    expect((await box()).value).toBe('')
    await press(second)

    expect((await box()).value).toBe(second)
    expect(sentTo(calls, generate)).toEqual([])
  })

  test('a platform that the plan lacks says so, with Upgrade and an example, and is not sent', async () => {
    const calls = await open(meOn('free'))
    await enter(await box(), 'A sale on Friday')
    await user.click(await choice(/^LinkedIn/))
    await press(write)

    expect((await screen.findAllByText(generationMessages.notOnFree)).length).toBeGreaterThan(0)
    expect(screen.getAllByRole('link', { name: 'Upgrade' })[0]?.getAttribute('href')).toBe(paths.pricing)
    expect(screen.getByRole('link', { name: t.example }).getAttribute('href')).toBe(paths.linkedin)
    expect(screen.getByRole('button', { name: write }).getAttribute('aria-disabled')).toBe('true')
    expect(sentTo(calls, generate)).toEqual([])
  })

  test('how a text ended is said beside it and not in a toast', async () => {
    await open(meOn('pro'))
    await enter(await box(), 'A sale on Friday')
    await press(write)

    const line = await screen.findByText(kinds.post.messages.success)
    expect(line.closest('[data-sonner-toast]')).toBeNull()
    expect(line.closest('section')?.getAttribute('aria-label')).toBe(t.results)
  })

  test('Write again leaves the focus at the results, from where Esc stops', async () => {
    const me = meOn('pro')
    await open(me)
    await user.type(await box(), 'A sale on Friday')
    await press(write)
    const again = await screen.findByRole('button', { name: resultMessages.regenerate })
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
    expect(await screen.findByRole('button', { name: resultMessages.regenerate })).toBeTruthy()
  })

  test('a fact that is worth adding is asked for below the text, with the focus', async () => {
    const additions = streamed({ post: { caption: 'A finished caption.' }, addBeforePosting: ['the price'] })
    await open(meOn('pro'), { [generate]: additions })
    await enter(await box(), 'A sale on Friday')
    await press(write)
    await press('the price')

    expect(document.activeElement).toBe(await screen.findByRole('textbox', { name: 'the price' }))
  })

  test('without a topic a press asks for one, and the box has the focus', async () => {
    const calls = await open(meOn('pro'))
    await press(write)

    expect((await screen.findByRole('alert')).textContent).toBe(generationMessages.topicFirst)
    expect(document.activeElement).toBe(await box())
    expect(sentTo(calls, generate)).toEqual([])
  })

  test('a text is written from the points of a link', async () => {
    const id = '0197aaaa-0000-7000-8000-000000000077'
    const points = [{ text: 'The bakery opens on 3 May.', facts: ['3 May'], at: 0 }]
    const source = { id, origin: 'link', title: 'The old mill', place: 'https://example.com/', language: 'en', created_at: moment }
    const read = { ...source, text: 'The bakery opens on 3 May.', points }
    const calls = await open(meOn('pro'), {
      'GET /api/sources': ok({ items: [] }),
      'POST /api/sources': ok({ ...read, cut: false, remarks: [] }),
      [`GET /api/sources/${id}`]: ok(read),
    })
    await user.click(await choice(sourceSwitchMessages.source))
    const pasteBox = await box(addSourceMessages.box)
    await press(write)
    expect(await screen.findByText(sourceSwitchMessages.first)).toBeTruthy()
    expect(document.activeElement).toBe(pasteBox)
    await user.paste('example.com')
    await press(addSourceMessages.read)
    expect((await box(understoodMessages.title)).value).toBe('The old mill')
    await press(write)

    expect(await screen.findByText('A finished caption.')).toBeTruthy()
    expect(sentTo(calls, generate)).toMatchObject([{ topic: 'The old mill', source: { id, points: [0] } }])
  })

  test('what is chosen under More options is sent, and another kind takes what it knows', async () => {
    const calls = await open(meOn('pro'), { 'POST /functions/v1/generate-script/stream': streamed({ script: 'A script.' }) })
    await enter(await box(), 'A sale on Friday')
    await user.click(await screen.findByText(t.moreOptions))
    await user.selectOptions(screen.getByLabelText('Tone'), 'formal')
    await user.selectOptions(screen.getByLabelText('Length'), 'standard')
    await user.selectOptions(screen.getByLabelText('Complexity'), 'simple')
    await press(write)
    await screen.findByText('A finished caption.')
    expect(sentTo(calls, generate)).toMatchObject([{ tone: 'formal', length: 'standard', complexity: 'simple' }])

    await user.click(await choice('Script'))
    await user.selectOptions(screen.getByLabelText('Audience'), 'beginners')
    await press('Generate script')
    await screen.findByText('A script.')
    expect(sentTo(calls, 'POST /functions/v1/generate-script/stream')).toEqual([
      { topic: 'A sale on Friday', tone: 'formal', language: 'en', length: 'medium', targetAudience: 'beginners' },
    ])
  })
})

describe('the first visit', () => {
  const first = meOn('free', {}, { first_visit: true })
  const questions = firstVisitMessages
  const send = 'POST /api/first-visit'

  /** Answers as the server does, and then says that the questions were asked. */
  function asking(): Answers {
    let [asked, made] = [false, false]
    let stored = voice
    const { first_visit: _, ...later } = first
    return {
      'GET /api/me': () => Response.json(asked ? later : first),
      [send]: ({ body }) => {
        asked = true
        const { answers } = body as { answers: Partial<Voice> | null }
        made = answers !== null
        if (answers) stored = { ...stored, ...answers }
        return Response.json({ voice: answers && stored })
      },
      'GET /api/voices': () => Response.json({ items: made ? [stored] : [], max: 1, unused: [] }),
    }
  }

  test('asks once on one card; then the box is empty with a fitting example, the focus, the platform and the language', async () => {
    const calls = await open(first, asking())
    await user.click(await choice(tradeNames.food))
    await user.click(screen.getByRole('checkbox', { name: /^LinkedIn/ }))
    expect(screen.getByText(questions.locked(1))).toBeTruthy()
    await user.click(screen.getByRole('checkbox', { name: 'TikTok' }))
    const name = screen.getByLabelText<HTMLInputElement>(questions.name)
    expect(name.value).toBe('Mira Sandoval')
    await user.clear(name)
    await enter(name, "Rosa's")
    await user.selectOptions(screen.getByLabelText(questions.language), 'en')
    await press(questions.start)

    expect((await box()).value).toBe('')
    await waitFor(async () => expect((await box()).placeholder).toBe(startersFor('food', 'en')[0]))
    await waitFor(async () => expect(document.activeElement).toBe(await box()))
    expect((await choice('TikTok')).checked).toBe(true)
    const answers = { trade: 'food', name: "Rosa's", offer: '', platforms: ['linkedin', 'tiktok'], language: 'en' }
    expect(sentTo(calls, send)).toEqual([{ answers }])
    await user.keyboard('A sale{Control>}{Enter}{/Control}')
    await screen.findByText('A finished caption.')
    expect(sentTo(calls, generate)).toMatchObject([{ topic: 'A sale', voice: voice.id }])
  })

  test('can be skipped; there is an example then, too', async () => {
    const calls = await open(first, asking())
    await press(questions.skip)

    expect((await box()).value).toBe('')
    expect((await box()).placeholder).toBe(startersFor(undefined, 'en')[0])
    expect(sentTo(calls, send)).toEqual([{ answers: null }])
  })

  test('without an answer to the first question it says what is missing and sends nothing', async () => {
    const calls = await open(first, asking())
    await press(questions.start)

    expect(await screen.findByText(voiceMessages.tradeRequired)).toBeTruthy()
    expect(sentTo(calls, send)).toEqual([])
  })

  test('answers that could not be saved stay, with the reason', async () => {
    await open(first, { ...asking(), [send]: refused(500, 'INTERNAL') })
    await user.click(await choice(tradeNames.shop))
    await press(questions.start)

    expect(await screen.findByText(questions.failed)).toBeTruthy()
    expect((await choice(tradeNames.shop)).checked).toBe(true)
  })
})

describe('the text of the try-out', () => {
  const about = { topic: 'A sale', details: 'Sunday', facts: { price: '£5' }, language: 'en' } as const
  const tried: TryOutDraft = { ...about, kind: 'post', platform: 'facebook', text: 'The tried text.' }
  const card = async () => within(await screen.findByRole('region', { name: fromTryOutMessages.title }))
  const words = fromTryOutMessages

  test('is shown, copied and saved to the library under its platform', async () => {
    saveTryOutDraft(tried)
    const copied = vi.fn(async () => {})
    vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText: copied }, language: 'en', platform: '' })
    const save = 'POST /functions/v1/save-content'
    const calls = await open(meOn('free'), { [save]: ok({ id: '0197aaaa-0000-7000-8000-000000000003' }) })

    await user.click((await card()).getByRole('button', { name: words.copy }))
    expect(copied).toHaveBeenCalledWith(tried.text)
    expect(await screen.findByText(copyMessages.done)).toBeTruthy()
    await user.click((await card()).getByRole('button', { name: words.save }))
    expect(await screen.findByText(libraryMessages.saved)).toBeTruthy()
    expect(sentTo(calls, save)).toMatchObject([{ title: 'A sale', content: tried.text, feature: 'facebook-post' }])
  })

  test('titles are saved one by one, each with its platform', async () => {
    saveTryOutDraft({ ...tried, kind: 'titles', platform: 'youtube', text: 'Bags for less\nHalf off bags' })
    const save = 'POST /api/saved-content'
    const calls = await open(meOn('free'), { [save]: ok({ items: [{ id: '0197aaaa-0000-7000-8000-000000000003' }] }) })
    await user.click((await card()).getByRole('button', { name: words.save }))
    expect(await screen.findByText(libraryMessages.saved)).toBeTruthy()
    const entries = ['Bags for less', 'Half off bags'].map((title) => ({
      title,
      content: JSON.stringify({ platform: 'youtube', title }),
      feature: 'titles',
      contentType: 'title',
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
    expect(await screen.findByText(libraryMessages.saved)).toBeTruthy()
    expect(sentTo(calls, save)).toMatchObject([{ title: 'A sale', content: text, feature: kinds[kind].savedAs(tried as never) }])
  })

  test('Write again fills the desk with what it was written from', async () => {
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

describe('beside the desk', () => {
  test('what was written last can be opened and copied', async () => {
    await open(meOn('free'), { 'GET /api/generations': ok({ items: [written('a sale')], next: null }) })

    const link = await screen.findByRole('link', { name: /^The text about a sale/ })
    expect(link.getAttribute('href')).toBe(`${paths.history}?open=${written('').id}`)
    expect(screen.getByRole('button', { name: recentMessages.copy({ topic: 'The text about a sale' }) })).toBeTruthy()
  })

  test('what could not be loaded can be tried again', async () => {
    await open(meOn('free'), { 'GET /api/generations': refused(500, 'INTERNAL') })

    expect(await screen.findByText(recentMessages.failed)).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy()
  })

  test('a row shows the beginning of its text, and Again fills the desk with what it was written from', async () => {
    const item = { ...written('a sale'), request: { ...written('a sale').request, tone: 'formal', facts: { price: '£5' } } }
    await open(meOn('pro'), { 'GET /api/generations': ok({ items: [item], next: null }) })
    expect(await screen.findByText('The text about a sale')).toBeTruthy()
    await press(recentMessages.againWith({ topic: 'a sale' }))

    expect((await box()).value).toBe('a sale')
    expect((await choice('Instagram')).checked).toBe(true)
    expect(screen.getByLabelText<HTMLSelectElement>('Tone').value).toBe('formal')
  })

  test('the quick links are open in the first week, and folded later', async () => {
    const isOpen = async () => (await screen.findByText(homeMessages.tools)).closest('details')?.open
    const signedUp = (days: number) => ({ signed_up_at: new Date(Date.now() - days * 24 * 60 * 60 * 1000).toISOString() })
    await open(meOn('pro', {}, signedUp(2)))
    expect(await isOpen()).toBe(true)
    cleanup()
    await open(meOn('pro', {}, signedUp(9)))
    expect(await isOpen()).toBe(false)
  })

  test('the six tools of the dashboard are there, with a lock on those that the plan lacks', async () => {
    await open(meOn('free', {}, { signed_up_at: new Date().toISOString() }))

    const tools = await screen.findAllByRole('link', { name: /Get Started/ })
    expect(tools).toHaveLength(6)
    expect(tools.filter(({ textContent }) => textContent?.includes('not on your plan'))).toHaveLength(1)
    // Posts open a platform that the plan has.
    expect(tools.map((tool) => tool.getAttribute('href'))).toContain(paths.instagram)
  })
})
