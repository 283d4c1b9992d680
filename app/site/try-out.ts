import { saveTryOutDraft } from '#app/lib/try-out-draft.ts'
import { type Stretch, stretchesOf } from '#app/lib/try-out-text.ts'
import { noteLines, noteText } from '#contract/arranged-messages.ts'
import { givenMessages } from '#contract/messages.ts'
import { occasions } from '#contract/occasion-messages.ts'
import type { Occasion } from '#contract/occasions.ts'
import type { LanguageCode } from '#contract/options.ts'
import { checkLines, checkText } from '#contract/result-note-messages.ts'
import type { TriedPost } from '#contract/try-out.ts'
import type { PlatformId } from '#platforms/index.ts'
import { all, say } from './page.ts'

/** The body of an error response. Its message is safe to show; an issue of an invalid field has a better one. */
interface Refusal {
  readonly message?: string
  readonly data?: { readonly issues?: readonly { readonly path?: string; readonly message: string }[] }
}

/** A failure with a message for the visitor. */
class Refused extends Error {
  /** The invalid field; empty when the message is about none. */
  readonly field: string

  constructor(message: string, field = '') {
    super(message)
    this.field = field
  }
}

/** The form's values, with the data attributes of the selected options. */
interface TryOutRequest {
  readonly platform: DOMStringMap
  readonly platformName: string
  readonly language: DOMStringMap
  readonly body: {
    readonly topic: string
    readonly details?: string
    readonly occasion?: string
    readonly platform?: PlatformId
    readonly language: LanguageCode
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
  const platform = chosen(form, 'platform') ?? chosen(form, 'length')
  return {
    platform: platform?.dataset ?? {},
    platformName: platform?.text ?? '',
    language: chosen(form, 'language')?.dataset ?? {},
    body: {
      // Every field that is filled in: forms of titles, hashtags and scripts have some of their own.
      ...Object.fromEntries([...values.keys()].filter(read).map((name) => [name, read(name)])),
      topic: read('topic'),
      language: read('language') as LanguageCode,
    },
  }
}

/** Finds the elements of a try-out by `data-try="…"`. */
const partsOf = (place: ParentNode) => (name: string) => all(`[data-try="${name}"]`, place)

/** Shows a post with the language and direction of the request, and the limit of its platform. */
function show(
  part: ReturnType<typeof partsOf>,
  { platform, platformName, language, body }: TryOutRequest,
  { caption, title, used, arranged, checks = [] }: TriedPost,
) {
  const { topic, details = '', language: code } = body
  const fill = (name: string, text: string) => {
    for (const element of part(name)) element.textContent = text
  }
  for (const label of part('label')) label.textContent = label.dataset.yours ?? ''
  fill('topic', [topic, ...details.split('\n')].filter(Boolean).join(' · '))
  fill('platform', platformName)
  fill('title', title ?? '')
  const stretches = stretchesOf(caption, [topic, details], platform.fold ? Number(platform.fold) : undefined)
  for (const text of part('caption'))
    text.replaceChildren(
      ...('lines' in text.dataset ? lineElements(caption) : stretches.map((stretch) => stretchOf(stretch, platform.more))),
    )
  for (const legend of part('given')) legend.hidden = !stretches.some(({ isGiven }) => isGiven)
  for (const legend of part('cut')) legend.hidden = !stretches.some(({ isFolded }) => isFolded)
  for (const look of part('look')) look.hidden = look.dataset.platform !== body.platform
  fill('count', `${used.toLocaleString('en')} / ${platform.limit ?? ''}`)
  for (const meter of part('meter') as HTMLProgressElement[]) {
    meter.max = Number(platform.max)
    meter.value = used
  }
  for (const written of part('post')) {
    written.lang = code
    written.dir = language.direction ?? 'ltr'
  }
  for (const place of part('arranged')) place.hidden = !arranged
  const about = { language: code, platform: platformName }
  const notes = [
    ...(arranged?.notes ?? []).map((note) => noteItem(noteText(note), noteLines(note))),
    ...checks.map((note) => noteItem(checkText(note, about), checkLines(note))),
  ]
  for (const list of part('notes')) list.replaceChildren(...notes)
  for (const text of part('text')) text.scrollTop = 0
  // Its space is reserved from the start, so nothing moves.
  for (const button of part('after')) button.classList.remove('invisible')
}

/** A stretch of the post: `data-given` underlines it, `data-fold` shows the platform's button before it. */
function stretchOf({ text, isGiven, isFolded }: Stretch, more: string | undefined): HTMLElement {
  const stretch = Object.assign(document.createElement('span'), { textContent: text })
  if (isGiven) stretch.dataset.given = 'true'
  if (isFolded) stretch.dataset.fold = more ?? ''
  return stretch
}

/** The lines of a text, each an element, with the line breaks between them that `copy` needs. */
const lineElements = (text: string): (HTMLElement | string)[] =>
  text
    .split('\n')
    .flatMap((line, at) => [...(at === 0 ? [] : ['\n']), Object.assign(document.createElement('span'), { textContent: line })])

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
    if (topic && !occasion && form.dataset.guess) timer = setTimeout(() => void guess(), debounceMs)
    else showGuess()
  }
  form.addEventListener('input', changed)
  return showGuess
}

const chooseNoOccasion = (form: HTMLFormElement) => {
  for (const guessed of all<HTMLInputElement>('[name="occasion"][value=""]', form)) guessed.checked = true
}

/** The whole text of the post, as it is copied. */
const textOf = (part: ReturnType<typeof partsOf>): string =>
  ['title', 'caption']
    .flatMap((name) => part(name).map(({ textContent }) => textContent))
    .filter(Boolean)
    .join('\n\n')

async function copy({ dataset }: HTMLFormElement, part: ReturnType<typeof partsOf>): Promise<void> {
  try {
    await navigator.clipboard.writeText(textOf(part))
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
  /** What the shown post was written from; none while the sample is shown. */
  let shown: TryOutRequest['body'] | undefined
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
    if (!request.body.topic) {
      showError(form.dataset.topicFirst ?? '', 'topic')
      return field?.focus()
    }
    showError('')
    for (const text of part('text')) text.ariaBusy = 'true'
    try {
      const tried = await ask(form, request.body, signal)
      show(part, request, tried)
      shown = request.body
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
  for (const link of all('[data-try-keep]', place))
    link.addEventListener('click', () => {
      if (!shown?.platform) return
      const { topic, details = '', platform, language } = shown
      saveTryOutDraft({ topic, details, platform, language, text: textOf(part) })
    })
  for (const button of part('copy')) button.addEventListener('click', () => void copy(form, part))
}

/**
 * `data-try-out`: the form of a try-out; its value is the URL that writes a post, and its other attributes are messages. The nearest
 * `data-try-place` around it contains the elements that show the text. The options of its selects carry data: a platform its `data-max`,
 * `data-limit` (a text), `data-fold` and `data-more`, a language its `data-direction`. `data-guess` is the URL that guesses the occasion.
 * `data-try="look"` is shown for its `data-platform` only. A click on `data-try-keep` stores the visitor's post for after the sign-up.
 */
export function wireTryOut(): void {
  for (const form of all<HTMLFormElement>('form[data-try-out]')) wireOne(form, form.closest('[data-try-place]') ?? document)
}
