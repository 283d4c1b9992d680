import { arrangedMessages } from '#contract/arranged-messages.ts'
import { givenMessages } from '#contract/messages.ts'
import { occasions } from '#contract/occasion-messages.ts'
import type { Occasion } from '#contract/occasions.ts'
import type { LanguageCode } from '#contract/options.ts'
import { checkLines, checkText } from '#contract/result-note-messages.ts'
import type { TriedPost } from '#contract/try-out.ts'
import { all, say } from './page.ts'

/** The body of an error response. Its message is safe to show; an issue of an invalid field has a better one. */
interface Refusal {
  readonly message?: string
  readonly data?: { readonly issues?: readonly { readonly path?: string; readonly message: string }[] }
}

/** A failure with a message for the visitor. */
class Refused extends Error {
  override readonly name = 'Refused'
  /** The invalid field; empty when the message is about none. */
  readonly field: string

  constructor(message: string, field = '') {
    super(message)
    this.field = field
  }
}

/** The form's values, with the data attributes of the selected options. */
interface TryOutRequest {
  readonly topic: string
  readonly platform: DOMStringMap
  readonly platformName: string
  readonly language: DOMStringMap
  readonly body: {
    readonly topic: string
    readonly details?: string
    readonly occasion?: string
    readonly platform: string
    readonly language: string
  }
}

/** @throws Refused with a message to show; the signal's reason when a newer request replaced this one */
async function ask(form: HTMLFormElement, body: TryOutRequest['body'], signal: AbortSignal): Promise<TriedPost> {
  const { tryOut = '', failed = '', offline = '' } = form.dataset
  const response = await post(tryOut, body, signal).catch((error: unknown) => {
    signal.throwIfAborted()
    console.warn('The server cannot be reached', error)
    throw new Refused(offline)
  })
  // A proxy may answer with an error page, which is not JSON.
  const answer: unknown = await response.json().catch((error: unknown) => {
    signal.throwIfAborted()
    console.warn('The response is not JSON', error)
  })
  signal.throwIfAborted()
  if (response.ok && answer) return answer as TriedPost
  const { message, data } = (answer ?? {}) as Refusal
  const issue = data?.issues?.[0]
  throw new Refused(issue?.message ?? message ?? failed, issue?.path)
}

const post = (address: string, body: object, signal: AbortSignal): Promise<Response> =>
  fetch(address, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body), signal })

const chosen = (form: HTMLFormElement, name: string): HTMLOptionElement | null =>
  all<HTMLSelectElement>(`select[name="${name}"]`, form)[0]?.selectedOptions[0] ?? null

function readForm(form: HTMLFormElement): TryOutRequest {
  const values = new FormData(form)
  const read = (name: string) => String(values.get(name) ?? '').trim()
  const platform = chosen(form, 'platform')
  return {
    topic: read('topic'),
    platform: platform?.dataset ?? {},
    platformName: platform?.text ?? '',
    language: chosen(form, 'language')?.dataset ?? {},
    body: {
      topic: read('topic'),
      ...(read('details') && { details: read('details') }),
      ...(read('occasion') && { occasion: read('occasion') }),
      platform: read('platform'),
      language: read('language'),
    },
  }
}

/** Finds the elements of a try-out by `data-try="…"`. */
const partsOf = (place: ParentNode) => (name: string) => all(`[data-try="${name}"]`, place)

/** Shows a post with the language and direction of the request, and the limit of its platform. */
function show(
  part: ReturnType<typeof partsOf>,
  { topic, platform, platformName, language, body }: TryOutRequest,
  { caption, title, used, arranged, checks = [] }: TriedPost,
) {
  const fill = (name: string, text: string) => {
    for (const element of part(name)) element.textContent = text
  }
  for (const label of part('label')) label.textContent = label.dataset.yours ?? ''
  fill('topic', topic)
  fill('platform', platformName)
  fill('title', title ?? '')
  fill('caption', caption)
  fill('count', `${used.toLocaleString('en')} / ${platform.limit ?? ''}`)
  for (const meter of part('meter') as HTMLProgressElement[]) {
    meter.max = Number(platform.max)
    meter.value = used
  }
  for (const written of part('post')) {
    written.lang = body.language
    written.dir = language.direction ?? 'ltr'
  }
  for (const place of part('arranged')) place.hidden = !arranged
  const about = { language: body.language as LanguageCode, platform: platformName }
  const notes = [
    ...(arranged?.notes ?? []).map((note) => noteItem(arrangedMessages.note(note), arrangedMessages.quoted(note))),
    ...checks.map((note) => noteItem(checkText(note, about), checkLines(note))),
  ]
  for (const list of part('notes')) list.replaceChildren(...notes)
  for (const text of part('text')) {
    text.scrollTop = 0
    // Focusable while it scrolls, so that the arrow keys can scroll it.
    text.tabIndex = text.scrollHeight > text.clientHeight ? 0 : -1
  }
  // Its space is reserved from the start, so nothing moves.
  for (const again of part('again')) again.classList.remove('invisible')
}

