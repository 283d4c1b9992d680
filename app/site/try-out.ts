import type { TriedPost } from '#contract/try-out.ts'
import { all } from './all.ts'
import { say } from './flash.ts'

/** What the server says when it writes nothing: its message is safe to show, and of a refused field there is a better one. */
interface Refusal {
  readonly message?: string
  readonly data?: { readonly issues?: readonly { readonly message: string }[] }
}

/** Words for the person who tries, in place of a text. */
class Refused extends Error {
  override readonly name = 'Refused'
}

/** What is asked for, with what its choices say of themselves. */
interface Wish {
  readonly topic: string
  readonly platform: DOMStringMap
  readonly platformName: string
  readonly language: DOMStringMap
  readonly body: { readonly topic: string; readonly platform: string; readonly language: string }
}

/** @throws Refused with words to show; the signal's reason when a newer wish overtook this one */
async function ask(form: HTMLFormElement, body: Wish['body'], signal: AbortSignal): Promise<TriedPost> {
  const { tryOut = '', failed = '', offline = '' } = form.dataset
  const headers = { 'content-type': 'application/json' }
  const response = await fetch(tryOut, { method: 'POST', headers, body: JSON.stringify(body), signal }).catch((error: unknown) => {
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
  throw new Refused(data?.issues?.[0]?.message ?? message ?? failed)
}

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
    body: { topic: read('topic'), platform: read('platform'), language: read('language') },
  }
}

/** `data-try="…"` names the parts of a try-out that this fills. */
const partsOf = (place: ParentNode) => (name: string) => all(`[data-try="${name}"]`, place)

/** Shows a written post as the form's choices say: in the hand and direction of its language, with its platform's limit. */
function show(
  part: ReturnType<typeof partsOf>,
  { topic, platform, platformName, language, body }: Wish,
  { caption, title, used }: TriedPost,
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
  for (const text of part('text')) {
    text.lang = body.language
    text.dir = language.direction ?? 'ltr'
    text.scrollTop = 0
    // Whoever has no wheel or finger scrolls it by the arrow keys, where there is anything to scroll.
    text.tabIndex = text.scrollHeight > text.clientHeight ? 0 : -1
  }
  // Its place was kept free from the start.
  for (const again of part('again')) again.classList.remove('invisible')
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
  let asking = new AbortController()

  const complain = (message: string, aboutTopic: boolean) => {
    for (const error of part('error')) error.textContent = message
    if (aboutTopic) field?.setAttribute('aria-invalid', 'true')
    else field?.removeAttribute('aria-invalid')
  }

  async function write(): Promise<void> {
    asking.abort()
    asking = new AbortController()
    const { signal } = asking
    const wish = wishOf(form)
    if (!wish.topic) {
      complain(form.dataset.topicFirst ?? '', true)
      return field?.focus()
    }
    complain('', false)
    for (const text of part('text')) text.ariaBusy = 'true'
    try {
      show(part, wish, await ask(form, wish.body, signal))
    } catch (error) {
      if (!(error instanceof Refused)) {
        if (signal.aborted) return
        throw error
      }
      complain(error.message, false)
    }
    for (const text of part('text')) text.ariaBusy = null
  }

  form.addEventListener('submit', (submit) => {
    submit.preventDefault()
    void write()
  })
  field?.addEventListener('input', () => complain('', false))
  for (const button of all('[data-try-topic]', form))
    button.addEventListener('click', () => {
      if (field) field.value = button.dataset.tryTopic ?? ''
      void write()
    })
  for (const button of part('copy')) button.addEventListener('click', () => void copy(form, part))
}

/**
 * `data-try-out` is the form of a try-out, and its value the address that writes; its other attributes are what it may have to say.
 * Around it, in the nearest `data-try-place`, stand the parts that show the text. An option of its selects says what it brings:
 * a platform its `data-max` and, in words, its `data-limit`; a language its `data-direction`.
 */
export function wireTryOut(): void {
  for (const form of all<HTMLFormElement>('form[data-try-out]')) wireOne(form, form.closest('[data-try-place]') ?? document)
}
