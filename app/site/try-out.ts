import type { Arranged } from '#contract/arranged.ts'
import { arrangedMessages } from '#contract/arranged-messages.ts'
import { givenMessages } from '#contract/given-messages.ts'
import { type Occasion, occasions } from '#contract/occasions.ts'
import type { TriedPost } from '#contract/try-out.ts'
import { all, say } from './page.ts'

/** What the server says when it writes nothing: its message is safe to show, and of a refused field there is a better one. */
interface Refusal {
  readonly message?: string
  readonly data?: { readonly issues?: readonly { readonly path?: string; readonly message: string }[] }
}

/** Words for the person who tries, in place of a text. */
class Refused extends Error {
  override readonly name = 'Refused'
  /** The field that they are about; empty where it is none. */
  readonly field: string

  constructor(message: string, field = '') {
    super(message)
    this.field = field
  }
}

/** What is asked for, with what its choices say of themselves. */
interface Wish {
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

/** @throws Refused with words to show; the signal's reason when a newer wish overtook this one */
async function ask(form: HTMLFormElement, body: Wish['body'], signal: AbortSignal): Promise<TriedPost> {
  const { tryOut = '', failed = '', offline = '' } = form.dataset
  const response = await post(tryOut, body, signal).catch((error: unknown) => {
    signal.throwIfAborted()
    console.warn('The server cannot be reached', error)
    throw new Refused(offline)
  })
  // Something between here and the server may answer with a page of its own.
  const answer: unknown = await response.json().catch((error: unknown) => {
    signal.throwIfAborted()
    console.warn('The answer is not one of this server', error)
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

function wishOf(form: HTMLFormElement): Wish {
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

/** `data-try="…"` names the parts of a try-out that this fills. */
const partsOf = (place: ParentNode) => (name: string) => all(`[data-try="${name}"]`, place)

/** Shows a written post as the form's choices say: in the hand and direction of its language, with its platform's limit. */
function show(
  part: ReturnType<typeof partsOf>,
  { topic, platform, platformName, language, body }: Wish,
  { caption, title, used, arranged }: TriedPost,
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
  for (const list of part('notes')) list.replaceChildren(...(arranged?.notes ?? []).map(noteItem))
  for (const text of part('text')) {
    text.scrollTop = 0
    // Whoever has no wheel or finger scrolls it by the arrow keys, where there is anything to scroll.
    text.tabIndex = text.scrollHeight > text.clientHeight ? 0 : -1
  }
  // Its place was kept free from the start.
  for (const again of part('again')) again.classList.remove('invisible')
}

/** A list's item, with the lines under it that the note quotes. */
function noteItem(note: Arranged['notes'][number]): HTMLLIElement {
  const item = (text: string) => Object.assign(document.createElement('li'), { textContent: text })
  const said = item(arrangedMessages.note(note))
  const quoted = arrangedMessages.quoted(note)
  if (quoted.length > 0) {
    const lines = document.createElement('ul')
    lines.append(...quoted.map((line) => Object.assign(item(line), { dir: 'auto' })))
    said.append(lines)
  }
  return said
}

/** Milliseconds of rest before what was typed is asked about. */
const rest = 600

/** Shows what an occasion would be guessed as, while nobody has chosen one. Nothing depends on it: without an answer it stays unknown. */
function wireGuess(form: HTMLFormElement, part: ReturnType<typeof partsOf>): (known?: Occasion) => void {
  let asking = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  const say = (name: string, text: string) => {
    for (const place of part(name)) place.textContent = text
  }
  const know = (occasion?: Occasion) => {
    clearTimeout(timer)
    asking.abort()
    const known = occasion && occasion !== 'other' ? givenMessages.guessed(occasions[occasion]) : ''
    say('guess', known || givenMessages.guess)
    say('guessed', occasion === 'other' ? givenMessages.unsure : '')
  }
  async function guess(): Promise<void> {
    asking.abort()
    asking = new AbortController()
    const { signal } = asking
    const { topic, details, language } = wishOf(form).body
    try {
      const response = await post(form.dataset.guess ?? '', { topic, details, language }, signal)
      const answer = response.ok ? ((await response.json()) as { readonly occasion?: Occasion }) : {}
      if (!signal.aborted) know(answer.occasion)
    } catch (error) {
      if (signal.aborted) return
      console.warn('The occasion could not be guessed', error)
      know()
    }
  }
  const changed = () => {
    clearTimeout(timer)
    const { topic, occasion } = wishOf(form).body
    if (topic && !occasion) timer = setTimeout(() => void guess(), rest)
    else know()
  }
  form.addEventListener('input', changed)
  return know
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
  const know = wireGuess(form, part)
  let asking = new AbortController()

  const complain = (message: string, about = '') => {
    for (const error of part('error')) error.textContent = about === 'details' ? '' : message
    for (const error of part('details-error')) error.textContent = about === 'details' ? message : ''
    for (const one of [field, details])
      if (one && one.name === about) one.setAttribute('aria-invalid', 'true')
      else one?.removeAttribute('aria-invalid')
  }

  async function write(): Promise<void> {
    asking.abort()
    asking = new AbortController()
    const { signal } = asking
    const wish = wishOf(form)
    if (!wish.topic) {
      complain(form.dataset.topicFirst ?? '', 'topic')
      return field?.focus()
    }
    complain('')
    for (const text of part('text')) text.ariaBusy = 'true'
    try {
      const tried = await ask(form, wish.body, signal)
      show(part, wish, tried)
      // In a small window it lies under the form.
      for (const text of part('text')) text.scrollIntoView({ block: 'nearest' })
      if (tried.arranged?.guessed) know(tried.arranged.occasion)
    } catch (error) {
      if (!(error instanceof Refused)) {
        if (signal.aborted) return
        throw error
      }
      complain(error.message, error.field)
    }
    for (const text of part('text')) text.ariaBusy = null
  }

  form.addEventListener('submit', (submit) => {
    submit.preventDefault()
    void write()
  })
  for (const one of [field, details]) one?.addEventListener('input', () => complain(''))
  // What the next topic is for has nothing to do with the last one. Before the guess reads the form.
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
 * `data-try-out` is the form of a try-out, and its value the address that writes; its other attributes are what it may have to say.
 * Around it, in the nearest `data-try-place`, stand the parts that show the text. An option of its selects says what it brings:
 * a platform its `data-max` and, in words, its `data-limit`; a language its `data-direction`. `data-guess` is the address that guesses
 * what the text is for.
 */
export function wireTryOut(): void {
  for (const form of all<HTMLFormElement>('form[data-try-out]')) wireOne(form, form.closest('[data-try-place]') ?? document)
}