/** A list item with the quoted lines of the note below it. */
function noteItem(text: string, quoted: readonly string[]): HTMLLIElement {
  const item = (words: string) => Object.assign(document.createElement('li'), { textContent: words })
  const noteElement = item(text)
  if (quoted.length > 0) {
    const lines = document.createElement('ul')
    lines.append(...quoted.map((line) => Object.assign(item(line), { dir: 'auto' })))
    noteElement.append(lines)
  }
  return noteElement
}

/** Milliseconds after the last input before the guess is requested. */
const debounceMs = 600

/** Shows the guessed occasion while the visitor has chosen none. The guess is only informative: without a response nothing is shown. */
function wireGuess(form: HTMLFormElement, part: ReturnType<typeof partsOf>): (occasion?: Occasion) => void {
  let pending = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  const say = (name: string, text: string) => {
    for (const place of part(name)) place.textContent = text
  }
  const showGuess = (occasion?: Occasion) => {
    clearTimeout(timer)
    pending.abort()
    const known = occasion && occasion !== 'other' ? givenMessages.get().guessed({ label: occasions.get()[occasion] }) : ''
    say('guess', known || givenMessages.get().guess)
    say('guessed', occasion === 'other' ? givenMessages.get().unsure : '')
  }
  async function guess(): Promise<void> {
    pending.abort()
    pending = new AbortController()
    const { signal } = pending
    const { topic, details, language } = readForm(form).body
    try {
      const response = await post(form.dataset.guess ?? '', { topic, details, language }, signal)
      const answer = response.ok ? ((await response.json()) as { readonly occasion?: Occasion }) : {}
      if (!signal.aborted) showGuess(answer.occasion)
    } catch (error) {
      if (signal.aborted) return
      console.warn('The occasion could not be guessed', error)
      showGuess()
    }
  }
  const changed = () => {
    clearTimeout(timer)
    const { topic, occasion } = readForm(form).body
    if (topic && !occasion) timer = setTimeout(() => void guess(), debounceMs)
    else showGuess()
  }
  form.addEventListener('input', changed)
  return showGuess
}

const chooseNoOccasion = (form: HTMLFormElement) => {
  for (const guessed of all<HTMLInputElement>('[name="occasion"][value=""]', form)) guessed.checked = true
}

async function copy({ dataset }: HTMLFormElement, part: ReturnType<typeof partsOf>): Promise<void> {
  const text = ['title', 'caption'].flatMap((name) => part(name).map(({ textContent }) => textContent)).filter(Boolean)
  try {
    await navigator.clipboard.writeText(text.join('\n\n'))
    say(dataset.copied ?? '')
  } catch (error) {
    console.warn('The clipboard refused', error)
    say(dataset.copyFailed ?? '')
  }
}

function wireOne(form: HTMLFormElement, place: ParentNode): void {
  const part = partsOf(place)
  const [field] = all<HTMLInputElement>('input[name="topic"]', form)
  const [details] = all<HTMLTextAreaElement>('[name="details"]', form)
  const showGuess = wireGuess(form, part)
  let pending = new AbortController()

  const showError = (message: string, about = '') => {
    for (const error of part('error')) error.textContent = about === 'details' ? '' : message
    for (const error of part('details-error')) error.textContent = about === 'details' ? message : ''
    for (const one of [field, details])
      if (one && one.name === about) one.setAttribute('aria-invalid', 'true')
      else one?.removeAttribute('aria-invalid')
  }

  async function write(): Promise<void> {
    pending.abort()
    pending = new AbortController()
    const { signal } = pending
    const request = readForm(form)
    if (!request.topic) {
      showError(form.dataset.topicFirst ?? '', 'topic')
      return field?.focus()
    }
    showError('')
    for (const text of part('text')) text.ariaBusy = 'true'
    try {
      const tried = await ask(form, request.body, signal)
      show(part, request, tried)
      // In a small window the result is below the form.
      for (const text of part('text')) text.scrollIntoView({ block: 'nearest' })
      if (tried.arranged?.guessed) showGuess(tried.arranged.occasion)
    } catch (error) {
      if (!(error instanceof Refused)) {
        if (signal.aborted) return
        throw error
      }
      showError(error.message, error.field)
    }
    for (const text of part('text')) text.ariaBusy = null
  }

  form.addEventListener('submit', (submit) => {
    submit.preventDefault()
    void write()
  })
  for (const one of [field, details]) one?.addEventListener('input', () => showError(''))
  // A new topic resets the occasion. This listener must run before the guess reads the form.
  field?.addEventListener('input', () => !field.value.trim() && chooseNoOccasion(form))
  for (const button of all('[data-try-topic]', form))
    button.addEventListener('click', () => {
      if (field) field.value = button.dataset.tryTopic ?? ''
      if (details) details.value = button.dataset.tryDetails ?? ''
      chooseNoOccasion(form)
      void write()
    })
  for (const button of part('copy')) button.addEventListener('click', () => void copy(form, part))
}

/**
 * `data-try-out`: the form of a try-out; its value is the URL that writes a post, and its other attributes are messages. The nearest
 * `data-try-place` around it contains the elements that show the text. The options of its selects carry data: a platform its `data-max` and
 * its `data-limit` as text, a language its `data-direction`. `data-guess` is the URL that guesses the occasion.
 */
export function wireTryOut(): void {
  for (const form of all<HTMLFormElement>('form[data-try-out]')) wireOne(form, form.closest('[data-try-place]') ?? document)
}
