import { readFile } from 'node:fs/promises'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import type { CheckedList, TopicList, TopicListRow } from '#api/topic-lists.ts'
import { reviewMessages } from '#app/features/generation/review-messages.ts'
import { meOn } from '#app/features/shell/shell.fixture.ts'
import { template } from '#app/features/topic-lists/file-text.ts'
import {
  checkedListMessages,
  columnQuestionMessages,
  listMessages,
  listStateNames,
  newListMessages,
  rowStateNames,
  topicListScreenMessages,
} from '#app/features/topic-lists/messages.ts'
import { encodingMessages } from '#app/lib/encoding/messages.ts'
import { lookMessages } from '#app/lib/generation/messages.ts'
import { type Answers, ok, openScreen, refused, type SentCall, serve, tidyUp } from '#app/lib/screen.fixture.tsx'
import { voiceChoiceMessages } from '#app/lib/voices/messages.ts'
import { paths, topicPath } from '#contract/paths.ts'
import { topicListMessages } from '#contract/topic-list-messages.ts'
import { newVoice, type Voice } from '#contract/voices.ts'
import TopicLists from './topic-lists.tsx'

const [t, one] = [checkedListMessages, listMessages]
const user = userEvent.setup({ delay: null })
const id = '0197aaaa-0000-7000-8000-000000000001'

const text = { kind: 'titles', platform: 'youtube', language: 'en', tone: 'casual', feature: 'titles', voice: null } as const
const checked: CheckedList = {
  columns: ['topic'],
  unknown: ['Notes'],
  beyond: 2,
  question: null,
  rows: [
    { line: 2, topic: 'Bikes', state: 'ready', problem: null, text },
    { line: 3, topic: 'Tires', state: 'ready', problem: null, text },
    { line: 4, topic: 'Chains', state: 'over', problem: 'Too many', text },
    { line: 5, topic: 'Poem', state: 'wrong', problem: 'No poems', text: null },
  ],
  needed: [{ feature: 'titles', rows: 3, left: 2 }],
}
const listIn = (state: TopicList['state'], more: Partial<TopicList> = {}): TopicList => ({
  id,
  name: 'Spring',
  state,
  problem: null,
  created_at: '2026-11-23T00:00:00.000Z',
  updated_at: '2026-11-23T00:00:00.000Z',
  rows: { waiting: 1, writing: 0, done: 1, failed: 1, stopped: 0 },
  ...more,
})
const rows: TopicListRow[] = (['done', 'waiting', 'failed'] as const).map((state, at) => ({
  ...text,
  id: `0197aaaa-0000-7000-8000-00000000001${at}`,
  position: at + 1,
  topic: `Topic ${state}`,
  state,
  saved: false,
  problem: state === 'failed' ? 'It failed' : null,
  generation_id: state === 'done' ? id : null,
  beginning: state === 'done' ? 'Topic done: ten reasons to ride' : null,
  to_check: state === 'done' ? 2 : 0,
  copied: false,
  lacks_facts: false,
}))

const asha: Voice = { ...newVoice, id: `${id.slice(0, -1)}2`, name: 'Asha', language: 'fr', created_at: '', updated_at: '' }

let answers: Answers
let calls: SentCall[]
beforeEach(() => {
  answers = {
    'GET /api/me': ok(null),
    'GET /api/auth/get-session': ok(null),
    'GET /api/capabilities': ok({ passwordRecovery: false, model: false }),
    'GET /api/voices': ok({ items: [] }),
    'GET /api/topic-lists': ok({ items: [] }),
    'POST /api/topic-lists/check': ok(checked),
    'POST /api/topic-lists': ok({ list: listIn('running'), left_out: 0 }),
    [`GET /api/topic-lists/${id}`]: ok({ list: listIn('running'), rows }),
    [`POST /api/topic-lists/${id}`]: ok(listIn('paused')),
    [`POST /api/topic-lists/${id}/save`]: ok({ saved: 1 }),
  }
  calls = serve(answers)
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})
tidyUp()

const sent = (call: string) => calls.filter((one) => one.call === call).map(({ body }) => body)
const button = (name: string) => screen.findByRole('button', { name })

