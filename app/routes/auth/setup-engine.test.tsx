import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { LocalState } from '#api/engines.ts'
import { fileOf, localOf, settingsOf, testedPost, testStream, withFile, withKey } from '#app/features/engines/engines.fixture.ts'
import { type Answer, type Answers, enter, ok, refused, type SentCall, tidyUp } from '#app/lib/screen.fixture.tsx'
import {
  confirmMessages,
  engineSettingsMessages,
  foundMessages,
  keyMessages,
  laterMessages,
  localMessages,
} from '#contract/engine-settings-messages.ts'
import { paths } from '#contract/paths.ts'
import { openScreen, signedInAs } from './screen.support.tsx'

tidyUp()

const words = engineSettingsMessages
const user = userEvent.setup({ delay: null })
const base = '/api/admin/writing'
const [get, save, test_, local, add] = [
  `GET ${base}`,
  `PUT ${base}`,
  `POST ${base}/test/stream`,
  `GET ${base}/local`,
  `POST ${base}/local/add`,
]
const access = `PUT ${base}/providers/openai`

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined))

/** Opens the step with a mock server that keeps what is saved. */
function openStep(answers: Answers = {}) {
  let settings = settingsOf()
  const keep: Answer = ({ body }) => {
    settings = { ...settings, ...(body as object), decided: true }
    return Response.json(settings)
  }
  return openScreen(paths.setupEngine, {
    'GET /api/me': signedInAs('admin'),
    [get]: () => Response.json(settings),
    [save]: keep,
    [access]: () => {
      settings = withKey(settings)
      return Response.json(settings)
    },
    [local]: ok(localOf()),
    [test_]: testStream(testedPost),
    ...answers,
  })
}

/** The radio button of a card, whose name begins with its label. */
const choose = async ({ label }: { readonly label: string }) =>
  user.click(await screen.findByRole('radio', { name: new RegExp(`^${label}`) }))
const press = async (name: string | RegExp) => user.click(await screen.findByRole('button', { name }))

// Its first compilation may take longer than a test may.
beforeAll(() => import('#app/features/engines/engine-step.tsx'), 60_000)

test('nothing is asked, tested or downloaded before a click, and opening a card downloads nothing', async () => {
  const { sent } = openStep({ [`GET ${base}/found`]: ok({ servers: [], in_container: false }) })
  for (const card of [localMessages, foundMessages, keyMessages]) await choose(card)
  await screen.findByLabelText('Key for OpenAI')

  expect(sent.filter(({ call }) => !call.startsWith('GET ')).map(({ call }) => call)).toEqual([])
})

test('Skip is one click: the built-in writer is saved as the choice, and the dashboard opens', async () => {
  const { sentTo, address } = openStep()
  await press(laterMessages.skip)

  await waitFor(() => expect(address()).toBe(paths.dashboard))
  expect(sentTo(save)).toEqual([{ engine: null }])
})

const cardOf = (label: string) => screen.findByRole('radio', { name: new RegExp(`^${label}`) }).then((radio) => radio.closest('label'))
const { recommended } = localMessages

test('each card says what it costs and what is downloaded, and Skip is the only way to choose none', async () => {
  openStep()
  const { cost } = localMessages
  expect((await cardOf(localMessages.label))?.textContent).toContain(cost({ size: '4.3 GB' }))
  for (const { label, cost } of [foundMessages, keyMessages]) expect((await cardOf(label))?.textContent).toContain(cost)
  expect(screen.getAllByRole('radio')).toHaveLength(3)
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([laterMessages.skip])
})

test.each([
  ['a model that fits it', localOf(), localMessages],
  ['an AI service, where no model fits', localOf({ tiers: [] }), keyMessages],
  ['an AI service, where no model can run', localOf({ supported: false }), keyMessages],
])('for the computer, the step recommends %s', async (_, state, recommends) => {
  openStep({ [local]: ok(state) })
  const texts = (await screen.findAllByRole('radio')).map((radio) => radio.closest('label')?.textContent)
  expect(texts.filter((text) => text?.includes(recommended))).toEqual([expect.stringContaining(recommends.label)])
})

test('a user who is not an admin is sent to the dashboard, and nothing is asked', async () => {
  const { sent, address } = openStep({ 'GET /api/me': signedInAs('user') })
  await waitFor(() => expect(address()).toBe(paths.dashboard))
  expect(sent.filter(({ call }) => call.includes(base))).toEqual([])
})

