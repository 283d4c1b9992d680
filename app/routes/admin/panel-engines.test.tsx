import { screen, waitFor, within } from '@testing-library/react'
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { EngineSettings } from '#api/engines.ts'
import {
  fileOf,
  loadingTest,
  localOf,
  settingsOf,
  testedPost,
  testStream,
  withFile,
  withKey,
} from '#app/features/engines/engines.fixture.ts'
import { formatMoment } from '#app/lib/format.ts'
import { ok, openScreen, refused } from '#app/lib/screen.fixture.tsx'
import { engineSettingsMessages, keyMessages, localMessages } from '#contract/engine-settings-messages.ts'
import { adminServer, calls, panelAt, press, server, user } from './panel.support.tsx'
import Panel from './panel.tsx'

const words = engineSettingsMessages
const base = '/api/admin/writing'
const save = `PUT ${base}`
const sent = (call: string) => calls(call).map(({ body }) => body)

adminServer()
beforeAll(() => import('#app/features/engines/engines-tab.tsx'), 60_000)

/** The settings of the mock server, which keeps what is saved. */
let settings: EngineSettings

beforeEach(() => {
  settings = settingsOf({ decided: true })
  Object.assign(server.answers, {
    [`GET ${base}`]: () => Response.json(settings),
    [save]: ({ body }: { body: unknown }) => {
      settings = { ...settings, ...(body as object) }
      return Response.json(settings)
    },
    [`GET ${base}/local`]: ok(localOf()),
    [`POST ${base}/test/stream`]: testStream(testedPost),
  })
})

const open = async () => {
  openScreen(Panel, panelAt('?tab=writing'))
  await screen.findByRole('heading', { name: words.engineTitle })
}
const mini = { provider: 'openai', model: 'gpt-5-mini' } as const
const haiku = { provider: 'anthropic', model: 'claude-haiku' } as const
const section = (title: string) => screen.getByRole('heading', { name: title }).closest('section') as HTMLElement

test('the built-in writer is named with what a model would change, and a model can be chosen here', async () => {
  await open()
  expect(within(section(words.engineTitle)).getByText(words.builtInWhy)).toBeTruthy()
  await press('Choose a model')
  expect(screen.getByRole('radio', { name: new RegExp(`^${localMessages.label}`) })).toBeTruthy()
})

test('the engine in use is shown with why it cannot write, and Test shows a post with its times', async () => {
  settings = { ...settings, engine: mini, problem: { message: 'OpenAI refused the key.', hint: 'Enter a new one.' } }
  await open()
  const shown = section(words.engineTitle)
  for (const text of ['gpt-5-mini (OpenAI)', 'Can’t write', 'OpenAI refused the key.', 'Enter a new one.'])
    expect(shown.textContent).toContain(text)
  await press('Test')
  expect(await screen.findByText(/Fresh bread from six/)).toBeTruthy()
  for (const figure of ['First word in 0.4 s', '512 tokens in, 130 out']) expect(screen.getByText(figure)).toBeTruthy()
  expect(sent(`POST ${base}/test/stream`)).toEqual([{ engine: mini }])
})

test('while a model is loaded for its test, that is said', async () => {
  settings = { ...settings, engine: { provider: 'ollama', model: 'llama3.2' } }
  const loading = loadingTest()
  server.answers[`POST ${base}/test/stream`] = loading.answer
  await open()
  await press('Test')
  expect(await screen.findByText('Loading the model...')).toBeTruthy()
  await loading.finish(testedPost)
  expect(await screen.findByText(/Fresh bread from six/)).toBeTruthy()
  expect(screen.queryByText('Loading the model...')).toBeNull()
})

test('how the engine in use failed last is shown with when, and what to do', async () => {
  const last = { message: 'gpt-5-mini sent an empty answer.', hint: 'Try again.', hour: '2026-11-21T09:00:00.000Z' }
  settings = { ...settings, engine: mini, last_problem: last }
  await open()
  const shown = section(words.engineTitle).textContent
  expect(shown).toContain(words.lastProblem({ when: formatMoment(last.hour), message: `${last.message} ${last.hint}` }))
  expect(shown).toContain(words.connected)
})

test('settings that cannot be read can be read again; a sign-in that is too old asks for the password first', async () => {
  server.answers[`GET ${base}`] = refused(403, 'FORBIDDEN')
  server.answers['POST /api/auth/sign-in/email'] = () => {
    server.answers[`GET ${base}`] = ok(settings)
    return Response.json({ user: {} })
  }
  openScreen(Panel, panelAt('?tab=writing'))
  await user.type(await screen.findByLabelText(/^Password for/), 'correct horse')
  await press('Sign in')
  expect(await screen.findByRole('heading', { name: words.engineTitle })).toBeTruthy()
})

