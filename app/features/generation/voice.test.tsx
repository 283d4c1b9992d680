import { cleanup, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { voiceChoiceMessages } from '#app/lib/voices/messages.ts'
import { newVoicePath, paths } from '#contract/paths.ts'
import { ruleAnswer, ruleQuestion } from '#contract/voice-rule-messages.ts'
import { newVoice, type Voice } from '#contract/voices.ts'
import { AllInOneScreen } from './all-in-one-screen.tsx'
import { accountRead, fakeServer, generate, press, refuses, replaceIn, sent, show, typeInto, user } from './fake-server.fixture.tsx'
import { GeneratorScreen } from './generator-screen.tsx'
import { suggestionMessages } from './results/card-messages.ts'
import { resultMessages } from './results/messages.ts'

const server = fakeServer()
const t = voiceChoiceMessages
const [result, words] = [resultMessages, suggestionMessages]

const idOf = (last: number) => `0197bbbb-0000-7000-8000-${String(last).padStart(12, '0')}`
const voice = (last: number, name: string): Voice => ({
  ...newVoice,
  id: idOf(last),
  name,
  created_at: '2026-11-21T10:00:00.000Z',
  updated_at: '2026-11-21T10:00:00.000Z',
})
const voices = [voice(1, 'Rosa'), voice(2, 'The shop')]

async function open(path: string = paths.twitter, { signedInAs }: { signedInAs?: string } = {}) {
  server.current.signIn('pro', {}, signedInAs)
  show({
    [path]: path === paths.allInOne ? <AllInOneScreen /> : <GeneratorScreen path={path} />,
    [path === paths.reddit ? paths.twitter : paths.reddit]: <GeneratorScreen path={path === paths.reddit ? paths.twitter : paths.reddit} />,
  })
  await accountRead()
}

const select = () => screen.findByLabelText<HTMLSelectElement>(t.label)

test('without a voice there is a link to add one, and no voice is sent', async () => {
  await open()

  expect((await screen.findByRole('link', { name: t.add })).getAttribute('href')).toBe(newVoicePath)
  expect(screen.queryByLabelText(t.label)).toBeNull()
  await generate('fresh mangoes')
  expect(Object.keys((await sent(server.current)).body)).not.toContain('voice')
})

test('the first voice writes until another is chosen, which the other generators remember', async () => {
  server.current.voices = voices
  await open()
  expect((await select()).value).toBe(idOf(1))
  await generate('fresh mangoes')
  expect((await sent(server.current)).body.voice).toBe(idOf(1))

  await user.selectOptions(await select(), 'The shop')
  await user.click(screen.getByRole('link', { name: paths.reddit }))
  expect((await select()).value).toBe(idOf(2))
  await generate('fresh mangoes')
  expect((await sent(server.current, 1)).body.voice).toBe(idOf(2))
})

test('None is remembered for this user, and not for another one', async () => {
  server.current.voices = voices
  await open(paths.twitter, { signedInAs: 'one' })
  await user.selectOptions(await select(), t.none)
  cleanup()
  await open(paths.twitter, { signedInAs: 'one' })
  expect((await select()).value).toBe('none')
  await generate('fresh mangoes')
  expect(Object.keys((await sent(server.current)).body)).not.toContain('voice')
  cleanup()
  await open(paths.twitter, { signedInAs: 'another' })
  expect((await select()).value).toBe(idOf(1))
})

test('a voice that the plan does not cover cannot be chosen', async () => {
  server.current.voices = voices
  server.current.unused = [idOf(2)]
  await open()

  await select()
  expect(screen.getByRole<HTMLOptionElement>('option', { name: t.locked({ name: 'The shop' }) }).disabled).toBe(true)
})

test('All in One sends the voice with every item', async () => {
  server.current.voices = voices
  await open(paths.allInOne)
  await select()
  for (const name of ['Ideas', 'Script', 'Reddit']) await user.click(screen.getByRole('checkbox', { name }))
  await user.selectOptions(screen.getByLabelText('Tone'), 'casual')
  await generate('fresh mangoes')

  await sent(server.current, 2)
  expect(server.current.streams.map(({ body }) => body.voice)).toEqual([idOf(1), idOf(1), idOf(1)])
})

test('a refusal of the voice is shown at its field', async () => {
  server.current.voices = voices
  await open()
  await select()
  server.current.refusal = refuses(422, 'INVALID_INPUT', { issues: [{ path: 'voice', message: 'Not this voice.' }] })
  await generate('fresh mangoes')

  await waitFor(async () => expect((await select()).getAttribute('aria-invalid')).toBe('true'))
})

const caption = 'Fresh mangoes are here.\n\n#mango #pune'
/** Another one in each test: an edit of a text is reported once. */
let edited = ''
let edits = 0
const suggestion = { id: idOf(9), rule: { kind: 'no-hashtags' } } as const
const [question, answers] = [ruleQuestion(suggestion.rule), ruleAnswer(suggestion.rule)]

/** Writes a post with the first voice, or with none, and takes its hashtags out. */
async function edit({ withVoice = true } = {}) {
  edited = `Fresh mangoes are here ${++edits} times.`
  server.current.voices = voices
  server.current.suggestion = suggestion
  vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText: vi.fn(async () => {}) }, language: 'en', platform: '' })
  await open()
  if (!withVoice) await user.selectOptions(await select(), t.none)
  await select()
  await generate('fresh mangoes')
  const stream = await sent(server.current)
  stream.done({ post: { caption } })
  await screen.findByRole('button', { name: result.regenerate })
  replaceIn('Post', edited)
}
const report = () => ({ generation: expect.any(String), version: 1, after: edited })

