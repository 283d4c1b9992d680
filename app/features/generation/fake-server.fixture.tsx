import { EditorView } from '@codemirror/view'
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactElement } from 'react'
import { createMemoryRouter, Link, Outlet } from 'react-router'
import { afterEach, beforeAll, beforeEach, expect, vi } from 'vitest'
import type { Me } from '#api/account.ts'
import type { PossibleRewrites } from '#api/history.ts'
import { keeper } from '#app/lib/generation/generations.ts'
import { GenerationNotices } from '#app/lib/generation/notices.tsx'
import { renderRouter } from '#app/lib/screen.fixture.tsx'
import { type Session, useSession } from '#app/lib/session.tsx'
import { toastsGone } from '#app/lib/timers.fixture.ts'
import { givenMessages } from '#contract/messages.ts'
import type { Occasion } from '#contract/occasions.ts'
import { toneIds } from '#contract/options.ts'
import { guessOccasionPath } from '#contract/paths.ts'
import { type Feature, features, type PlanId, plans } from '#contract/plans.ts'
import type { Role } from '#contract/roles.ts'
import { defaultStyle } from '#contract/style.ts'
import type { VoiceRule } from '#contract/voice-rules.ts'
import type { Voice } from '#contract/voices.ts'
import type { Waiting } from '#contract/waiting.ts'

let users = 0
const id = (last: number) => `0197aaaa-0000-7000-8000-${String(last).padStart(12, '0')}`

/** A streamed generation, which the test answers in parts. */
export interface Stream {
  readonly body: Record<string, unknown>
  readonly idempotencyKey: string | null
  readonly aborted: () => boolean
  partial(fields: Record<string, unknown>): void
  waiting(what: Waiting): void
  done(result: Record<string, unknown>): void
  fail(error: { code: string; status: number; message: string; data?: unknown }): void
  /** Ends the connection without an ending event. */
  cut(): void
}

/** The server of a screen test. A call without an answer throws, which fails the test. */
export class FakeServer {
  me: (() => Response | Promise<Response>) | null = null
  /** Whether a model writes. */
  model = false
  readonly streams: Stream[] = []
  /** The number of generations of each batch. */
  readonly joint: number[] = []
  readonly saved: Record<string, unknown>[] = []
  readonly removed: string[] = []
  /** The user's voices, and those that the plan does not cover. */
  voices: readonly Voice[] = []
  unused: readonly string[] = []
  /** The edits that were reported. */
  readonly edits: Record<string, unknown>[] = []
  /** The edited and copied texts that were stored, and the answer to the next ones. */
  readonly texts: Record<string, unknown>[] = []
  storing: () => Response = () =>
    Response.json({ id: id(1), kind: 'post', feature: 'linkedin', request: {}, result: {}, created_at: '2026-11-22T00:00:00.000Z' })
  /** The suggestion that a reported edit is answered with. */
  suggestion: { readonly id: string; readonly rule: VoiceRule } | null = null
  /** Decisions about suggested rules. */
  readonly decisions: Record<string, unknown>[] = []
  /** Replaces the answer to a decision. */
  deciding: (() => Response) | null = null
  /** The texts of each export. */
  readonly exported: Record<string, unknown>[] = []
  /** Answers the next generation at once instead of streaming. */
  refusal: (() => Response) | null = null
  /** The results of generations that had finished when Stop arrived, by idempotency key. */
  finished: Readonly<Record<string, Record<string, unknown>>> = {}
  /** Replaces the answer to a stop. */
  stopping: (() => Response) | null = null
  /** The inputs of the calls that guess an occasion. */
  readonly guessed: Record<string, unknown>[] = []
  guessing: (about: Record<string, unknown>) => Response | Promise<Response> = () => reading()
  /** Answers of further calls, by method and path. */
  more: Readonly<Record<string, (request: Request) => Response | Promise<Response>>> = {}
  saving: () => Response = () => Response.json({ id: id(900 + this.saved.length) })

  /** Signs in a user on a plan, with this month's usage of each feature; another user at each call, unless an id is given. */
  signIn(plan: PlanId, used: Partial<Record<Feature, number>> = {}, userId = `user-${++users}`, role: Me['user']['role'] = 'user'): void {
    const usage = features.map((feature) => ({ feature, used: used[feature] ?? 0, limit: plans[plan].limits[feature] }))
    const me: Me = {
      user: { id: userId, email: 'mira@example.com', full_name: 'Mira Sandoval', avatar_url: null, role },
      plan,
      status: plan === 'free' ? 'inactive' : 'active',
      expires_at: null,
      usage,
      style: defaultStyle,
      resets_at: '2026-12-01T00:00:00.000Z',
    }
    this.me = () => Response.json(me)
  }

