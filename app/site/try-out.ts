import type { TriedPost } from '#api/try-out.ts'
import type { TriedKind, TryOutKind } from '#api/try-out-kinds.ts'
import { saveTryOutDraft } from '#app/lib/try-out-draft.ts'
import { type Stretch, stretchesOf } from '#app/lib/try-out-text.ts'
import { noteLines, noteText } from '#contract/arranged-messages.ts'
import type { LanguageCode } from '#contract/options.ts'
import { checkLines, checkText } from '#contract/result-note-messages.ts'
import type { FactAnswers } from '#contract/roles.ts'
import type { PlatformId } from '#platforms/index.ts'
import { all, say } from './page.ts'
import { wireQuestions } from './try-out-questions.ts'

/** What is written for a visitor: a post, or a text of another kind. */
type Tried = TriedPost & Pick<TriedKind, 'slides'>

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
    readonly kind?: TryOutKind['kind']
    readonly topic: string
    readonly details?: string
    readonly facts?: FactAnswers
    readonly platform?: PlatformId
    readonly language: LanguageCode
  }
}

/** @throws Refused with a message to show; the signal's reason when a newer request replaced this one */
async function ask(form: HTMLFormElement, body: TryOutRequest['body'], signal: AbortSignal): Promise<Tried> {
  const { tryOut = '', failed = '', offline = '' } = form.dataset
  const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body), signal }
  const response = await fetch(tryOut, init).catch((error: unknown) => {
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
  if (response.ok && answer) return answer as Tried
  const { message, data } = (answer ?? {}) as Refusal
  const issue = data?.issues?.[0]
  throw new Refused(issue?.message ?? message ?? failed, issue?.path)
}

const chosen = (form: HTMLFormElement, name: string): HTMLOptionElement | null =>
  all<HTMLSelectElement>(`select[name="${name}"]`, form)[0]?.selectedOptions[0] ?? null

function readForm(form: HTMLFormElement, facts: FactAnswers | undefined): TryOutRequest {
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
      ...(facts && { facts }),
    },
  }
}

/** Finds the elements of a try-out by `data-try="…"`. */
const partsOf = (place: ParentNode) => (name: string) => all(`[data-try="${name}"]`, place)

