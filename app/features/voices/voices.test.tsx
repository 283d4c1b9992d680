import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { meOn } from '#app/features/shell/shell.fixture.ts'
import { type Answers, ok, openScreen, refused, type SentCall, serve, stubBrowser, tidyUp } from '#app/lib/screen.fixture.tsx'
import { newVoicePath, paths, voicesPath } from '#contract/paths.ts'
import { voiceCounts, voiceMessages } from '#contract/voice-messages.ts'
import { ruleName } from '#contract/voice-rule-messages.ts'
import type { Voice } from '#contract/voices.ts'
import { newVoice, voiceLimits } from '#contract/voices.ts'
import { learnedMessages, voiceFormMessages, voiceListMessages } from './messages.ts'
import { VoicesTab } from './voices-tab.tsx'

const [list, form, learned] = [voiceListMessages, voiceFormMessages, learnedMessages]
const user = userEvent.setup({ delay: null })
const moment = '2026-11-21T10:00:00.000Z'
const voice: Voice = {
  ...newVoice,
  id: '0197aaaa-0000-7000-8000-000000000001',
  name: 'Rosa',
  offer: 'Bread',
  created_at: moment,
  updated_at: moment,
}

let server: Answers
let sent: SentCall[]
const voices = (items: readonly Voice[], max = 3, unused: readonly string[] = []) =>
  ok({ items: items.map(({ ownPosts: _, ...listed }) => listed), max, unused })

beforeEach(() => {
  server = {
    'GET /api/me': ok(meOn('basic')),
    'GET /api/auth/get-session': ok(null),
    'GET /api/voices': voices([voice]),
    [`GET /api/voices/${voice.id}`]: ok({ voice }),
    [`GET /api/voices/${voice.id}/rules`]: ok({ items: [] }),
  }
  sent = serve(server)
  vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.stubGlobal('scrollTo', () => {})
  stubBrowser()
})
tidyUp()

const open = (address: string) => openScreen(VoicesTab, address)
const press = async (name: string | RegExp) => user.click(await screen.findByRole('button', { name }))
const type = async (label: string, text: string) => user.type(await screen.findByLabelText(label), text)
/** Whether the focus is on a box around an element, not on the page. */
const focusIsAround = (element: HTMLElement) => document.activeElement !== document.body && document.activeElement?.contains(element)
const bodiesOf = (call: string) => sent.filter((one) => one.call === call).map(({ body }) => body)
const editing = `${voicesPath}&open=${voice.id}`

test('without a voice, the screen says what one is for and opens the form', async () => {
  server['GET /api/voices'] = voices([])
  const { address } = open(voicesPath)

  expect(await screen.findByText(list.emptyText)).toBeTruthy()
  await press(list.emptyAction)
  expect(address()).toBe(newVoicePath)
  expect(document.activeElement).toBe(await screen.findByRole('heading', { name: form.newTitle }))
})

test('the list says how many voices the plan has left, and which one it does not cover', async () => {
  server['GET /api/voices'] = voices([voice, { ...voice, id: voice.id.replace('1', '2'), name: 'Other' }], 1, [voice.id.replace('1', '2')])
  open(voicesPath)

  expect(await screen.findByText(list.used({ used: 2, voices: voiceCounts.voices(1) }))).toBeTruthy()
  expect(within(screen.getByText('Other').closest('li') as HTMLElement).getByText(list.locked)).toBeTruthy()
})

test('at the limit of the plan, Upgrade takes the place of the button', async () => {
  server['GET /api/voices'] = voices([voice], 1)
  open(voicesPath)

  expect(await screen.findByText(list.full({ voices: voiceCounts.voices(1) }))).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Upgrade' }).getAttribute('href')).toBe(paths.pricing)
  expect(screen.queryByRole('button', { name: list.add })).toBeNull()
})