test('a pasted list is checked, shows what is wrong and what it uses, and only ticked lines are started', async () => {
  const { search } = openScreen(TopicLists, paths.topicLists)
  await user.click(await button(newListMessages.check))
  expect(screen.getByRole('alert').textContent).toBe(newListMessages.noTopics)
  await user.click(screen.getByRole('textbox', { name: newListMessages.topics }))
  await user.paste('topic\nBikes\nTires')
  await user.click(await button(newListMessages.check))

  const heading = await screen.findByRole('heading', { name: t.title })
  expect(document.activeElement).toBe(heading)
  for (const words of [t.unknown({ columns: 'Notes' }), t.beyond(2), 'No poems', 'Too many']) expect(screen.getByText(words)).toBeTruthy()
  expect(screen.getByRole('checkbox', { name: t.pick({ topic: 'Chains' }) })).toHaveProperty('disabled', true)
  await user.click(screen.getByRole('checkbox', { name: t.pick({ topic: 'Tires' }) }))
  await user.click(await button(t.start(1)))
  await waitFor(() => expect(search()).toBe(`?list=${id}`))
  expect(sent('POST /api/topic-lists')).toMatchObject([{ text: 'topic\nBikes\nTires', lines: [2] }])
})

test('the voice that was chosen last writes the lines without one, in its language', async () => {
  answers['GET /api/me'] = ok(meOn('pro'))
  answers['GET /api/voices'] = ok({ items: [asha, { ...asha, id, name: 'Ben', language: 'de' }], max: 20, unused: [] })
  openScreen(TopicLists, paths.topicLists)
  await user.selectOptions(await screen.findByLabelText(voiceChoiceMessages.label), 'Ben')
  await user.click(screen.getByRole('textbox', { name: newListMessages.topics }))
  await user.paste('Bikes')
  await user.click(await button(newListMessages.check))

  await screen.findByRole('heading', { name: t.title })
  expect(sent('POST /api/topic-lists/check')).toMatchObject([{ defaults: { voice: id, language: 'de' } }])
  await user.selectOptions(screen.getByLabelText(voiceChoiceMessages.label), 'Asha')
  expect(screen.queryByRole('heading', { name: t.title })).toBeNull()
})

test('a list that cannot be read says what to change, at the field', async () => {
  const issues = [{ path: 'text', message: topicListMessages.empty }]
  answers['POST /api/topic-lists/check'] = refused(422, 'INVALID_INPUT', { data: { issues } })
  openScreen(TopicLists, paths.topicLists)
  await user.click(await screen.findByRole('textbox', { name: newListMessages.topics }))
  await user.paste('topic')
  await user.click(await button(newListMessages.check))
  expect((await screen.findByRole('alert')).textContent).toBe(topicListMessages.empty)
})

test('an open list shows its progress and rows, pauses, and saves the chosen texts', async () => {
  openScreen(TopicLists, `${paths.topicLists}?list=${id}`)
  expect(await screen.findByText(listStateNames.running)).toBeTruthy()
  expect(screen.getByRole('progressbar', { name: one.progress }).getAttribute('aria-valuetext')).toBe(one.written({ done: 1, all: 3 }))
  const table = screen.getByRole('table', { name: one.rows })
  for (const words of [rowStateNames.failed, 'It failed']) expect(within(table).getByText(words)).toBeTruthy()
  await user.click(screen.getByRole('checkbox', { name: one.pick({ topic: 'Topic done' }) }))
  await user.click(await button(one.saveSome(1)))
  await screen.findByText(one.saved(1))
  expect(sent(`POST /api/topic-lists/${id}/save`)).toEqual([{ rows: [rows[0]?.id] }])
  await user.click(await button(one.pause))
  await waitFor(() => expect(sent(`POST /api/topic-lists/${id}`)).toEqual([{ action: 'pause' }]))
})