test('an edited text is reported when it is copied, once', async () => {
  await edit()
  expect(server.current.edits).toEqual([])
  await press('Copy')
  await press('Copy')

  await screen.findByText(question)
  expect(server.current.edits).toEqual([report()])
})

test('an edited text is reported when it is saved', async () => {
  await edit()
  await press(result.save)

  await waitFor(() => expect(server.current.edits).toEqual([report()]))
})

test('an edited text is reported when it is left: for another screen, another window or another text', async () => {
  await edit()
  await user.click(screen.getByRole('link', { name: paths.reddit }))
  await waitFor(() => expect(server.current.edits).toEqual([report()]))

  await user.click(screen.getByRole('link', { name: paths.twitter }))
  expect(await screen.findByText(question)).toBeTruthy()
  typeInto('Post', '!')
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  document.dispatchEvent(new Event('visibilitychange'))
  await waitFor(() => expect(server.current.edits).toHaveLength(2))
  vi.restoreAllMocks()

  typeInto('Post', '!')
  await press(result.regenerate)
  await waitFor(() => expect(server.current.edits.map(({ after }) => after)).toEqual([edited, `${edited}!`, `${edited}!!`]))
})

test('the report of an edit is finished also when the page is left, unless it is too long for browsers to do so', async () => {
  await edit()
  const fetching = vi.spyOn(globalThis, 'fetch')
  const kept = () =>
    fetching.mock.calls
      .filter(([input]) => input instanceof Request && input.url.endsWith('/api/voice-edits'))
      .map(([, init]) => init?.keepalive)
  await press('Copy')
  await waitFor(() => expect(kept()).toEqual([true]))

  typeInto('Post', 'चाय '.repeat(6_000))
  await press('Copy')
  await waitFor(() => expect(kept()).toEqual([true, false]))
})

test('nothing is reported of a text that no voice wrote, or that was not changed', async () => {
  await edit({ withVoice: false })
  await press('Copy')
  await screen.findByText(/copied/i)

  expect(server.current.edits).toEqual([])
})

test.each([
  ['kept', answers.yes],
  ['postponed', words.notNow],
  ['refused', answers.no],
] as const)('a suggestion is answered with one press: %s', async (state, button) => {
  await edit()
  await press('Copy')
  await screen.findByText(question)
  await press(button)

  await waitFor(() => expect(screen.queryByText(question)).toBeNull())
  expect(server.current.decisions).toEqual([{ state }])
  expect(await screen.findByText(words[state])).toBeTruthy()
  expect(document.activeElement?.tagName).toBe('ARTICLE')
})

test('a decision that could not be stored says so, and the question stays', async () => {
  await edit()
  server.current.deciding = refuses(500, 'INTERNAL')
  vi.spyOn(console, 'error').mockImplementation(() => {})
  await press('Copy')
  await screen.findByText(question)
  await press(answers.yes)

  expect(await screen.findByText(words.failed)).toBeTruthy()
  expect(screen.getByText(question)).toBeTruthy()
  vi.restoreAllMocks()
})

test('the preview has the name of the voice that writes, and the user’s without one', async () => {
  await edit()
  await user.click(screen.getByRole('tab', { name: result.preview }))
  expect(screen.getByText('@rosa')).toBeTruthy()

  await user.selectOptions(await select(), t.none)
  await press(result.regenerate)
  ;(await sent(server.current, 1)).done({ post: { caption } })
  await user.click(await screen.findByRole('tab', { name: result.preview }))
  expect(screen.getByText('@rosa')).toBeTruthy()
  await generate('fresh mangoes')
  ;(await sent(server.current, 2)).done({ post: { caption } })
  await user.click(await screen.findByRole('tab', { name: result.preview }))
  expect(await screen.findByText('@mirasandoval')).toBeTruthy()
})
