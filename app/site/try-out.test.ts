import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { clearTryOutDraft, readTryOutDraft } from '#app/lib/try-out-draft.ts'
import { wireTryOut } from '#app/site/try-out.ts'
import { noteText } from '#contract/arranged-messages.ts'
import { checkText } from '#contract/result-note-messages.ts'

const questions = `
  <div data-try="questions" hidden><p data-try="why" data-thin="Only your words" data-more="Missing?" data-done="Your answers"></p>
    <div data-try="asked"></div>
    <div data-try="answering" hidden><span data-try="question"></span><textarea data-try="answer"></textarea>
      <button type="button" data-try="write-it"><span data-try="verb" data-busy="Writing…">Write it</span></button>
      <p data-try="error" data-about="facts"></p></div></div>`

const page = `
  <section data-try-place>
    <form id="try" data-try-out="/api/try" data-topic-first="Topic first" data-failed="Failed" data-offline="Offline"
      data-copied="Copied!" data-copy-failed="Not copied">
      <input name="topic"><p data-try="error" data-about="topic"></p>
      <textarea name="details"></textarea><p data-try="error" data-about="details"></p>
      <select name="platform"><option value="twitter" data-max="280" data-limit="280 characters">Twitter/X</option>
        <option value="reddit" data-max="40000" data-limit="40,000 characters" data-fold="5" data-more="more">Reddit</option></select>
      <select name="language"><option value="en" data-direction="ltr">English</option>
        <option value="ur" data-direction="rtl">Urdu</option></select>
      <button><span data-try="verb" data-busy="Writing…">Write</span></button><p data-try="error" data-about="form"></p>
      <button type="button" data-try-topic="old maps" data-try-details="Rs 40">old maps</button>
    </form>
    <span data-try="label" data-yours="Yours:">Example:</span><bdi data-try="topic">bicycles</bdi><b data-try="platform"></b>
    <div data-try="box"><div data-try="text"><div data-try="post" lang="en"><p data-try="title"></p><p data-try="caption">A sample</p></div>
      <p data-try="arranged" hidden></p><ul data-try="notes"></ul></div>${questions}</div>
    <progress data-try="meter" max="280" value="8"></progress><span data-try="count">8</span>
    <div data-try="after" class="invisible"><button form="try"><span data-try="verb" data-busy="Writing…">Again</span></button><a href="#" data-try-keep></a></div>
    <p data-try="error" data-about="result"></p>
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
/** The messages that are shown, each with its place. */
const errors = () =>
  [...document.querySelectorAll<HTMLElement>('[data-try="error"]')]
    .filter(({ textContent }) => textContent)
    .map(({ dataset, textContent }) => `${dataset.about}: ${textContent}`)
const verbs = () => [...document.querySelectorAll('[data-try="verb"]')].map(({ textContent }) => textContent)
const asked = () => [...part('asked').children] as HTMLButtonElement[]
const choose = (name: string, value: string) => {
  find<HTMLSelectElement>(`[name="${name}"]`).value = value
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
  expect(errors()).toEqual(['topic: Topic first'])
  expect(find('[name="topic"]').getAttribute('aria-invalid')).toBe('true')
  expect(document.activeElement).toBe(find('[name="topic"]'))
  expect(fetched).not.toHaveBeenCalled()
  find('[name="topic"]').dispatchEvent(new Event('input'))
  expect([errors(), find('[name="topic"]').hasAttribute('aria-invalid')]).toEqual([[], false])
})

test.each([
  ['the limit is reached', () => tried({ code: 'RATE_LIMITED', message: 'Again in 40 seconds.' }, 429), 'form: Again in 40 seconds.'],
  [
    'a field is refused',
    () => tried({ message: 'A second look', data: { issues: [{ path: 'topic', message: 'Too long' }] } }, 422),
    'topic: Too long',
  ],
  [
    'a proxy answers with a page',
    () => fetched.mockResolvedValueOnce(new Response('<h1>Bad gateway</h1>', { status: 502 })),
    'form: Failed',
  ],
  ['an answer is cut short', () => fetched.mockResolvedValueOnce(new Response('{"cap')), 'form: Failed'],
  ['there is no connection', () => fetched.mockRejectedValueOnce(new TypeError('Failed to fetch')), 'form: Offline'],
])('when %s, an error is shown beside its field or the pressed button, and the text does not change', async (_, given, message) => {
  vi.spyOn(console, 'warn').mockReturnValue()
  given()
  submit('bicycles')
  await expect.poll(errors).toEqual([message])
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
  expect([part('caption').textContent, part('topic').textContent, ...errors()]).toEqual(['New', 'second'])
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

test('details are sent, and the notes are shown under the text', async () => {
  const notes = [{ code: 'left-out', lines: ['Cards accepted'] }, { code: 'reddit-advert' }] as const
  tried({ caption: 'Mangoes', used: 7, arranged: { occasion: 'offer', guessed: true, notes } })
  find<HTMLTextAreaElement>('[name="details"]').value = ' Rs 120 '
  submit('mangoes')
  await expect.poll(() => part('caption').textContent).toBe('Mangoes')
  expect(bodies()).toMatchObject([{ topic: 'mangoes', details: 'Rs 120' }])
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

test('a validation error of the details is shown at their field, which gets the focus', async () => {
  tried({ message: 'A second look', data: { issues: [{ path: 'details', message: 'Too many details' }] } }, 422)
  submit('mangoes')
  await expect.poll(errors).toEqual(['details: Too many details'])
  expect(find('[name="details"]').getAttribute('aria-invalid')).toBe('true')
  expect(document.activeElement).toBe(find('[name="details"]'))
})

test('the buttons say that a text is being written, and the same is not requested twice meanwhile', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>()
  fetched.mockReturnValueOnce(promise)
  submit('mangoes')
  expect(new Set(verbs())).toEqual(new Set(['Writing…']))
  expect(part('text').ariaBusy).toBe('true')
  submit('mangoes')
  expect(fetched).toHaveBeenCalledOnce()
  resolve(Response.json({ caption: 'Mangoes', used: 7 }))
  await expect.poll(() => verbs()).toEqual(['Write', 'Write it', 'Again'])
})

test('an error after a press under the text is shown there', async () => {
  tried({ caption: 'Mangoes', used: 7 })
  submit('mangoes')
  await expect.poll(() => part('caption').textContent).toBe('Mangoes')
  tried({ message: 'Again in 40 seconds.' }, 429)
  find('button[form="try"]').click()
  await expect.poll(errors).toEqual(['result: Again in 40 seconds.'])
})

describe('the questions', () => {
  const price = { role: 'price', label: 'Price', question: 'How much?', example: '£25' }
  const steps = { role: 'steps', label: 'Steps', question: 'The tips, one a line', example: 'Cut the stems' }
  const shorter = { code: 'shorter', asked: 'medium', words: 20, add: ['price', 'steps'] }
  const arranged = { occasion: 'offer', guessed: true, notes: [shorter] }
  const thin = { caption: 'Mangoes', used: 7, arranged, ask: [{ role: 'price', question: 'How much?' }], questions: [price, steps] }
  const answer = () => part('answer') as HTMLTextAreaElement
  const press = (key: string, more: KeyboardEventInit = {}) =>
    answer().dispatchEvent(new KeyboardEvent('keydown', { key, cancelable: true, bubbles: true, ...more }))
  const writeThin = async () => {
    tried(thin)
    submit('mangoes')
    await expect.poll(() => part('questions').hidden).toBe(false)
  }

  test('of a text that is only what was typed are buttons, with one line that says so, and nothing to keep', async () => {
    await writeThin()
    expect(part('why').textContent).toBe('Only your words')
    expect(asked().map(({ textContent }) => textContent)).toEqual(['Price', 'Steps'])
    expect([part('after').className, part('answering').hidden]).toEqual(['invisible', true])
    // The buttons ask for the same.
    expect(part('notes').children).toHaveLength(0)
    clearTryOutDraft()
    find('[data-try-keep]').click()
    expect(readTryOutDraft()).toBeNull()
  })

  test('open a field with an example, and Enter writes again with the fact', async () => {
    await writeThin()
    asked()[0]?.click()
    expect([part('answering').hidden, part('question').textContent, answer().placeholder]).toEqual([false, 'How much?', '£25'])
    expect(document.activeElement).toBe(answer())
    expect(asked().map((button) => button.ariaExpanded)).toEqual(['true', 'false'])
    answer().value = ' Rs 120 '
    tried({ caption: 'Mangoes, Rs 120', used: 15, arranged: { ...arranged, notes: [{ ...shorter, add: ['steps'] }] }, questions: [steps] })
    press('Enter')
    await expect.poll(() => part('caption').textContent).toBe('Mangoes, Rs 120')
    expect(bodies()[1]).toEqual({ topic: 'mangoes', platform: 'twitter', language: 'en', facts: { price: 'Rs 120' } })
    expect(asked().map(({ textContent }) => textContent)).toEqual(['Price: Rs 120', 'Steps'])
    expect([part('why').textContent, part('after').className]).toEqual(['Missing?', ''])
    expect(part('topic').textContent).toBe('mangoes · Rs 120')
    expect([...part('caption').querySelectorAll('[data-given]')].map(({ textContent }) => textContent)).toEqual(['Rs 120'])
    // The field is gone: the focus is on what can be answered next.
    expect(document.activeElement).toBe(asked()[1])
  })

  test('an answer can be corrected, and is kept when another question is opened', async () => {
    await writeThin()
    asked()[0]?.click()
    answer().value = 'Rs 12'
    asked()[1]?.click()
    expect(asked()[0]?.textContent).toBe('Price: Rs 12')
    asked()[0]?.click()
    expect(answer().value).toBe('Rs 12')
    answer().value = 'Rs 120'
    tried({ caption: 'Mangoes, Rs 120', used: 15 })
    part('write-it').click()
    await expect.poll(() => part('why').textContent).toBe('Your answers')
    expect(bodies()[1]).toMatchObject({ facts: { price: 'Rs 120' } })
    expect(asked().map(({ textContent }) => textContent)).toEqual(['Price: Rs 120'])
  })

  test('in a list Enter begins the next line, and the button writes', async () => {
    await writeThin()
    asked()[1]?.click()
    answer().value = 'Wash\nCut'
    expect(press('Enter')).toBe(true)
    expect(fetched).toHaveBeenCalledOnce()
    tried({ caption: 'Mangoes', used: 7 })
    part('write-it').click()
    await expect.poll(() => bodies()[1]).toMatchObject({ facts: { steps: 'Wash\nCut' } })
  })

  test('an empty answer writes nothing', async () => {
    await writeThin()
    asked()[0]?.click()
    press('Enter')
    expect(fetched).toHaveBeenCalledOnce()
    expect(document.activeElement).toBe(answer())
  })

  test('a refused answer is shown at its field', async () => {
    await writeThin()
    asked()[0]?.click()
    answer().value = 'Rs 120'
    tried({ message: 'A second look', data: { issues: [{ path: 'facts.price', message: 'Too long' }] } }, 422)
    press('Enter')
    await expect.poll(errors).toEqual(['facts: Too long'])
    expect([answer().getAttribute('aria-invalid'), document.activeElement]).toEqual(['true', answer()])
  })

  test('answers are not sent with another topic', async () => {
    await writeThin()
    asked()[0]?.click()
    answer().value = 'Rs 120'
    tried({ caption: 'Lost cat', used: 8 })
    submit('lost cat')
    await expect.poll(() => part('caption').textContent).toBe('Lost cat')
    expect(bodies()[1]).toEqual({ topic: 'lost cat', platform: 'twitter', language: 'en' })
    expect(part('questions').hidden).toBe(true)
  })

  test('the facts are carried into the account with the text', async () => {
    clearTryOutDraft()
    await writeThin()
    asked()[0]?.click()
    answer().value = 'Rs 120'
    tried({ caption: 'Mangoes, Rs 120', used: 15 })
    press('Enter')
    await expect.poll(() => part('caption').textContent).toBe('Mangoes, Rs 120')
    find('[data-try-keep]').click()
    expect(readTryOutDraft()).toMatchObject({ kind: 'post', topic: 'mangoes', facts: { price: 'Rs 120' }, text: 'Mangoes, Rs 120' })
  })
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
  expect(readTryOutDraft()).toEqual({
    kind: 'post',
    topic: 'mangoes',
    details: 'Rs 120',
    facts: {},
    platform: 'reddit',
    language: 'en',
    text,
  })
})

const kindPage = `
  <section data-try-place>
    <form id="try" data-try-out="/api/try/text" data-topic-first="Topic first" data-copied="Copied!">
      <input type="hidden" name="kind" value="titles">
      <input name="topic"><textarea name="details"></textarea>
      <select name="length"><option value="reel" data-max="60" data-limit="60 seconds">Reel</option></select>
      <select name="language"><option value="en" data-direction="ltr">English</option></select><button>Write</button>
    </form>
    <b data-try="platform"></b>
    <div data-try="text"><p data-try="post"><span data-try="caption" data-lines="true">A sample</span></p></div>
    <span data-try="count">8</span><button type="button" data-try="copy"></button><a href="#" data-try-keep></a>
  </section>
  <p data-flash></p>`

describe('a try-out of another kind', () => {
  beforeEach(() => {
    document.body.innerHTML = kindPage
    wireTryOut()
  })

  test('sends the fields of its form', async () => {
    tried({ caption: 'One', used: 3 })
    submit('mangoes')
    await expect.poll(() => part('caption').textContent).toBe('One')
    expect(fetched.mock.calls[0]?.[0]).toBe('/api/try/text')
    expect(bodies()).toEqual([{ kind: 'titles', topic: 'mangoes', length: 'reel', language: 'en' }])
    expect([part('platform').textContent, part('count').textContent]).toEqual(['Reel', '3 / 60 seconds'])
  })

  test.each([
    ['titles', 'platform', 'youtube'],
    ['hashtags', 'platform', 'tiktok'],
    ['script', 'length', 'reel'],
  ])('carries %s into the account', async (kind, field, value) => {
    clearTryOutDraft()
    find<HTMLInputElement>('[name="kind"]').value = kind
    const choice = find<HTMLSelectElement>('[name="length"]')
    Object.assign(choice, { name: field, innerHTML: `<option value="${value}">One</option>` })
    tried({ caption: 'One\nTwo', used: 3 })
    submit('mangoes')
    await expect.poll(() => part('caption').textContent).toBe('One\nTwo')
    find('[data-try-keep]').click()
    expect(readTryOutDraft()).toMatchObject({ kind, topic: 'mangoes', platform: field === 'platform' ? value : '', text: 'One\nTwo' })
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
