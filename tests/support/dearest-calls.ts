import { randomUUID } from 'node:crypto'
import { languageCodes } from '#contract/options.ts'
import { listLimits } from '#contract/topic-lists.ts'
import { longestEditedText } from '#contract/voice-rules.ts'
import { newVoice } from '#contract/voices.ts'
import { kinds } from '#kinds/index.ts'
import { hostileText } from '#tests/support/hostile-texts.ts'
import { expectations, otherPaths, type Sent, signIn } from '#tests/support/permissions.ts'
import type { Everything } from '#tests/support/user-with-everything.ts'

/** A request of a route, as a user with everything can send it. */
export interface DearCall {
  /** `GET /api/voices/{id}` */
  readonly name: string
  readonly path: string
  readonly method: string
  readonly body?: string
}

/** What takes longest where it is not the sample of the route. */
const [topic, details] = [hostileText('> a\n', 2_000), hostileText('3. a #b @c ', 2_000)]
const post = () => ({ body: { ...kinds.post.sample, topic, details, platform: 'facebook', length: 'long' } })
const entry = { title: 'Bikes', content: hostileText('a.b #c ', 14_000), feature: 'twitter-post' }
const list = `topic,details\n${hostileText('"a b",c\n', listLimits.bytes - 100)}`
const dearest: Readonly<Record<string, (owner: Everything) => Sent>> = {
  'POST /api/try': () => ({ body: { topic, details, platform: 'linkedin', language: 'hi' } }),
  'POST /api/try/text': () => ({ body: { kind: 'description', topic, details, platform: 'youtube', language: 'en' } }),
  'POST /functions/v1/guess-occasion': () => ({ body: { topic, details, language: languageCodes[1] } }),
  'POST /api/voices': () => ({ body: { ...newVoice, name: 'Asha', ownPosts: Array.from({ length: 10 }, (_, n) => `${n} ${topic}`) } }),
  'PUT /api/voices/{id}': ({ voice }) => ({
    id: voice,
    body: { ...newVoice, name: 'Asha', ownPosts: Array.from({ length: 10 }, (_, n) => `${n} ${topic}`) },
  }),
  'POST /api/voices/style-note': () => ({ body: { posts: Array.from({ length: 10 }, (_, n) => `${n} ${topic}`), language: 'en' } }),
  'POST /api/voice-edits': ({ generation }) => ({ body: { generation, after: hostileText('👍', longestEditedText) } }),
  'POST /api/sources': () => ({ body: { text: hostileText('It costs 5 on Monday 3 May. ', 60_000) } }),
  'POST /api/generations/{id}/facts': ({ generation }) => ({ id: generation, body: { facts: { what: hostileText('3. a #b @c ', 400) } } }),
  'PUT /api/generations/{id}/edited': ({ generation }) => ({
    id: generation,
    body: { result: { titles: [{ platform: 'youtube', title: hostileText('a #b ', 50_000) }] }, version: 1, copied: true },
  }),
  'GET /api/generations': () => ({ query: 'limit=100&search=e' }),
  [`POST /functions/v1/${kinds.post.call}`]: post,
  [`POST /functions/v1/${kinds.post.call}/stream`]: post,
  [`POST /functions/v1/${kinds.description.call}`]: () => ({ body: { ...kinds.description.sample, topic, details } }),
  'POST /functions/v1/generate-together/stream': () => ({
    body: { items: Array.from({ length: 8 }, (_, n) => ({ slot: `s${n}`, kind: 'post', key: randomUUID(), request: post().body })) },
  }),
  'POST /api/saved-content': () => ({ body: { entries: Array(30).fill(entry) } }),
  'GET /api/saved-content': () => ({ query: 'limit=100&search=e' }),
  'POST /api/exports/texts': () => ({ body: { format: 'docx', name: 'Bikes', entries: Array(30).fill(entry) } }),
  'GET /api/exports/library': () => ({ query: 'format=docx' }),
  'GET /api/exports/history': () => ({ query: 'format=docx' }),
  'POST /api/topic-lists/check': () => ({ body: { text: list } }),
  'POST /api/topic-lists': () => ({ body: { name: 'Bikes', text: list, lines: [2] } }),
  'POST /api/sources/file': () => ({ query: 'name=a.pdf' }),
}

/** The dearest call of every route, in the order of the routes. */
export const dearestCalls = (owner: Everything): DearCall[] =>
  [
    ...Object.entries(expectations).flatMap(([name, [first]]) => (first ? [[name, first] as const] : [])),
    ...Object.entries({ ...otherPaths, ...signIn }),
  ]
    // These end the account or the session with which the others are made.
    .filter(([name]) => !/sign-out|delete-user|end-others|\/livez/.test(name))
    .map(([name, { requestFor }]) => {
      const { id, query, body } = (dearest[name] ?? requestFor)(owner)
      const [method = '', pattern = ''] = name.split(' ')
      const path = pattern.replace(/\{\w+\}/, id ?? '') + (query ? `?${query}` : '')
      return { name, path, method, ...(body && { body: JSON.stringify(body) }) }
    })