test('an engine that the environment sets is named with its variable, and nothing can be chosen', async () => {
  openStep({ [get]: ok(settingsOf({ decided: true, fixed: { engine: true, prices: false, budgets: false } })) })
  expect(await screen.findByText(/AI_MODEL/)).toBeTruthy()
  expect(screen.queryAllByRole('radio')).toEqual([])
  expect(screen.getByRole('button', { name: 'Go to Dashboard' })).toBeTruthy()
})

describe('an AI service', () => {
  const fillKey = async () => {
    await choose(keyMessages)
    await enter(await screen.findByLabelText('Key for OpenAI'), 'sk-secret-wxyz')
  }

  test('the model is picked from the list, tested, saved with the key, and offered to visitors', async () => {
    const { sentTo, address } = openStep({
      [`POST ${base}/models`]: ok({
        models: [
          { id: 'gpt-5', label: 'gpt-5' },
          { id: 'gpt-5-mini', label: 'GPT-5 mini' },
        ],
      }),
    })
    await fillKey()
    await press('List models')
    await user.click(await screen.findByRole('radio', { name: /GPT-5 mini/ }))
    await press('Test and use')

    expect(await screen.findByRole('heading', { name: words.chosen({ model: 'gpt-5-mini (OpenAI)' }) })).toBeTruthy()
    expect(document.activeElement?.textContent).toBe(words.chosen({ model: 'gpt-5-mini (OpenAI)' }))
    expect(screen.getByText(/Fresh bread from six/)).toBeTruthy()
    for (const figure of ['First word in 0.4 s', '2.1 s total']) expect(screen.getByText(figure)).toBeTruthy()
    expect(sentTo(`POST ${base}/models`)).toEqual([{ provider: 'openai', key: 'sk-secret-wxyz' }])
    const engine = { provider: 'openai', model: 'gpt-5-mini' }
    expect(sentTo(test_)).toEqual([{ engine, key: 'sk-secret-wxyz' }])
    expect(sentTo(access)).toEqual([{ key: 'sk-secret-wxyz' }])

    // The page says that it works, and has one button.
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(words.worksTitle)
    expect(screen.queryByText(words.lead)).toBeNull()
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([words.toDashboard])
    await user.click(screen.getByRole('checkbox', { name: words.visitors({ count: 100 }) }))
    await press(words.toDashboard)
    await waitFor(() => expect(address()).toBe(paths.dashboard))
    expect(sentTo(save)).toEqual([{ engine }, { try_out: { engine, per_day: 100 } }])
  })

  test('unless it is ticked, the built-in writer writes for visitors', async () => {
    const { sentTo, address } = openStep()
    await fillKey()
    await enter(screen.getByLabelText('Model'), 'gpt-5-mini')
    await press('Test and use')
    await press(words.toDashboard)

    await waitFor(() => expect(address()).toBe(paths.dashboard))
    expect(sentTo(save).at(-1)).toEqual({ try_out: { engine: null, per_day: 100 } })
  })

  test('a test that fails says why and what to do, saves nothing and keeps what was typed; the engine can be used anyway', async () => {
    const problem = { message: 'OpenAI refused the key.', hint: 'Copy it again from platform.openai.com.' }
    const { sentTo } = openStep({ [test_]: testStream({ problem }) })
    await fillKey()
    await enter(screen.getByLabelText('Model'), 'gpt-5-mini')
    await press('Test and use')

    const shown = await screen.findByRole('alert')
    expect(shown.textContent).toBe(problem.message + problem.hint)
    expect([sentTo(save), sentTo(access)]).toEqual([[], []])
    expect(screen.getByLabelText<HTMLInputElement>('Key for OpenAI').value).toBe('sk-secret-wxyz')

    await press('Use it anyway')
    expect(await screen.findByRole('heading', { name: words.chosen({ model: 'gpt-5-mini (OpenAI)' }) })).toBeTruthy()
    expect(sentTo(save)).toEqual([{ engine: { provider: 'openai', model: 'gpt-5-mini' } }])
  })

  test('a missing key, address or model has a message at its field, and nothing is sent', async () => {
    const { sentTo } = openStep()
    await choose(keyMessages)
    await press('Test and use')
    expect(screen.getByText(keyMessages.keyRequired)).toBeTruthy()
    expect(screen.getByText(keyMessages.modelRequired)).toBeTruthy()

    await user.selectOptions(screen.getByLabelText(words.provider), 'compatible')
    await press('Test and use')
    expect(screen.getByText(keyMessages.addressRequired)).toBeTruthy()
    expect(sentTo(test_)).toEqual([])
  })

  test('the list shows the models that contain what was typed; a name outside of the list is used as typed', async () => {
    const models = ['gpt-5', 'gpt-5-mini', 'o4'].map((id) => ({ id, label: id }))
    const { sentTo } = openStep({ [`POST ${base}/models`]: ok({ models }) })
    await fillKey()
    await press('List models')
    await user.type(screen.getByLabelText('Model'), 'mini')
    const list = await screen.findByRole('group', { name: '1 of 3 models' })
    expect(within(list).getAllByRole('radio')).toHaveLength(1)
    await enter(screen.getByLabelText('Model'), '-next')
    expect(screen.getByText(keyMessages.noMatch)).toBeTruthy()
    await press('Test and use')
    await waitFor(() => expect(sentTo(test_)).toMatchObject([{ engine: { model: 'mini-next' } }]))
  })

  test('a list that the provider refuses says why', async () => {
    openStep({ [`POST ${base}/models`]: ok({ problem: { message: 'OpenAI refused the key.', hint: 'Check it.' } }) })
    await fillKey()
    await press('List models')
    expect((await screen.findByRole('alert')).textContent).toBe('OpenAI refused the key.Check it.')
  })

  test('a sign-in that is too old asks for the password in a dialog; the call is then made again, and nothing typed is lost', async () => {
    const fresh: Answer = testStream(testedPost)
    let isFresh = false
    const { sentTo } = openStep({
      [test_]: (sent: SentCall) => (isFresh ? fresh(sent) : refused(403, 'FORBIDDEN')(sent)),
      'POST /api/auth/sign-in/email': () => {
        isFresh = true
        return Response.json({ user: {} })
      },
    })
    await fillKey()
    await enter(screen.getByLabelText('Model'), 'gpt-5-mini')
    await press('Test and use')

    const dialog = await screen.findByRole('dialog', { name: confirmMessages.title })
    await enter(within(dialog).getByLabelText(/^Password for/), 'correct horse')
    await user.click(within(dialog).getByRole('button', { name: 'Sign in' }))

    expect(await screen.findByRole('heading', { name: words.chosen({ model: 'gpt-5-mini (OpenAI)' }) })).toBeTruthy()
    expect(sentTo('POST /api/auth/sign-in/email')).toEqual([{ email: 'asha@example.com', password: 'correct horse' }])
    expect(sentTo(test_)).toHaveLength(2)
  })

  test('closing that dialog changes nothing, keeps what was typed, and says what to do', async () => {
    const { sentTo } = openStep({ [test_]: refused(403, 'FORBIDDEN') })
    await fillKey()
    await enter(screen.getByLabelText('Model'), 'gpt-5-mini')
    await press('Test and use')
    await screen.findByRole('dialog')
    await user.keyboard('{Escape}')

    expect(await screen.findByText(confirmMessages.needed)).toBeTruthy()
    expect(screen.getByLabelText<HTMLInputElement>('Key for OpenAI').value).toBe('sk-secret-wxyz')
    expect(sentTo(save)).toEqual([])
  })
})

