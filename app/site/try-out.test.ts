import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { clearTryOutDraft, readTryOutDraft } from '#app/lib/try-out-draft.ts'
import { wireTryOut } from '#app/site/try-out.ts'
import { noteText } from '#contract/arranged-messages.ts'
import { givenMessages } from '#contract/messages.ts'
import { occasions } from '#contract/occasion-messages.ts'
import { checkText } from '#contract/result-note-messages.ts'

const page = `
  <section data-try-place>
    <form id="try" data-try-out="/api/try" data-guess="/api/guess" data-topic-first="Topic first" data-failed="Failed" data-offline="Offline"
      data-copied="Copied!" data-copy-failed="Not copied">
      <input name="topic"><p data-try="error"></p>
      <textarea name="details"></textarea><p data-try="details-error"></p>
      <label><input type="radio" name="occasion" value="" checked><span data-try="guess">Choose for me</span></label>
      <input type="radio" name="occasion" value="offer"><p data-try="guessed"></p>
      <select name="platform"><option value="twitter" data-max="280" data-limit="280 characters">Twitter/X</option>
        <option value="reddit" data-max="40000" data-limit="40,000 characters" data-fold="5" data-more="more">Reddit</option></select>
      <select name="language"><option value="en" data-direction="ltr">English</option>
        <option value="ur" data-direction="rtl">Urdu</option></select>
      <button>Write</button><button type="button" data-try-topic="old maps" data-try-details="Rs 40">old maps</button>
    </form>
    <span data-try="label" data-yours="Yours:">Example:</span><bdi data-try="topic">bicycles</bdi><b data-try="platform"></b>
    <div data-try="text"><div data-try="post" lang="en"><p data-try="title"></p><p data-try="caption">A sample</p></div>
      <p data-try="arranged" hidden></p><ul data-try="notes"></ul></div>
    <progress data-try="meter" max="280" value="8"></progress><span data-try="count">8</span>
    <button form="try" data-try="after" class="invisible"></button><a href="#" data-try-keep></a>
    <span data-try="given"></span><span data-try="cut"></span><i data-try="look" data-platform="twitter"></i><i data-try="look" data-platform="reddit" hidden></i><button type="button" data-try="copy"></button>
  </section>
  <p data-flash></p>`

let fetched: ReturnType<typeof vi.fn<typeof fetch>>