test('a row says how its text begins and what needs a look; one that is not written is written by itself', async () => {
  answers[`GET /api/topic-lists/${id}`] = ok({ list: listIn('paused'), rows })
  openScreen(TopicLists, `${paths.topicLists}?list=${id}`)
  const table = await screen.findByRole('table', { name: one.rows })
  expect(within(table).getByText('Topic done: ten reasons to ride')).toBeTruthy()
  expect(within(table).getByText(lookMessages.toCheck(2))).toBeTruthy()
  expect(within(table).queryByRole('button', { name: one.writeNamed({ topic: 'Topic done' }) })).toBeNull()
  await user.click(await button(one.writeNamed({ topic: 'Topic failed' })))
  await waitFor(() => expect(sent(`POST /api/topic-lists/${id}`)).toEqual([{ action: 'retry', rows: [rows[2]?.id] }]))
})

test('where only facts are missing, nothing offers to try again; the row leads to its topic in the composer', async () => {
  answers[`GET /api/topic-lists/${id}`] = ok({
    list: listIn('done'),
    rows: rows.map((row) => ({ ...row, lacks_facts: row.state === 'failed' })),
  })
  openScreen(TopicLists, `${paths.topicLists}?list=${id}`)
  const link = await screen.findByRole('link', { name: one.addFactsNamed({ topic: 'Topic failed' }) })
  expect(link.getAttribute('href')).toBe(topicPath('Topic failed'))
  for (const name of [one.retry, one.writeNamed({ topic: 'Topic failed' })]) expect(screen.queryByRole('button', { name })).toBeNull()
})

test('with a model, a row that lacked facts can be tried again', async () => {
  answers['GET /api/capabilities'] = ok({ passwordRecovery: false, model: true })
  answers[`GET /api/topic-lists/${id}`] = ok({
    list: listIn('done'),
    rows: rows.map((row) => ({ ...row, lacks_facts: row.state === 'failed' })),
  })
  openScreen(TopicLists, `${paths.topicLists}?list=${id}`)
  expect(await button(one.retry)).toBeTruthy()
  expect(await button(one.writeNamed({ topic: 'Topic failed' }))).toBeTruthy()
})

test('the review opens a text as it was last, and Enter keeps it as copied', async () => {
  vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  Element.prototype.scrollIntoView = () => {}
  const generation = {
    id,
    kind: 'titles',
    feature: 'titles',
    created_at: '2026-11-23T00:00:00.000Z',
    request: { topic: 'Topic done', platforms: ['youtube'], language: 'en', tone: 'casual' },
    result: { titles: [{ platform: 'YouTube', title: 'As written' }] },
    edited: {
      result: { titles: [{ platform: 'YouTube', title: 'As edited' }] },
      version: 1,
      copied: false,
      at: '2026-11-23T00:00:00.000Z',
    },
  }
  answers[`GET /api/generations/${id}`] = ok(generation)
  answers[`PUT /api/generations/${id}/edited`] = ok(generation)
  const { search } = openScreen(TopicLists, `${paths.topicLists}?list=${id}`)
  await user.click(await button(one.review))
  await screen.findByText('As edited')
  expect(search()).toContain(`open=${id}`)
  await waitFor(() => expect(screen.getByRole('button', { name: reviewMessages.copyLast }).getAttribute('aria-disabled')).toBe('false'))
  await user.keyboard('{Enter}')
  await waitFor(() =>
    expect(sent(`PUT /api/generations/${id}/edited`)).toEqual([{ result: generation.edited.result, version: 1, copied: true }]),
  )
  expect(navigator.clipboard.writeText).toHaveBeenCalledWith('As edited')
})

test('lists begin with the first platform of the voice that the plan has', async () => {
  answers['GET /api/me'] = ok(meOn('free'))
  answers['GET /api/voices'] = ok({ items: [{ ...asha, platforms: ['linkedin', 'instagram'] }], max: 1, unused: [] })
  openScreen(TopicLists, paths.topicLists)
  const platform = await screen.findByLabelText(newListMessages.platform)
  await waitFor(() => expect((platform as HTMLSelectElement).value).toBe('instagram'))
})

test('the focus stays with the actions of a list when a pressed one is replaced', async () => {
  openScreen(TopicLists, `${paths.topicLists}?list=${id}`)
  const pause = await button(one.pause)
  answers[`GET /api/topic-lists/${id}`] = ok({ list: listIn('paused'), rows })
  await user.click(pause)
  const resume = await button(one.resume)
  await waitFor(() => expect(document.activeElement).toBe(resume.parentElement))
})