test('a second factor is asked for after the password', async () => {
  server.answers[`GET ${base}`] = refused(403, 'FORBIDDEN')
  server.answers['POST /api/auth/sign-in/email'] = ok({ twoFactorRedirect: true })
  openScreen(Panel, panelAt('?tab=writing'))
  await user.type(await screen.findByLabelText(/^Password for/), 'correct horse')
  await press('Sign in')
  expect(await screen.findByLabelText('6-digit code')).toBeTruthy()
})

describe('fallbacks', () => {
  const list = () => within(screen.getByRole('list', { name: words.fallbacksTitle }))
  const names = () =>
    list()
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent)

  beforeEach(() => {
    settings = { ...settings, engine: { provider: 'ollama', model: 'qwen3' }, fallbacks: [mini, haiku] }
  })

  test('are moved with the keyboard, which keeps the focus and says the new place', async () => {
    await open()
    screen.getByRole('button', { name: 'Move down: gpt-5-mini' }).focus()
    await user.keyboard('{Enter}')
    await waitFor(() => expect(names()).toEqual(['1. claude-haiku (Anthropic)', '2. gpt-5-mini (OpenAI)']))
    expect(sent(save)).toEqual([{ fallbacks: [haiku, mini] }])
    await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('Move down: gpt-5-mini'))
    expect(screen.getByText(words.moved({ model: 'gpt-5-mini', place: 2, of: 2 }))).toBeTruthy()
    expect(document.activeElement?.getAttribute('aria-disabled')).toBe('true')
  })

  test('are removed', async () => {
    await open()
    await press('Remove: gpt-5-mini')
    await waitFor(() => expect(names()).toEqual(['1. claude-haiku (Anthropic)']))
  })

  test('are added after a test; what fails is not added', async () => {
    settings = withKey({ ...settings, fallbacks: [haiku] })
    server.answers[`POST ${base}/test/stream`] = testStream({
      problem: { message: 'OpenAI has no model called gpt-6.', hint: 'Pick one.' },
    })
    await open()
    await press(words.addFallback)
    const form = within(screen.getByRole('region', { name: words.addFallback }))
    await user.type(form.getByLabelText('Model'), 'gpt-6')
    await press('Test and add')
    expect(await form.findByText('OpenAI has no model called gpt-6.')).toBeTruthy()
    expect(sent(save)).toEqual([])

    server.answers[`POST ${base}/test/stream`] = testStream(testedPost)
    await user.clear(form.getByLabelText('Model'))
    await user.type(form.getByLabelText('Model'), 'gpt-5-mini')
    await press('Test and add')
    await waitFor(() => expect(names()).toEqual(['1. claude-haiku (Anthropic)', '2. gpt-5-mini (OpenAI)']))
  })
})

test("the try-out's engine and its posts a day are saved", async () => {
  settings = { ...settings, engine: mini, fallbacks: [haiku] }
  await open()
  const form = within(section(words.tryOutTitle))
  await user.selectOptions(form.getByLabelText('Written by'), 'anthropic/claude-haiku')
  await user.clear(form.getByLabelText(words.tryOutPerDay))
  await user.type(form.getByLabelText(words.tryOutPerDay), '0')
  await user.click(form.getByRole('button', { name: 'Save' }))
  expect(form.getByText(words.perDay)).toBeTruthy()
  await user.clear(form.getByLabelText(words.tryOutPerDay))
  await user.type(form.getByLabelText(words.tryOutPerDay), '250')
  await user.click(form.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(sent(save)).toEqual([{ try_out: { engine: haiku, per_day: 250 } }]))
})