test('a voice needs only a name; the new one is what the user writes with next', async () => {
  server['GET /api/voices'] = voices([])
  server['POST /api/voices'] = ok({ voice })
  open(newVoicePath)
  await press(form.save)
  expect(await screen.findByText(voiceMessages.nameRequired)).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByLabelText(form.name))
  expect(bodiesOf('POST /api/voices')).toEqual([])

  await type(form.name, 'Rosa')
  await press(form.save)
  expect(await screen.findByText(form.saved({ name: 'Rosa' }))).toBeTruthy()
  expect(bodiesOf('POST /api/voices')).toEqual([{ ...newVoice, name: 'Rosa' }])
  expect(localStorage.getItem('voice:user-1')).toBe(voice.id)
})

test('all fields of a voice are changed and sent', async () => {
  server[`PUT /api/voices/${voice.id}`] = ok({ voice })
  open(editing)
  await user.click(await screen.findByRole('radio', { name: form.shop }))
  await user.selectOptions(screen.getByLabelText(form.trade), 'food')
  const texts = { audience: 'Families', place: 'Pune', link: 'rosa.com', callToAction: 'Order now' } as const
  for (const [name, text] of Object.entries(texts)) await type(form[name as keyof typeof texts], text)
  await type(form.useWords, 'sourdough, warm{Enter}')
  await type(form.avoidWords, 'cheap')
  await user.click(within(screen.getByRole('group', { name: form.emoji })).getByRole('radio', { name: form.none }))
  await user.click(within(screen.getByRole('group', { name: form.hashtags })).getByRole('radio', { name: form.few }))
  await user.selectOptions(screen.getByLabelText(form.spelling), 'british')
  await user.selectOptions(screen.getByLabelText(form.address), 'formal')
  await press(form.addFirstPost)
  await type(form.post({ place: 1 }), 'Bread is ready.')
  await press(form.addPost)
  await type(form.styleNote, 'Short and warm.')
  await user.click(screen.getByRole('checkbox', { name: 'Facebook' }))
  await user.click(screen.getByRole('checkbox', { name: 'Instagram' }))
  await user.selectOptions(screen.getByLabelText(form.language), 'de')
  await press(form.save)

  await screen.findByText(form.saved({ name: 'Rosa' }))
  expect(bodiesOf(`PUT /api/voices/${voice.id}`)).toEqual([
    {
      ...newVoice,
      name: 'Rosa',
      offer: 'Bread',
      speaker: 'shop',
      trade: 'food',
      ...texts,
      useWords: ['sourdough', 'warm'],
      avoidWords: ['cheap'],
      emoji: 'none',
      hashtags: 'few',
      spelling: 'british',
      address: 'formal',
      ownPosts: ['Bread is ready.'],
      styleNote: 'Short and warm.',
      platforms: ['facebook', 'instagram'],
      language: 'de',
    },
  ])
})

test('what the server refuses is said at its field, and nothing typed is lost', async () => {
  server[`PUT /api/voices/${voice.id}`] = refused(422, 'INVALID_INPUT', { data: { issues: [{ path: 'link', message: 'Not this link.' }] } })
  open(editing)
  await type(form.link, 'nowhere')
  await press(form.save)

  expect(await screen.findByText('Not this link.')).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByLabelText(form.link))
  expect(screen.getByLabelText<HTMLInputElement>(form.link).value).toBe('nowhere')
})

test('unsaved changes are there again after leaving, and can be discarded', async () => {
  open(editing)
  await type(form.place, 'Pune')
  expect(screen.getByText(form.unsaved)).toBeTruthy()
  await press(form.back)
  await press(list.editNamed({ name: 'Rosa' }))

  expect(await screen.findByText(form.restored)).toBeTruthy()
  expect(screen.getByLabelText<HTMLInputElement>(form.place).value).toBe('Pune')
  await press(form.discard)
  expect(screen.getByLabelText<HTMLInputElement>(form.place).value).toBe('')
  expect(screen.queryByText(form.unsaved)).toBeNull()
  expect(Object.keys(localStorage).filter((key) => key.startsWith('draft:'))).toEqual([])
})