test('checked lines and rows say which voice writes them', async () => {
  answers['GET /api/me'] = ok(meOn('pro'))
  answers['GET /api/voices'] = ok({ items: [asha], max: 20, unused: [] })
  const [first, ...others] = rows
  answers[`GET /api/topic-lists/${id}`] = ok({ list: listIn('running'), rows: [{ ...first, voice: asha.id }, ...others] })
  const [ready, ...beyond] = checked.rows
  answers['POST /api/topic-lists/check'] = ok({ ...checked, rows: [{ ...ready, text: { ...text, voice: asha.id } }, ...beyond] })
  openScreen(TopicLists, paths.topicLists)
  await user.click(await screen.findByRole('textbox', { name: newListMessages.topics }))
  await user.paste('Bikes')
  await user.click(await button(newListMessages.check))
  const lines = await screen.findByRole('table', { name: t.title })
  expect(await within(lines).findAllByText('Asha')).toHaveLength(1)

  await user.click(await button(t.start(2)))
  await screen.findByRole('table', { name: one.rows })
  expect(await screen.findAllByText(/· Asha$/)).toHaveLength(1)
})

test('what is typed while a list is checked is not shown with the result of what stood there before', async () => {
  const checking = Promise.withResolvers<void>()
  answers['POST /api/topic-lists/check'] = () => checking.promise.then(() => Response.json(checked))
  openScreen(TopicLists, paths.topicLists)
  const box = await screen.findByRole('textbox', { name: newListMessages.topics })
  await user.click(box)
  await user.paste('Bikes')
  await user.click(await button(newListMessages.check))
  await user.type(box, '!')
  checking.resolve()
  await button(newListMessages.check)
  await waitFor(() => expect(sent('POST /api/topic-lists/check')).toHaveLength(1))

  expect(screen.queryByRole('heading', { name: t.title })).toBeNull()
})

test('the columns are named, facts included, and the one that says what to write is called as on other screens', async () => {
  openScreen(TopicLists, paths.topicLists)
  const facts = 'price, until, when, where, order, link, contact, steps'
  const settings = 'details, platform, language, tone, type, voice'

  expect(await screen.findByText(newListMessages.hint({ rows: 500, facts, settings }))).toBeTruthy()
  expect(template()).toMatch(new RegExp(`^\uFEFFtopic,${[settings, facts].join().replaceAll(' ', '')}\r\n`))
})

test.each([
  ['a spreadsheet', new File(['PK\u0003\u0004'], 'topics.xlsx'), newListMessages.unreadable],
  ['a large file', Object.defineProperty(new File(['Bikes'], 'topics.csv'), 'size', { value: 1_000_000 }), newListMessages.tooLarge],
])('%s is refused in words, and not put into the box', async (_, file, message) => {
  openScreen(TopicLists, paths.topicLists)
  const box = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: newListMessages.topics })
  fireEvent.drop(box, { dataTransfer: { files: [file] } })

  expect((await screen.findByRole('alert')).textContent).toBe(message)
  expect(box.value).toBe('')
})

test('a list that was deleted, and lists that cannot be loaded, say so', async () => {
  answers[`GET /api/topic-lists/${id}`] = refused(404, 'NOT_FOUND')
  openScreen(TopicLists, `${paths.topicLists}?list=${id}`)
  expect(await screen.findByText(one.notFound)).toBeTruthy()
})

test('without lists the screen says where they will appear', async () => {
  openScreen(TopicLists, paths.topicLists)
  expect(await screen.findByText(topicListScreenMessages.emptyTitle)).toBeTruthy()
})

/** A file, as browsers give it: jsdom's has no `arrayBuffer`. */
const fileOf = (bytes: readonly number[]) =>
  Object.assign(new File([], 'topics.csv'), { arrayBuffer: async () => Uint8Array.from(bytes).buffer })