/** Shows a post with the language and direction of the request, and the limit of its platform. */
function show(
  part: ReturnType<typeof partsOf>,
  { platform, platformName, language, body }: TryOutRequest,
  { caption, title, used, arranged, ask: isThin, questions, checks = [], slides = [] }: Tried,
) {
  const { topic, details = '', facts = {}, language: code } = body
  const given = [details, ...Object.values(facts)]
  const fill = (name: string, text: string) => {
    for (const element of part(name)) element.textContent = text
  }
  for (const label of part('label')) label.textContent = label.dataset.yours ?? ''
  fill('topic', [topic, ...given.flatMap((lines) => lines.split('\n'))].filter(Boolean).join(' · '))
  fill('platform', platformName)
  fill('title', title ?? '')
  const stretches = stretchesOf(caption, [topic, ...given], platform.fold ? Number(platform.fold) : undefined)
  for (const text of part('caption'))
    text.replaceChildren(
      ...('lines' in text.dataset ? lineElements(caption) : stretches.map((stretch) => stretchOf(stretch, platform.more))),
    )
  for (const row of part('slides')) {
    row.hidden = slides.length === 0
    row.replaceChildren(...slides.map(slideItem))
    row.scrollTo({ left: 0 })
  }
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
  for (const line of part('arranged')) line.hidden = !arranged || Boolean(isThin)
  const about = { language: code, platform: platformName }
  const notes = [
    // What would lengthen the text is asked for below it.
    ...(arranged?.notes ?? [])
      .filter(({ code }) => !(questions && code === 'shorter'))
      .map((note) => noteItem(noteText(note), noteLines(note))),
    ...checks.map((note) => noteItem(checkText(note, about), checkLines(note))),
  ]
  for (const list of part('notes')) list.replaceChildren(...notes)
  for (const box of part('box')) box.scrollTop = 0
  // Its space is reserved from the start, so nothing moves. What is only the visitor's own words is nothing to keep.
  for (const buttons of part('after')) buttons.classList.toggle('invisible', Boolean(isThin))
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

/** A picture of a slide, as `SlideRow` has it. */
function slideItem({ picture, alt }: NonNullable<TriedKind['slides']>[number]): HTMLLIElement {
  const item = document.createElement('li')
  item.append(Object.assign(document.createElement('img'), { src: picture, alt }))
  return item
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

/** Where a press came from, which is where its error is shown: the form, the buttons under the text, or an answer to a question. */
type Origin = 'form' | 'result' | 'facts'

function wireOne(form: HTMLFormElement, place: ParentNode): void {
  const part = partsOf(place)
  const fields = all<HTMLInputElement | HTMLTextAreaElement>('input[name="topic"], [name="details"]', form)
  const field = (name: string) => fields.find((one) => one.name === name)
  const questions = wireQuestions(part, () => void write('facts'))
  /** What the shown text was written from; none while the sample is shown, or while the text is only the visitor's own words. */
  let shown: TryOutRequest['body'] | undefined
  /** The topic that the questions are about. */
  let asked = ''
  /** What is being written. */
  let pending: string | undefined
  let request = new AbortController()

  /** @param about the name of a field, or where the press came from */
  const showError = (message: string, about: string) => {
    for (const error of part('error')) {
      error.textContent = error.dataset.about === about ? message : ''
      if (error.textContent) error.scrollIntoView({ block: 'nearest' })
    }
    for (const one of [...fields, ...part('answer')]) one.removeAttribute('aria-invalid')
    const [invalid] = about === 'facts' ? part('answer') : [field(about)]
    if (!message || !invalid) return
    invalid.setAttribute('aria-invalid', 'true')
    invalid.focus()
  }

  const showBusy = (isBusy: boolean) => {
    for (const text of part('text')) text.ariaBusy = isBusy ? 'true' : null
    for (const verb of part('verb')) {
      const { idle = verb.textContent, busy = '' } = verb.dataset
      verb.dataset.idle = idle
      verb.textContent = isBusy ? busy : idle
    }
  }

  async function write(from: Origin): Promise<void> {
    const topic = field('topic')?.value.trim() ?? ''
    // Answers belong to the topic that they were given for.
    if (topic !== asked && from !== 'facts') questions.clear()
    const written = readForm(form, questions.answers())
    if (!topic) return showError(form.dataset.topicFirst ?? '', 'topic')
    const body = JSON.stringify(written.body)
    // A second press while the same is being written.
    if (body === pending) return
    request.abort()
    request = new AbortController()
    const { signal } = request
    pending = body
    asked = topic
    showError('', '')
    showBusy(true)
    try {
      const tried = await ask(form, written.body, signal)
      show(part, written, tried)
      questions.show(tried)
      shown = tried.ask ? undefined : written.body
      // In a small window the result is below the form.
      for (const box of part('box')) box.scrollIntoView({ block: 'nearest' })
    } catch (error) {
      if (signal.aborted) return
      if (!(error instanceof Refused)) throw error
      const [about = ''] = error.field.split('.')
      showError(error.message, field(about) || about === 'facts' ? about : from)
    } finally {
      if (!signal.aborted) {
        pending = undefined
        showBusy(false)
      }
    }
  }

  form.addEventListener('submit', (submit) => {
    submit.preventDefault()
    const { submitter } = submit
    void write(submitter && !form.contains(submitter) ? 'result' : 'form')
  })
  for (const one of fields) one.addEventListener('input', () => showError('', ''))
  for (const button of all('[data-try-topic]', form))
    button.addEventListener('click', () => {
      const { tryTopic = '', tryDetails = '' } = button.dataset
      for (const one of fields) one.value = one.name === 'topic' ? tryTopic : tryDetails
      void write('form')
    })
  for (const link of all('[data-try-keep]', place))
    link.addEventListener('click', () => {
      if (!shown) return
      const { kind = 'post', topic, details = '', facts = {}, platform = '', language } = shown
      saveTryOutDraft({ kind, topic, details, facts, platform, language, text: textOf(part) })
    })
  for (const button of part('copy')) button.addEventListener('click', () => void copy(form, part))
}

/**
 * `data-try-out`: the form of a try-out; its value is the URL that writes, and its other attributes are messages. The nearest
 * `data-try-place` around it contains the elements that show the text. The options of its selects carry data: a platform its `data-max`,
 * `data-limit` (a text), `data-fold` and `data-more`, a language its `data-direction`. `data-try="look"` is shown for its `data-platform`
 * only; `data-try="error"` for errors of its `data-about`; `data-try="verb"` says its `data-busy` while a text is written. A click on
 * `data-try-keep` stores the visitor's text for after the sign-up.
 */
export function wireTryOut(): void {
  for (const form of all<HTMLFormElement>('form[data-try-out]')) wireOne(form, form.closest('[data-try-place]') ?? document)
}
