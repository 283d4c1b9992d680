import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { wireTryOut } from '#app/site/try-out.ts'
import { arrangedMessages } from '#contract/arranged-messages.ts'
import { givenMessages } from '#contract/messages.ts'
import { occasions } from '#contract/occasion-messages.ts'
import { checkText } from '#contract/result-note-messages.ts'

const page = `
  <section data-try-place>
    <form id="try" data-try-out="/api/try" data-guess="/api/guess" data-topic-first="Topic first" data-failed="Failed" data-offline="Offline"
      data-copied="Copied!" data-copy-failed="Not copied">
      <input name="topic"><p data-try="error"></p>
      <textarea name="details"></textarea><p data-try="details-error"></p>
      <label><input type="radio" name="occasion" value="" checked><span data-try="guess">Guess for me</span></label>
      <input type="radio" name="occasion" value="offer"><p data-try="guessed"></p>
      <select name="platform"><option value="twitter" data-max="280" data-limit="280 characters">Twitter/X</option>
        <option value="reddit" data-max="40000" data-limit="40,000 characters">Reddit</option></select>
      <select name="language"><option value="en" data-direction="ltr">English</option>
        <option value="ur" data-direction="rtl">Urdu</option></select>
      <button>Write</button><button type="button" data-try-topic="old maps" data-try-details="Rs 40">old maps</button>
    </form>
    <span data-try="label" data-yours="Yours:">Example:</span><bdi data-try="topic">bicycles</bdi><b data-try="platform"></b>
    <div data-try="text"><div data-try="post" lang="en"><p data-try="title"></p><p data-try="caption">A sample</p></div>
      <p data-try="arranged" hidden></p><ul data-try="notes"></ul></div>
    <progress data-try="meter" max="280" value="8"></progress><span data-try="count">8</span>
    <button form="try" data-try="again" class="invisible"></button><button type="button" data-try="copy"></button>
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
  expect(part('again').className).toBe('')
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
    `${arrangedMessages.note({ ...notes[0], lines: ['Cards accepted'] })}Cards accepted`,
    arrangedMessages.note(notes[1]),
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