test('posts are pasted one in each field, at most ten, and can be removed', async () => {
  open(editing)
  await press(form.addFirstPost)
  const first = await screen.findByLabelText<HTMLTextAreaElement>(form.post({ place: 1 }))
  await user.click(first)
  await user.paste('First line.\n\nSecond line.\n---\nThird.')
  expect(first.value).toBe('First line.\n\nSecond line.\n---\nThird.')
  for (let at = 1; at < voiceLimits.ownPosts; at++) await press(form.addPost)
  expect(screen.queryByRole('button', { name: form.addPost })).toBeNull()

  await press(form.removePost({ place: 1 }))
  expect(screen.getByLabelText<HTMLTextAreaElement>(form.post({ place: 1 })).value).toBe('')
  expect(screen.queryByLabelText(form.post({ place: 10 }))).toBeNull()
})

test('the style note is made of the posts, can be edited, and the note before can be put back', async () => {
  server[`GET /api/voices/${voice.id}`] = ok({ voice: { ...voice, ownPosts: ['Bread is ready.', 'Come early.'], styleNote: 'Warm.' } })
  server['POST /api/voices/style-note'] = ok({ styleNote: 'Short sentences.', measured: true })
  open(editing)
  await press(form.describe)

  expect(await screen.findByText(form.described(2))).toBeTruthy()
  expect(bodiesOf('POST /api/voices/style-note')).toEqual([{ posts: ['Bread is ready.', 'Come early.'], language: 'en' }])
  const note = screen.getByLabelText<HTMLTextAreaElement>(form.styleNote)
  expect(note.value).toBe('Short sentences.')
  await press(form.undo)
  expect(note.value).toBe('Warm.')
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: form.describe })))
})

test('a style that could not be described says so and keeps the note', async () => {
  server[`GET /api/voices/${voice.id}`] = ok({ voice: { ...voice, ownPosts: ['Bread is ready.'], styleNote: 'Warm.' } })
  server['POST /api/voices/style-note'] = refused(500, 'INTERNAL')
  open(editing)
  await press(form.describe)

  expect(await screen.findByText(form.describeFailed)).toBeTruthy()
  expect(screen.getByLabelText<HTMLTextAreaElement>(form.styleNote).value).toBe('Warm.')
})

test('a voice is deleted after a question', async () => {
  server[`DELETE /api/voices/${voice.id}`] = ok({})
  open(voicesPath)
  await press(list.deleteNamed({ name: 'Rosa' }))
  const dialog = await screen.findByRole('alertdialog', { name: list.confirm({ name: 'Rosa' }) })
  server['GET /api/voices'] = voices([])
  await user.click(within(dialog).getByRole('button', { name: list.delete }))

  expect(await screen.findByText(list.deleted({ name: 'Rosa' }))).toBeTruthy()
  const text = await screen.findByText(list.emptyText)
  await waitFor(() => expect(focusIsAround(text)).toBe(true))
})

test('the focus stays with the voices when the form is closed, and on the button when the last post is removed', async () => {
  open(voicesPath)
  await press(list.editNamed({ name: 'Rosa' }))
  await press(form.addFirstPost)
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(form.post({ place: 1 }))))
  await press(form.removePost({ place: 1 }))
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: form.addFirstPost })))
  await press(form.cancel)

  const heading = await screen.findByRole('heading', { name: list.title })
  await waitFor(() => expect(focusIsAround(heading)).toBe(true))
})

const rule = {
  id: '0197aaaa-0000-7000-8000-000000000007',
  rule: { kind: 'replace', from: 'cheap', to: 'affordable' },
  state: 'kept',
  edit_count: 3,
  edits: [{ generation: voice.id, before: 'Cheap bread.', after: 'Affordable bread.', created_at: moment }],
  created_at: moment,
} as const
const rulePath = `/api/voice-rules/${rule.id}`
const withRule = (of: object = {}) => {
  server[`GET /api/voices/${voice.id}/rules`] = ok({ items: [{ ...rule, ...of }] })
  server[`PATCH ${rulePath}`] = ok({ rule })
}