const putIn = async (bytes: readonly number[]) => {
  openScreen(TopicLists, paths.topicLists)
  const box = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: newListMessages.topics })
  fireEvent.change(screen.getByLabelText(newListMessages.choose, { selector: 'input' }), { target: { files: [fileOf(bytes)] } })
  return box
}
// "кафе, скоро" in one Cyrillic encoding, which reads like a text in two.
const cyrillic = [0xea, 0xe0, 0xf4, 0xe5, 0x0a, 0xf1, 0xea, 0xee, 0xf0, 0xee]

test.each([
  ['UTF-8', [...new TextEncoder().encode('Café')], 'Café'],
  ['UTF-16 with a byte order mark', [255, 254, 67, 0, 97, 0, 102, 0, 233, 0], 'Café'],
  ['Windows-1252', [67, 97, 102, 233], 'Café'],
  ['KOI8-R', [0xeb, 0xce, 0xc9, 0xd6, 0xce, 0xc1, 0xd1, 0x20, 0xd1, 0xd2, 0xcd, 0xc1, 0xd2, 0xcb, 0xc1], 'Книжная ярмарка'],
])('a file in %s is read', async (_, bytes, text) => {
  const box = await putIn(bytes)
  await waitFor(() => expect(box.value).toBe(text))
})

test('a table without a known heading is asked about, and checked again with the column that was pressed', async () => {
  const question = {
    columns: [
      { heading: 'Week', samples: ['Monday'] },
      { heading: 'What', samples: ['Book fair'] },
    ],
  }
  answers['POST /api/topic-lists/check'] = ok({ ...checked, rows: [], needed: [], question })
  openScreen(TopicLists, paths.topicLists)
  await user.click(screen.getByRole('textbox', { name: newListMessages.topics }))
  await user.paste('Week,What\nMonday,Book fair')
  await user.click(await button(newListMessages.check))
  const asked = within(await screen.findByRole('region', { name: columnQuestionMessages.question }))
  expect(screen.queryByText(t.title)).toBeNull()

  answers['POST /api/topic-lists/check'] = ok(checked)
  await user.click(asked.getByRole('button', { name: /What/ }))
  expect(await screen.findByText(t.title)).toBeTruthy()
  expect(sent('POST /api/topic-lists/check')).toMatchObject([{}, { topic_column: 2 }])
  expect(sent('POST /api/topic-lists/check')[0]).not.toHaveProperty('topic_column')
  expect(screen.queryByRole('region', { name: columnQuestionMessages.question })).toBeNull()
})

test('of a file that reads like a text in two encodings the right one is picked, and the topics get the focus', async () => {
  const box = await putIn(cyrillic)
  const choice = within(await screen.findByRole('region', { name: encodingMessages.question }))
  await user.click(choice.getByRole('button', { name: /кафе/ }))
  expect(box.value).toBe('кафе\nскоро')
  expect(document.activeElement).toBe(box)
  expect(screen.queryByRole('region', { name: encodingMessages.question })).toBeNull()
})

test('words that differ between the readings of a file stand out, and a long line is cut after a word', async () => {
  // In the encoding of Windows; the one of old Macs has letters for its quotation marks.
  await putIn([...(await readFile('tests/support/encodings/en.cp1252.txt'))])
  const choice = within(await screen.findByRole('region', { name: encodingMessages.question }))
  const answers = choice.getAllByRole('button').slice(0, -1)
  const standOut = answers.map((answer) => [...answer.querySelectorAll('strong')].map(({ textContent }) => textContent))

  expect(standOut.map(([first]) => first)).toEqual(['It’s', 'Itís'])
  expect(standOut.flat()).not.toContain('Sunday')
  for (const answer of answers) expect(answer.textContent).toMatch(/ and…$/)
})

test.each([
  ['none of the readings is right', cyrillic, encodingMessages.none],
  ['it reads like no text', [0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a, 0x46, 0x49, 0x46, 0, 1, 200, 3, 251], ''],
])('a file is refused with what to do when %s', async (_, bytes, press) => {
  const box = await putIn(bytes)
  if (press) await user.click(await screen.findByRole('button', { name: press }))
  expect((await screen.findByRole('alert')).textContent).toBe(encodingMessages.garbled)
  expect(box.value).toBe('')
})