beforeEach(() => {
  // jsdom has none.
  Element.prototype.scrollIntoView = () => undefined
  document.body.innerHTML = page
  fetched = vi.fn<typeof fetch>()
  vi.stubGlobal('fetch', fetched)
  wireTryOut()
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const find = <E extends HTMLElement = HTMLElement>(selector: string) => document.querySelector(selector) as E
const part = (name: string) => find(`[data-try="${name}"]`)
const choose = (name: string, value: string) => {
  find<HTMLSelectElement>(`[name="${name}"]`).value = value
}
const type = (field: string, text: string) => {
  const control = find<HTMLInputElement>(`[name="${field}"]`)
  control.value = text
  control.dispatchEvent(new Event('input', { bubbles: true }))
}
const submit = (topic: string) => {
  find<HTMLInputElement>('[name="topic"]').value = topic
  find<HTMLFormElement>('form').requestSubmit()
}
const tried = (answer: object, status = 200) => fetched.mockResolvedValueOnce(Response.json(answer, { status }))
const bodies = () => fetched.mock.calls.map(([, init]) => JSON.parse(String(init?.body)))

test('a topic becomes a post with its character count, language and text direction', async () => {
  tried({ caption: 'پہلا جملہ', title: 'عنوان', used: 1234 })
  choose('platform', 'reddit')
  choose('language', 'ur')
  submit('  چائے ')
  await expect.poll(() => part('caption').textContent).toBe('پہلا جملہ')
  expect(fetched.mock.calls[0]?.[0]).toBe('/api/try')
  expect(bodies()).toEqual([{ topic: 'چائے', platform: 'reddit', language: 'ur' }])
  expect([part('label'), part('topic'), part('platform'), part('title'), part('count')].map(({ textContent }) => textContent)).toEqual([
    'Yours:',
    'چائے',
    'Reddit',
    'عنوان',
    '1,234 / 40,000 characters',
  ])
  expect(find<HTMLProgressElement>('progress')).toMatchObject({ max: 40_000, value: 1234 })
  expect(part('post')).toMatchObject({ lang: 'ur', dir: 'rtl' })
  expect(part('text').ariaBusy).toBeNull()
  expect(part('after').className).toBe('')
})

test('an empty topic shows an error, focuses the field and sends nothing', () => {
  submit('   ')
  expect(part('error').textContent).toBe('Topic first')
  expect(find('[name="topic"]').getAttribute('aria-invalid')).toBe('true')
  expect(document.activeElement).toBe(find('[name="topic"]'))
  expect(fetched).not.toHaveBeenCalled()
  find('[name="topic"]').dispatchEvent(new Event('input'))
  expect([part('error').textContent, find('[name="topic"]').hasAttribute('aria-invalid')]).toEqual(['', false])
})

test.each([
  ['the limit is reached', () => tried({ code: 'RATE_LIMITED', message: 'Again in 40 seconds.' }, 429), 'Again in 40 seconds.'],
  [
    'a field is refused',
    () => tried({ message: 'A second look', data: { issues: [{ path: 'topic', message: 'Too long' }] } }, 422),
    'Too long',
  ],
  ['a proxy answers with a page', () => fetched.mockResolvedValueOnce(new Response('<h1>Bad gateway</h1>', { status: 502 })), 'Failed'],
  ['an answer is cut short', () => fetched.mockResolvedValueOnce(new Response('{"cap')), 'Failed'],
  ['there is no connection', () => fetched.mockRejectedValueOnce(new TypeError('Failed to fetch')), 'Offline'],
])('when %s, an error is shown and the text does not change', async (_, given, message) => {
  vi.spyOn(console, 'warn').mockReturnValue()
  given()
  submit('bicycles')
  await expect.poll(() => part('error').textContent).toBe(message)
  expect(part('caption').textContent).toBe('A sample')
  expect(part('text').ariaBusy).toBeNull()
})

test('of two requests the newer one is shown, whichever response arrives last', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>()
  fetched.mockReturnValueOnce(promise)
  tried({ caption: 'New', used: 3 })
  submit('first')
  submit('second')
  await expect.poll(() => part('caption').textContent).toBe('New')
  resolve(Response.json({ caption: 'Old', used: 3 }))
  await promise
  await new Promise((settled) => setTimeout(settled))
  expect([part('caption').textContent, part('topic').textContent, part('error').textContent]).toEqual(['New', 'second', ''])
})

test('a press on a suggested topic generates a post for it', async () => {
  tried({ caption: 'Maps', used: 4 })
  find('[data-try-topic]').click()
  await expect.poll(() => part('caption').textContent).toBe('Maps')
  expect(bodies()).toMatchObject([{ topic: 'old maps', details: 'Rs 40' }])
})

test('Copy copies title and text with a message, and a failed copy shows an error', async () => {
  const writeText = vi.fn().mockResolvedValueOnce(undefined).mockRejectedValueOnce(new Error('denied'))
  vi.stubGlobal('navigator', { clipboard: { writeText } })
  vi.spyOn(console, 'warn').mockReturnValue()
  part('title').textContent = 'A title'
  part('copy').click()
  await expect.poll(() => find('[data-flash]').textContent).toBe('Copied!')
  expect(writeText).toHaveBeenCalledWith('A title\n\nA sample')
  part('copy').click()
  await expect.poll(() => find('[data-flash]').textContent).toBe('Not copied')
})

test('details and a chosen occasion are sent, and the notes are shown under the text', async () => {
  const notes = [{ code: 'left-out', lines: ['Cards accepted'] }, { code: 'reddit-advert' }] as const
  tried({ caption: 'Mangoes', used: 7, arranged: { occasion: 'offer', guessed: false, notes } })
  find<HTMLTextAreaElement>('[name="details"]').value = ' Rs 120 '
  find<HTMLInputElement>('[value="offer"]').checked = true
  submit('mangoes')
  await expect.poll(() => part('caption').textContent).toBe('Mangoes')
  expect(bodies()).toMatchObject([{ topic: 'mangoes', details: 'Rs 120', occasion: 'offer' }])
  expect(part('arranged').hidden).toBe(false)
  expect([...part('notes').children].map(({ textContent }) => textContent)).toEqual([
    `${noteText({ ...notes[0], lines: ['Cards accepted'] })}Cards accepted`,
    noteText(notes[1]),
  ])
})

test('what the checks found in the text of a model is shown under it', async () => {
  const checks = [
    { code: 'number', field: 'caption', quotes: ['38 %'] },
    { code: 'cut', field: 'caption', quotes: ['Come by.'] },
  ] as const
  tried({ caption: 'Mangoes', used: 7, checks })
  submit('mangoes')
  await expect.poll(() => part('caption').textContent).toBe('Mangoes')
  const about = { language: 'en', platform: find<HTMLSelectElement>('[name="platform"]').selectedOptions[0]?.text } as const
  expect([...part('notes').children].map(({ textContent }) => textContent)).toEqual([
    checkText({ ...checks[0], quotes: ['38 %'] }, about),
    `${checkText({ ...checks[1], quotes: ['Come by.'] }, about)}Come by.`,
  ])
})

test('a validation error of the details is shown at their field', async () => {
  tried({ message: 'A second look', data: { issues: [{ path: 'details', message: 'Too many details' }] } }, 422)
  submit('mangoes')
  await expect.poll(() => part('details-error').textContent).toBe('Too many details')
  expect(find('[name="details"]').getAttribute('aria-invalid')).toBe('true')
  expect(part('error').textContent).toBe('')
})

test('the guess is shown after a pause in typing, can be changed with one press, and is reset with the topic', async () => {
  tried({ occasion: 'hiring' })
  type('details', 'weekends')
  type('topic', 'we need a cook')
  expect(fetched).not.toHaveBeenCalled()
  await expect
    .poll(() => part('guess').textContent, { timeout: 10_000 })
    .toBe(givenMessages.get().guessed({ label: occasions.get().hiring }))
  expect(fetched.mock.calls[0]?.[0]).toBe('/api/guess')
  expect(bodies()).toEqual([{ topic: 'we need a cook', details: 'weekends', language: 'en' }])

  const offer = find<HTMLInputElement>('[value="offer"]')
  offer.click()
  expect(part('guess').textContent).toBe(givenMessages.get().guess)
  type('topic', '')
  expect(offer.checked).toBe(false)
})

test('after a failed guess the occasion is unknown, and no error is shown', async () => {
  vi.spyOn(console, 'warn').mockReturnValue()
  fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  type('topic', 'we need a cook')
  await expect.poll(() => fetched.mock.calls.length, { timeout: 10_000 }).toBe(1)
  expect([part('guess').textContent, part('error').textContent]).toEqual([givenMessages.get().guess, ''])
})

test('the facts that the visitor typed are underlined in the post, and what was given is shown', async () => {
  tried({ caption: 'Mangoes, Rs 120 a kg. Come by.', used: 30 })
  find<HTMLTextAreaElement>('[name="details"]').value = 'Rs 120 a kg\nCash only'
  submit('Mangoes')
  await expect.poll(() => part('caption').textContent).toBe('Mangoes, Rs 120 a kg. Come by.')
  expect([...part('caption').querySelectorAll('[data-given]')].map(({ textContent }) => textContent)).toEqual(['Mangoes', 'Rs 120 a kg'])
  expect(part('given').hidden).toBe(false)
  expect(part('topic').textContent).toBe('Mangoes · Rs 120 a kg · Cash only')

  tried({ caption: 'Aam', used: 3 })
  submit('Mangoes')
  await expect.poll(() => part('caption').textContent).toBe('Aam')
  expect(part('given').hidden).toBe(true)
})

test('the post is shown in the look of its platform, with the place where the platform cuts it', async () => {
  tried({ caption: 'Ripe mangoes', used: 12 })
  choose('platform', 'reddit')
  submit('fruit')
  await expect.poll(() => part('caption').textContent).toBe('Ripe mangoes')
  expect(find('span[data-fold]')).toMatchObject({ textContent: ' mangoes', dataset: { fold: 'more' } })
  expect(part('cut').hidden).toBe(false)
  expect([...document.querySelectorAll<HTMLElement>('[data-try="look"]')].map(({ hidden }) => hidden)).toEqual([true, false])

  tried({ caption: 'Figs', used: 4 })
  submit('fruit')
  await expect.poll(() => part('caption').textContent).toBe('Figs')
  expect(part('cut').hidden).toBe(true)
})

test("the visitor's post is kept for after the sign-up, the sample is not", async () => {
  clearTryOutDraft()
  find<HTMLInputElement>('[name="topic"]').value = 'mangoes'
  find('[data-try-keep]').click()
  expect(readTryOutDraft()).toBeNull()
  tried({ caption: 'Mangoes, Rs 120', title: 'Fresh', used: 15 })
  choose('platform', 'reddit')
  find<HTMLTextAreaElement>('[name="details"]').value = 'Rs 120'
  submit('mangoes')
  await expect.poll(() => part('caption').textContent).toBe('Mangoes, Rs 120')
  expect(readTryOutDraft()).toBeNull()
  find('[data-try-keep]').click()
  const text = 'Fresh\n\nMangoes, Rs 120'
  expect(readTryOutDraft()).toEqual({ topic: 'mangoes', details: 'Rs 120', platform: 'reddit', language: 'en', text })
})

const kindPage = `
  <section data-try-place>
    <form id="try" data-try-out="/api/try/text" data-topic-first="Topic first" data-copied="Copied!">
      <input type="hidden" name="kind" value="titles"><input type="hidden" name="occasion" value="video">
      <input name="topic"><textarea name="details"></textarea>
      <select name="length"><option value="reel" data-max="60" data-limit="60 seconds">Reel</option></select>
      <select name="language"><option value="en" data-direction="ltr">English</option></select><button>Write</button>
    </form>
    <b data-try="platform"></b>
    <div data-try="text"><p data-try="post"><span data-try="caption" data-lines="true">A sample</span></p></div>
    <span data-try="count">8</span><button type="button" data-try="copy"></button>
  </section>
  <p data-flash></p>`

describe('a try-out of another kind', () => {
  beforeEach(() => {
    document.body.innerHTML = kindPage
    wireTryOut()
  })

  test('sends the fields of its form, and asks for no guess', async () => {
    vi.useFakeTimers()
    tried({ caption: 'One', used: 3 })
    find<HTMLInputElement>('[name="occasion"]').value = ''
    type('topic', 'mangoes')
    await vi.advanceTimersByTimeAsync(60_000)
    vi.useRealTimers()
    expect(fetched).not.toHaveBeenCalled()
    submit('mangoes')
    await expect.poll(() => part('caption').textContent).toBe('One')
    expect(fetched.mock.calls[0]?.[0]).toBe('/api/try/text')
    expect(bodies()).toEqual([{ kind: 'titles', topic: 'mangoes', length: 'reel', language: 'en' }])
    expect([part('platform').textContent, part('count').textContent]).toEqual(['Reel', '3 / 60 seconds'])
  })

  test('shows each title in a row of its own, and copies them with their line breaks', async () => {
    const writeText = vi.fn<(text: string) => Promise<void>>(async () => undefined)
    vi.stubGlobal('navigator', { clipboard: { writeText } })
    tried({ caption: 'One <b>\nTwo', used: 3 })
    submit('mangoes')
    await expect.poll(() => [...part('caption').children].map(({ textContent }) => textContent)).toEqual(['One <b>', 'Two'])
    part('copy').click()
    await expect.poll(() => find('[data-flash]').textContent).toBe('Copied!')
    expect(writeText).toHaveBeenCalledWith('One <b>\nTwo')
  })
})