describe('providers', () => {
  const put = `PUT ${base}/providers/openai`
  beforeEach(() => {
    server.answers[put] = ({ body }) => {
      const { key } = body as { key: string | null }
      settings = withKey(settings, { key_end: key === null ? null : key.slice(-4) })
      return Response.json(settings)
    }
  })
  const list = () => within(screen.getByRole('list', { name: words.accessTitle }))

  test('a key is stored, and from then on only its last four letters are shown', async () => {
    await open()
    await press('Add access: OpenAI')
    await user.type(screen.getByLabelText('Key for OpenAI'), 'sk-very-secret-wxyz')
    await user.click(list().getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('Key ••••wxyz')).toBeTruthy()
    expect(sent(put)).toEqual([{ key: 'sk-very-secret-wxyz' }])
    await press('Change access: OpenAI')
    expect(screen.getByLabelText<HTMLInputElement>('Key for OpenAI').value).toBe('')
    expect(document.documentElement.outerHTML).not.toContain('sk-very-secret')
  })

  test('a key too short to show its end is named as stored all the same', async () => {
    settings = withKey(settings, { key_end: '' })
    await open()
    await press('Change access: OpenAI')
    expect(screen.getByText(keyMessages.stored)).toBeTruthy()
  })

  test('a key is removed after a question, and the focus stays in its row', async () => {
    settings = withKey(settings)
    await open()
    await press('Remove key: OpenAI')
    const question = await screen.findByRole('alertdialog', { name: keyMessages.removeTitle({ provider: 'OpenAI' }) })
    await user.click(within(question).getByRole('button', { name: 'Remove key' }))
    await waitFor(() => expect(sent(put)).toEqual([{ key: null }]))
    const add = await screen.findByRole('button', { name: 'Add access: OpenAI' })
    await waitFor(() => expect(document.activeElement === add).toBe(true))
  })

  test('who removes a key that is not required is not told that nothing can write without it', async () => {
    settings = withKey(settings, { needs_key: false, key_end: 'wxyz' })
    await open()
    await press('Remove key: OpenAI')
    const question = within(await screen.findByRole('alertdialog'))
    expect(question.getByText(keyMessages.removeTextOptional)).toBeTruthy()
    expect(question.queryByText(keyMessages.removeText)).toBeNull()
  })
})

test('what the environment sets is shown with its variables and cannot be changed', async () => {
  settings = withKey(
    {
      ...settings,
      engine: mini,
      fallbacks: [haiku],
      fixed: { engine: true, prices: true, budgets: true },
      prices: { input: 0.25, output: 2 },
      budgets: { per_user: 200_000, all: null, answer: 8192 },
    },
    { key_end: null, from_environment: true },
  )
  await open()
  for (const variable of [/AI_MODEL/, /AI_FALLBACK_MODELS/, /AI_API_KEY/, /AI_PRICE_INPUT/, /AI_DAILY_TOKENS_PER_USER/])
    expect(screen.getAllByText(variable).length, String(variable)).toBeGreaterThan(0)
  for (const name of [/^Change$/, /Choose a model/, /^Move /, /^Remove: /, words.addFallback, /access: OpenAI$/])
    expect(screen.queryAllByRole('button', { name }), String(name)).toEqual([])
  expect(within(section(words.pricesTitle)).getByLabelText<HTMLInputElement>(words.priceInput)).toMatchObject({
    value: '0.25',
    readOnly: true,
  })
  expect(within(section(words.budgetsTitle)).getByLabelText<HTMLInputElement>('Per user')).toMatchObject({
    value: '200,000',
    readOnly: true,
  })
  for (const title of [words.pricesTitle, words.budgetsTitle]) expect(within(section(title)).queryAllByRole('button')).toEqual([])
})

test('prices are saved together, budgets one by one, and an empty field means none', async () => {
  await open()
  const [prices, budgets] = [within(section(words.pricesTitle)), within(section(words.budgetsTitle))]
  await user.type(prices.getByLabelText(words.priceInput), '0.25')
  await user.click(prices.getByRole('button', { name: 'Save' }))
  expect(prices.getByText(words.pricesTogether)).toBeTruthy()
  await user.type(prices.getByLabelText(words.priceOutput), '2')
  await user.click(prices.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(sent(save)).toEqual([{ prices: { input: 0.25, output: 2 } }]))
  await user.type(budgets.getByLabelText('All users'), '5,000,000')
  await user.type(budgets.getByLabelText('Per user'), '1.5')
  await user.click(budgets.getByRole('button', { name: 'Save' }))
  expect(budgets.getByText(words.budgetInvalid)).toBeTruthy()
  await user.clear(budgets.getByLabelText('Per user'))
  await user.click(budgets.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(sent(save).at(-1)).toEqual({ budgets: { per_user: null, all: 5_000_000, answer: null } }))
})