  /** The rewrites that the built-in writer can make of any text. */
  possible: PossibleRewrites = { hows: ['shorter', 'longer', 'simpler', 'hook'], tones: [...toneIds] }

  readonly fetch = async (request: Request): Promise<Response> => {
    const path = new URL(request.url).pathname
    const further = this.more[`${request.method} ${path}`]
    if (further) return further(request)
    if (path === '/api/me' && this.me) return this.me()
    if (path === '/api/auth/get-session') return Response.json(null)
    if (path === '/api/capabilities') return Response.json({ passwordRecovery: false, model: this.model })
    if (/^\/api\/generations\/[^/]+\/rewrites$/.test(path)) return Response.json(this.possible)
    if (path === '/api/voices') return Response.json({ items: this.voices, max: 3, unused: this.unused })
    if (path === '/api/voice-edits') {
      this.edits.push((await request.json()) as Record<string, unknown>)
      return Response.json({ suggestion: this.suggestion })
    }
    if (/^\/api\/generations\/[^/]+\/edited$/.test(path)) {
      const answer = this.storing()
      if (answer.ok) this.texts.push((await request.json()) as Record<string, unknown>)
      return answer
    }
    if (path.startsWith('/api/voice-rules/')) {
      this.decisions.push((await request.json()) as Record<string, unknown>)
      return this.deciding?.() ?? Response.json({ rule: { ...this.suggestion, state: 'kept', created_at: '2026-11-22T00:00:00.000Z' } })
    }
    if (path === '/functions/v1/save-content') {
      this.saved.push((await request.json()) as Record<string, unknown>)
      return this.saving()
    }
    if (path.startsWith('/api/saved-content/') && request.method === 'DELETE') {
      this.removed.push(path.slice('/api/saved-content/'.length))
      return new Response(null, { status: 204 })
    }
    if (path === '/api/saved-content') {
      const { entries } = (await request.json()) as { entries: Record<string, unknown>[] }
      this.saved.push(...entries)
      return Response.json({ items: entries.map((entry, at) => ({ ...entry, id: id(900 + at) })) })
    }
    if (path === '/api/saved-content/delete') {
      const { ids } = (await request.json()) as { ids: string[] }
      this.removed.push(...ids)
      return Response.json({ ids })
    }
    if (path === '/api/exports/texts') {
      this.exported.push((await request.json()) as Record<string, unknown>)
      return new Response('[]', {
        headers: { 'content-disposition': 'attachment; filename="texts.json"', 'content-type': 'application/json' },
      })
    }
    if (path === '/api/generations/stop') {
      const { keys } = (await request.json()) as { keys: string[] }
      return this.stopping?.() ?? Response.json({ items: keys.map((key) => ({ key, generation: this.#finishedUnder(key) })) })
    }
    if (path === guessOccasionPath) {
      const about = (await request.json()) as Record<string, unknown>
      this.guessed.push(about)
      return this.guessing(about)
    }
    if (path.startsWith('/functions/v1/generate-together')) return this.refusal?.() ?? this.#together(request)
    if (path.startsWith('/functions/v1/generate-')) return this.refusal?.() ?? this.#stream(request)
    throw new Error(`The test set no answer for ${request.method} ${path}`)
  }

  #finishedUnder(key: string) {
    const result = this.finished[key]
    return result ? { id: id(700), kind: '', feature: 'titles', request: {}, result, created_at: '2026-11-22T00:00:00.000Z' } : null
  }

  /** Each item is a separate stream for the test. */
  async #together(request: Request): Promise<Response> {
    const { items } = (await request.json()) as { items: { slot: string; key: string; request: Record<string, unknown> }[] }
    const { send, close, aborted, response } = eventStream(request)
    this.joint.push(items.length)
    let open = items.length
    const end = (event: object) => {
      send('message', event)
      open--
      if (open > 0) return
      send('done', { written: items.length })
      close()
    }
    for (const { slot, key, request: body } of items) {
      const generation = id(this.streams.length + 1)
      this.streams.push({
        body,
        idempotencyKey: key,
        aborted,
        partial: (fields) => send('message', { slot, partial: fields }),
        waiting: (waiting) => send('message', { slot, waiting }),
        done: (result) => end({ slot, done: { id: generation, ...result } }),
        fail: ({ status: _, ...error }) => end({ slot, error }),
        cut: close,
      })
    }
    return response
  }

  async #stream(request: Request): Promise<Response> {
    const body = (await request.json()) as Record<string, unknown>
    const { send, close, aborted, response } = eventStream(request)
    const generation = id(this.streams.length + 1)
    this.streams.push({
      body,
      idempotencyKey: request.headers.get('idempotency-key'),
      aborted,
      partial: (fields) => send('message', { partial: fields }),
      waiting: (waiting) => send('message', { waiting }),
      done(result) {
        send('done', { id: generation, ...result })
        close()
      },
      fail(error) {
        send('error', { defined: true, ...error })
        close()
      },
      cut: close,
    })
    return response
  }
}

/** An event stream that is written in parts. */
function eventStream(request: Request) {
  const encoder = new TextEncoder()
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>()
  const events = writable.getWriter()
  let gone = request.signal.aborted
  request.signal.addEventListener('abort', () => {
    gone = true
  })
  return {
    send: (event: string, data: unknown) => void events.write(encoder.encode(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`)),
    close: () => void events.close(),
    aborted: () => gone,
    response: new Response(readable, { headers: { 'content-type': 'text/event-stream' } }),
  }
}

/** What the server reads in a topic: by default nothing but that it is of the form of no occasion. */
export const reading = (read: { occasion?: Occasion; given?: readonly Role[]; found?: readonly { role: Role; text: string }[] } = {}) =>
  Response.json({ occasion: 'other', given: [], found: [], ...read })

export const refuses = (status: number, code: string, data?: unknown) => () =>
  Response.json({ defined: true, code, status, message: `As the server says ${code}.`, data }, { status })

/** Replaces `fetch` with a new server for each test of the file. */
export function fakeServer(): { readonly current: FakeServer } {
  const holder = { current: new FakeServer() }
  // Loaded lazily by screens; the first import compiles it, which can take long.
  beforeAll(() => import('./results/result-card.tsx'), 60_000)
  beforeEach(() => {
    holder.current = new FakeServer()
    localStorage.clear()
    sessionStorage.clear()
    vi.stubGlobal('fetch', (input: Request | string, init?: RequestInit) =>
      holder.current.fetch(input instanceof Request ? input : new Request(new URL(input, location.origin), init)),
    )
    // Missing in jsdom: toasts capture the pointer, and animated text asks whether the user prefers reduced motion.
    Element.prototype.setPointerCapture = () => {}
    vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => {}, removeEventListener: () => {} }))
  })
  afterEach(async () => {
    await toastsGone()
    vi.useRealTimers()
    cleanup()
    // What a test typed is not sent to the server of the next one.
    await keeper.flush()
    vi.unstubAllGlobals()
  })
  return holder
}

/** Renders screens by their paths, inside the app's providers. */
export function show(screens: Record<string, ReactElement>) {
  const frame = (
    <>
      <GenerationNotices />
      <SessionProbe />
      <nav>
        {Object.keys(screens).map((path) => (
          <Link key={path} to={path}>
            {path}
          </Link>
        ))}
      </nav>
      <Outlet />
    </>
  )
  const children = Object.entries(screens).map(([path, element]) => ({ path, element }))
  const router = createMemoryRouter([{ element: frame, children }], { initialEntries: [Object.keys(screens)[0] ?? '/'] })
  return renderRouter(router)
}

export const user = userEvent.setup({ delay: null })

/** The editor of a text. */
export function editorOf(label: string): EditorView {
  const view = EditorView.findFromDOM(screen.getByRole('textbox', { name: label }))
  if (!view) throw new Error(`${label} is no editor`)
  return view
}

/** The text in an editor. */
export const textIn = (label: string): string => editorOf(label).state.doc.toString()

/** Types into an editor, by default at the end of its text. */
export function typeInto(label: string, insert: string, at: { from: number; to?: number } = { from: textIn(label).length }): void {
  act(() => editorOf(label).dispatch({ changes: { ...at, insert }, userEvent: 'input.type' }))
}

/** Replaces the text in an editor. */
export const replaceIn = (label: string, text: string): void => typeInto(label, text, { from: 0, to: textIn(label).length })

/** Presses a button, once it is there. */
export const press = async (name: string | RegExp) => user.click(await screen.findByRole('button', { name }))

function SessionProbe() {
  return <output aria-label="session">{useSession().state}</output>
}

/** Waits until the account is loaded: before, a screen neither warns nor refuses. */
export const accountRead = (state: Session['state'] = 'signedIn') =>
  waitFor(() => expect(screen.getByLabelText('session').textContent).toBe(state))

/** The `at`th generation that was sent. */
export async function sent(server: FakeServer, at = 0): Promise<Stream> {
  await waitFor(() => expect(server.streams.length).toBeGreaterThan(at))
  return server.streams[at] as Stream
}

/** The field for details, which is opened if it is folded. */
export async function openDetails(): Promise<HTMLTextAreaElement> {
  const opener = screen.queryByRole('button', { name: givenMessages.addDetails })
  if (opener) await user.click(opener)
  return screen.getByLabelText<HTMLTextAreaElement>(givenMessages.details)
}

/** Enters a topic and generates with the keyboard. */
export async function generate(topic: string, field = 'Topic'): Promise<void> {
  await user.clear(screen.getByLabelText(field))
  await user.paste(topic)
  await user.keyboard('{Control>}{Enter}{/Control}')
}
