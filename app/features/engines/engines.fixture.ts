import type { EngineSettings, LocalFile, LocalState, ProviderAccess } from '#api/engines.ts'
import { providerLabels } from '#contract/model-providers.ts'

const access = (provider: ProviderAccess['provider'], over: Partial<ProviderAccess> = {}): ProviderAccess => ({
  provider,
  label: providerLabels[provider],
  needs_key: true,
  default_base_url: `https://${provider}.example/v1`,
  base_url: null,
  key_end: null,
  from_environment: false,
  ...over,
})

/** The settings of a new server: nobody has chosen. */
export const settingsOf = (over: Partial<EngineSettings> = {}): EngineSettings => ({
  engine: null,
  fallbacks: [],
  try_out: { engine: null, per_day: 100 },
  prices: null,
  budgets: { per_user: null, all: null, answer: null },
  decided: false,
  fixed: { engine: false, prices: false, budgets: false },
  providers: [
    access('openai'),
    access('anthropic'),
    access('google'),
    access('openrouter'),
    access('ollama', { needs_key: false, default_base_url: 'http://127.0.0.1:11434/v1' }),
    access('compatible', { needs_key: false, default_base_url: null }),
  ],
  problem: null,
  last_problem: null,
  ...over,
})

/** The same with a stored key for OpenAI. */
export const withKey = (settings: EngineSettings, over: Partial<ProviderAccess> = { key_end: 'wxyz' }): EngineSettings => ({
  ...settings,
  providers: settings.providers.map((one) => (one.provider === 'openai' ? { ...one, ...over } : one)),
})

const tiers: LocalState['tiers'] = [
  {
    id: 'gemma-4-e2b',
    label: 'Gemma 4 E2B',
    download: 2_620_370_976,
    memory: 3e9,
    license: 'Apache-2.0',
    recommended: false,
    fits: true,
    why: 'For computers with little memory.',
  },
  {
    id: 'gemma-4-e4b',
    label: 'Gemma 4 E4B',
    download: 4_215_695_776,
    memory: 5e9,
    license: 'Apache-2.0',
    recommended: true,
    fits: true,
    why: 'The best one for this computer.',
  },
  {
    id: 'gemma-4-12b',
    label: 'Gemma 4 12B',
    download: 6_975_879_296,
    memory: 8e9,
    license: 'Apache-2.0',
    recommended: false,
    fits: false,
    why: 'Needs 24 GB of memory, and there is 16 GB.',
  },
]

/** A computer without any model. */
export const localOf = (over: Partial<LocalState> = {}): LocalState => ({
  supported: true,
  problem: null,
  engine: { status: 'missing', download: 63e6, version: '3.19.0' },
  memory: 16e9,
  free_disk: 80e9,
  tiers,
  files: [],
  model: { status: 'off', waiting: 0, writing: 0 },
  ...over,
})

/** A file of which 1.2 GB have arrived. */
export const fileOf = (over: Partial<LocalFile> = {}): LocalFile => ({
  id: 'gemma-4-e4b',
  label: 'Gemma 4 E4B',
  status: 'downloading',
  bytes: 1_200_000_000,
  total: 4_215_695_776,
  phase: 'downloading',
  bytes_per_second: 12_000_000,
  seconds_left: 250,
  problem: null,
  in_use: false,
  ...over,
})

/** The state of the computer after the engine was installed. */
export const withFile = (over: Partial<LocalFile> = {}, state: Partial<LocalState> = {}): LocalState =>
  localOf({ engine: { status: 'ready', download: 63e6, version: '3.19.0' }, files: [fileOf(over)], ...state })

const event = (name: string, data: object) => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`
const asEvents = { headers: { 'content-type': 'text/event-stream' } }

/** The stream of a test that ends in an answer at once. */
export const testStream = (answer: object) => (): Response => new Response(event('done', answer), asEvents)

/** The stream of a test that loads its model until `finish` is called with the answer. */
export function loadingTest() {
  const { readable, writable } = new TransformStream<string, string>()
  const events = writable.getWriter()
  void events.write(event('message', { waiting: { stage: 'loading', place: null, seconds: null } }))
  return {
    answer: (): Response => new Response(readable.pipeThrough(new TextEncoderStream()), asEvents),
    async finish(answer: object) {
      await events.write(event('done', answer))
      await events.close()
    },
  }
}

/** A test that went well. */
export const testedPost = {
  text: 'Fresh bread from six in the morning.\n\nCome by before it is gone.',
  model: 'gpt-5-mini',
  first_word: 0.42,
  seconds: 2.1,
  input_tokens: 512,
  output_tokens: 130,
}