test('files of local models are paused, resumed, checked, used and removed', async () => {
  const files = [
    fileOf({ id: 'e2b', label: 'Gemma 4 E2B', status: 'ready', phase: null, in_use: true }),
    fileOf(),
    fileOf({ id: 'old', label: 'Old', status: 'paused', phase: null }),
    fileOf({ id: 'mine.gguf', label: 'mine.gguf', status: 'unverified', phase: null }),
    fileOf({ id: 'other', label: 'Other', status: 'ready', phase: null }),
    fileOf({
      id: 'bad',
      label: 'Bad',
      status: 'failed',
      phase: null,
      problem: { message: 'The file is damaged.', hint: 'Download it again.' },
    }),
  ]
  const state = withFile({}, { files, model: { status: 'ready', waiting: 3, writing: 1 } })
  server.answers[`GET ${base}/local`] = ok(state)
  for (const call of ['pause', 'add', 'remove']) server.answers[`POST ${base}/local/${call}`] = ok(state)
  await open()
  expect(await screen.findByText('1 writing, 3 waiting')).toBeTruthy()
  expect(screen.getByText('The file is damaged.')).toBeTruthy()
  expect(screen.getByRole('progressbar', { name: 'Downloading Gemma 4 E4B' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Remove: Gemma 4 E2B' })).toBeNull()

  await press('Pause: Gemma 4 E4B')
  await press('Resume: Old')
  await press('Check: mine.gguf')
  await press('Try again: Bad')
  await press('Use: Other')
  await press('Remove: Old')
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Remove' }))
  await waitFor(() => expect(sent(`POST ${base}/local/remove`)).toEqual([{ id: 'old' }]))
  expect(sent(`POST ${base}/local/pause`)).toEqual([{ id: 'gemma-4-e4b' }])
  expect(sent(`POST ${base}/local/add`)).toEqual([{ source: 'old' }, { source: 'mine.gguf' }, { source: 'bad' }])
  expect(sent(save)).toEqual([{ engine: { provider: 'local', model: 'other' } }])
})

test('the focus stays in the row of a file whose buttons change, and in the list when its row goes', async () => {
  const [paused, kept] = [fileOf({ status: 'paused', phase: null }), fileOf({ id: 'old', label: 'Old', status: 'ready', phase: null })]
  server.answers[`GET ${base}/local`] = ok(withFile({}, { files: [fileOf(), kept] }))
  server.answers[`POST ${base}/local/pause`] = ok(withFile({}, { files: [paused, kept] }))
  server.answers[`POST ${base}/local/remove`] = ok(withFile({}, { files: [kept] }))
  await open()
  const files = await screen.findByRole('list', { name: localMessages.filesTitle })
  await press('Pause: Gemma 4 E4B')
  await screen.findByRole('button', { name: 'Resume: Gemma 4 E4B' })
  const row = within(files).getAllByRole('listitem')[0]
  await waitFor(() => expect(document.activeElement === row).toBe(true))

  await press('Remove: Gemma 4 E4B')
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Remove' }))
  await waitFor(() => expect(within(files).getAllByRole('listitem')).toHaveLength(1))
  await waitFor(() => expect(document.activeElement !== document.body && document.activeElement?.contains(files)).toBe(true))
})

test('a download that ends by itself does not take the focus', async () => {
  server.answers[`GET ${base}/local`] = ok(withFile())
  await open()
  await screen.findByRole('button', { name: 'Pause: Gemma 4 E4B' })
  expect(document.activeElement === document.body).toBe(true)
  server.answers[`GET ${base}/local`] = ok(withFile({ status: 'ready', phase: null }))
  await screen.findByRole('button', { name: 'Use: Gemma 4 E4B' })
  expect(document.activeElement === document.body).toBe(true)
})

test('the local model is read again each second, and only while something runs', async () => {
  const timers = vi.spyOn(globalThis, 'setInterval')
  const polls = () => timers.mock.calls.filter(([, delay]) => delay === 1_000).length
  server.answers[`GET ${base}/local`] = ok(withFile({ status: 'ready', phase: null }))
  const running = withFile({}, { files: [fileOf({ id: 'gemma-4-e2b', label: 'Gemma 4 E2B' })] })
  server.answers[`POST ${base}/local/add`] = () => {
    server.answers[`GET ${base}/local`] = ok(running)
    return Response.json(running)
  }
  await open()
  await press('Add a model')
  await screen.findByRole('button', { name: 'Download' })
  expect(polls()).toBe(0)
  await press('Download')
  await screen.findByRole('progressbar', { name: 'Downloading Gemma 4 E2B' })
  expect(polls()).toBeGreaterThan(0)
  const looks = calls(`GET ${base}/local`).length
  await waitFor(() => expect(calls(`GET ${base}/local`).length).toBeGreaterThan(looks))
})