test('a learned rule is listed with its edits, and turned off and on; its row says so', async () => {
  withRule()
  open(editing)
  const box = await screen.findByRole<HTMLInputElement>('checkbox', { name: new RegExp(`^${ruleName(rule.rule)}`) })
  expect(box.checked).toBe(true)
  expect(screen.getByText(learned.edits(3))).toBeTruthy()
  expect(screen.getByText('Cheap bread.')).toBeTruthy()
  expect(screen.getByText('Affordable bread.')).toBeTruthy()

  withRule({ state: 'refused' })
  await user.click(box)
  expect(await screen.findByText(learned.off)).toBeTruthy()
  expect(within(box.closest('li') as HTMLElement).getByText(learned.turnedOff)).toBeTruthy()
  await user.click(screen.getByRole('checkbox', { name: new RegExp(`^${ruleName(rule.rule)}`) }))
  await waitFor(() => expect(bodiesOf(`PATCH ${rulePath}`)).toEqual([{ state: 'refused' }, { state: 'kept' }]))
})

test('a rule that leaves hashtags out is what the voice shows, until it is turned off', async () => {
  const groupOf = (name: string) => within(screen.getByRole('group', { name }))
  const off = { kind: 'no-hashtags' } as const
  withRule({ rule: off })
  open(editing)
  expect(await screen.findByText(form.ruleDecides({ rule: ruleName(off) }))).toBeTruthy()
  expect(groupOf(form.hashtags).getByRole<HTMLInputElement>('radio', { name: form.none }).checked).toBe(true)
  expect(groupOf(form.hashtags).getByRole<HTMLInputElement>('radio', { name: form.usual }).disabled).toBe(true)
  expect(groupOf(form.emoji).getByRole<HTMLInputElement>('radio', { name: form.usual }).checked).toBe(true)

  withRule({ rule: off, state: 'refused' })
  await user.click(screen.getByRole('checkbox', { name: new RegExp(`^${ruleName(off)}`) }))
  await waitFor(() => expect(screen.queryByText(form.ruleDecides({ rule: ruleName(off) }))).toBeNull())
  expect(groupOf(form.hashtags).getByRole<HTMLInputElement>('radio', { name: form.usual }).checked).toBe(true)
})

test('who speaks follows the trade until it is chosen', async () => {
  server['GET /api/voices'] = voices([])
  server['POST /api/voices'] = ok({ voice })
  open(newVoicePath)
  const speaks = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name }).checked
  await user.selectOptions(await screen.findByLabelText(form.trade), 'shop')
  expect(speaks(form.shop)).toBe(true)
  await user.selectOptions(screen.getByLabelText(form.trade), 'creator')
  expect(speaks(form.person)).toBe(true)
  await user.click(screen.getByRole('radio', { name: form.company }))
  await user.selectOptions(screen.getByLabelText(form.trade), 'food')
  expect(speaks(form.company)).toBe(true)
})

test('a suggested rule is off until the user ticks it', async () => {
  withRule({ state: 'suggested', rule: { kind: 'no-emoji' } })
  open(editing)

  expect((await screen.findByRole<HTMLInputElement>('checkbox', { name: /^Leave out emoji/ })).checked).toBe(false)
  expect(screen.getByText(learned.undecided)).toBeTruthy()
})

test('the word that a rule writes is changed, and its field keeps the focus', async () => {
  withRule()
  open(editing)
  const word = await screen.findByLabelText(learned.instead({ word: 'cheap' }))
  withRule({ rule: { ...rule.rule, to: 'fair' } })
  await user.clear(word)
  await user.type(word, 'fair{Enter}')

  expect(await screen.findByText(learned.wordSaved)).toBeTruthy()
  expect(bodiesOf(`PATCH ${rulePath}`)).toEqual([{ to: 'fair', state: 'kept' }])
  expect(await screen.findByRole('checkbox', { name: /fair/ })).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByLabelText(learned.instead({ word: 'cheap' })))
})

test('a rule is deleted after a question', async () => {
  withRule()
  server[`DELETE ${rulePath}`] = ok({})
  open(editing)
  await press(learned.delete({ rule: ruleName(rule.rule) }))
  server[`GET /api/voices/${voice.id}/rules`] = ok({ items: [] })
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: learned.deleteRule }))

  expect(await screen.findByText(learned.deleted)).toBeTruthy()
  const text = await screen.findByText(learned.empty)
  await waitFor(() => expect(focusIsAround(text)).toBe(true))
})