describe('a model server', () => {
  const found = (answer: object) => ({ [`GET ${base}/found`]: ok(answer) })

  test.each([
    ['on a computer', false, 0],
    ['in a container', true, 1],
  ])('without a server that answers, %s, it says how to start Ollama', async (_, in_container, times) => {
    openStep(found({ servers: [], in_container }))
    await choose(foundMessages)
    expect(await screen.findByText(foundMessages.empty)).toBeTruthy()
    expect(screen.getByText(foundMessages.command)).toBeTruthy()
    expect(screen.queryAllByText(/0\.0\.0\.0/)).toHaveLength(times)
  })

  test('a server at another address is called a server, and its address may stay empty for the usual one', async () => {
    const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView')
    openStep(found({ servers: [], in_container: false }))
    await choose(foundMessages)
    expect(scrolled.mock.contexts).toContain(screen.getByRole('region', { name: foundMessages.label }))
    await user.click(await screen.findByText(foundMessages.otherAddress))
    expect(await screen.findByLabelText(foundMessages.server)).toBeTruthy()
    expect(screen.queryByLabelText(words.provider)).toBeNull()
    expect(screen.getByText(/^Leave it empty for http:\/\/\S+\.$/)).toBeTruthy()
    expect(screen.queryByText(keyMessages.addressProxyHint)).toBeNull()
  })

  test('a model of a found server is tested and saved with the address of the server', async () => {
    const models = [{ id: 'qwen3:4b', label: 'qwen3:4b' }]
    const compatible = `PUT ${base}/providers/compatible`
    const { sentTo } = openStep({
      ...found({
        servers: [
          { provider: 'compatible', label: 'LM Studio', base_url: 'http://127.0.0.1:1234/v1', models },
          { provider: 'ollama', label: 'Ollama', base_url: 'http://127.0.0.1:11434/v1', models: [] },
        ],
        in_container: false,
      }),
      [compatible]: ok(settingsOf()),
    })
    await choose(foundMessages)
    expect(await screen.findByText(foundMessages.noModels)).toBeTruthy()
    await press('Test and use')
    expect(screen.getByText(foundMessages.pick)).toBeTruthy()
    await user.click(screen.getByRole('radio', { name: 'qwen3:4b' }))
    await press('Test and use')

    await screen.findByText(words.worksTitle)
    const engine = { provider: 'compatible', model: 'qwen3:4b' }
    expect(sentTo(test_)).toEqual([{ engine, base_url: 'http://127.0.0.1:1234/v1' }])
    expect(sentTo(compatible)).toEqual([{ base_url: 'http://127.0.0.1:1234/v1' }])
    expect(sentTo(save)).toEqual([{ engine }])
  })
})

describe('a downloaded model', () => {
  const openLocal = async (state: LocalState, answers: Answers = {}) => {
    const opened = openStep({ [local]: ok(state), ...answers })
    await choose(localMessages)
    return opened
  }
  const stages = async () =>
    within(await screen.findByRole('list', { name: 'Download' }))
      .getAllByRole('listitem')
      .map((item) => item.textContent)

  test('the recommended model is preselected, and one that does not fit is no choice and says why', async () => {
    await openLocal(localOf())
    expect((await screen.findByRole<HTMLInputElement>('radio', { name: /E4B.*Recommended/ })).checked).toBe(true)
    expect(screen.queryByRole('radio', { name: /12B/ })).toBeNull()
    expect(screen.getByRole('list', { name: localMessages.tooLarge }).textContent).toContain('there is 16 GB')
    expect(screen.getByText(/4\.3 GB in total/)).toBeTruthy()
  })

  test('Download and use starts the download; the model is tested as soon as it is ready', async () => {
    let state = withFile()
    const { sentTo, answers } = await openLocal(localOf(), { [add]: () => Response.json(state) })
    await press('Download and use')
    const bar = await screen.findByRole('progressbar', { name: 'Downloading Gemma 4 E4B' })
    expect(bar.getAttribute('aria-valuetext')).toBe('1.2 GB of 4.2 GB, 12 MB a second, 4 min left')
    expect(screen.getByText(localMessages.goesOn)).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Go to Dashboard' })).toBeTruthy()
    expect(sentTo(add)).toEqual([{ source: 'gemma-4-e4b', use: true }])
    expect(sentTo(test_)).toEqual([])

    state = withFile({ status: 'ready', phase: null, in_use: true })
    answers({ [local]: ok(state) })
    expect(await screen.findByRole('heading', { name: words.worksTitle })).toBeTruthy()
    expect(sentTo(test_)).toEqual([{ engine: { provider: 'local', model: 'gemma-4-e4b' } }])
    // The server has chosen it.
    expect(sentTo(`PUT ${base}`)).toEqual([])
  })

  test('a download that was paused or failed is there again at the next visit, and can be left for another model', async () => {
    const paused = withFile({ status: 'paused', phase: null, bytes_per_second: null, seconds_left: null })
    openStep({ [local]: ok(paused) })
    expect(await screen.findByText(localMessages.paused)).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Resume' })).toBeTruthy()
    await press('Choose another model')
    expect(await screen.findByRole('button', { name: 'Download and use' })).toBeTruthy()
  })

  test.each<[string, LocalState, readonly string[], readonly string[]]>([
    [
      'the engine is installed',
      localOf({ engine: { status: 'installing', download: 63e6, version: '3' } }),
      ['Install the model software, 63 MB: running', 'Download the model: not started'],
      [],
    ],
    [
      'the model is downloaded',
      withFile(),
      ['done', 'Download Gemma 4 E4B: running1.2 GB of 4.2 GB, 12 MB a second, 4 min left'],
      ['Pause'],
    ],
    [
      'the file is checked',
      withFile({ phase: 'checking', bytes: 2e9, bytes_per_second: null, seconds_left: null }),
      ['done', 'Download Gemma 4 E4B: done', 'Check the file: running2 GB of 4.2 GB'],
      [],
    ],
  ])('while %s, the step says so, and a reload finds it again', async (_, state, shown, buttons) => {
    openStep({ [local]: ok(state) })
    const texts = await stages()
    for (const [at, text] of shown.entries()) expect(texts[at]).toContain(text)
    for (const name of buttons) expect(screen.getByRole('button', { name })).toBeTruthy()
    expect(screen.getByText(localMessages.goesOn)).toBeTruthy()
  })

  test('a download is paused and resumed', async () => {
    const paused = withFile({ status: 'paused', phase: null, bytes_per_second: null, seconds_left: null })
    const { sentTo, answers } = openStep({
      [local]: ok(withFile()),
      [`POST ${base}/local/pause`]: () => {
        answers({ [local]: ok(paused) })
        return Response.json(paused)
      },
      [add]: ok(withFile()),
    })
    await press('Pause')
    expect(await screen.findByText(localMessages.paused)).toBeTruthy()
    answers({ [local]: ok(withFile()) })
    await press('Resume')
    expect(await screen.findByRole('progressbar')).toBeTruthy()
    expect(sentTo(`POST ${base}/local/pause`)).toEqual([{ id: 'gemma-4-e4b' }])
    expect(sentTo(add)).toEqual([{ source: 'gemma-4-e4b', use: true }])
  })

  test.each([
    ['a full disk', { message: '3.1 GB of disk space is needed, 1 GB is free.', hint: 'Free some space, then continue.' }],
    ['a damaged file', { message: 'The file is damaged: its checksum differs.', hint: 'Download it again.' }],
    ['a cut connection', { message: 'The connection was lost.', hint: '' }],
  ])('%s is told in words, with a way on', async (_, problem) => {
    const failed = withFile({ status: 'failed', phase: null, problem, bytes_per_second: null, seconds_left: null })
    const { sentTo } = await openLocal(localOf(), { [add]: ok(failed) })
    await press('Download and use')
    expect((await screen.findByRole('alert')).textContent).toBe(problem.message + problem.hint)
    expect((await stages())[1]).toContain('failed')
    expect(screen.getByRole('button', { name: 'Choose another model' })).toBeTruthy()
    await press('Try again')
    await waitFor(() => expect(sentTo(add)).toHaveLength(2))
  })

  test('an engine that could not be installed says what to do', async () => {
    const failed = localOf({
      engine: { status: 'failed', download: 63e6, version: '3' },
      files: [fileOf({ phase: null, status: 'paused' })],
    })
    await openLocal(localOf(), { [add]: ok(failed) })
    await press('Download and use')
    expect((await screen.findByRole('alert')).textContent).toBe(localMessages.installFailed + localMessages.installHint)
  })

  test('an installation of the engine that did not work says why and can be tried again', async () => {
    const problem = { message: 'npm could not reach its registry.', hint: 'Check the connection.' }
    const stopped = localOf({ problem, files: [fileOf({ status: 'paused', phase: null, bytes: 0 })] })
    const { sentTo } = await openLocal(localOf(), { [add]: ok(stopped) })
    await press('Download and use')
    expect((await screen.findByRole('alert')).textContent).toBe(problem.message + problem.hint)
    expect((await stages())[0]).toContain('failed')
    await press('Try again')
    await waitFor(() => expect(sentTo(add)).toHaveLength(2))
  })

  test('a model that is on no list is added from its address or path, with its checksum', async () => {
    const { sentTo } = await openLocal(localOf(), { [add]: ok(withFile({ id: 'mine', label: 'mine.gguf', phase: 'checking' })) })
    await user.click(await screen.findByRole('radio', { name: /^Another model/ }))
    await press('Add and use')
    expect(screen.getByText(localMessages.sourceRequired)).toBeTruthy()
    await enter(screen.getByLabelText(localMessages.sourceLabel), '/models/mine.gguf')
    await enter(screen.getByLabelText(localMessages.checksumLabel), 'a'.repeat(64))
    await press('Add and use')
    expect(await screen.findByRole('progressbar', { name: 'Checking mine.gguf' })).toBeTruthy()
    expect(sentTo(add)).toEqual([{ source: '/models/mine.gguf', sha256: 'a'.repeat(64), use: true }])
  })

  test('a computer that cannot run models says why', async () => {
    await openLocal(localOf({ supported: false, problem: { message: 'Node.js is too old.', hint: 'Install version 24.' } }))
    expect((await screen.findByRole('alert')).textContent).toBe('Node.js is too old.Install version 24.')
  })
})
