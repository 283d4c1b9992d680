import { eventIterator } from '@orpc/contract'
import { z } from 'zod'
import { baseUrlIn } from '#contract/base-url.ts'
import { adminCall } from '#contract/call.ts'
import { keyMessages, localMessages } from '#contract/engine-settings-messages.ts'
import { engineProviders, modelNameMax, modelProviders } from '#contract/model-providers.ts'
import { Waiting } from '#contract/waiting.ts'

/**
 * The calls about what writes: engines, keys and the local model. For admins who signed in a short time ago; all other callers are refused.
 */

const Bytes = z.int().nonnegative().describe('bytes')
const Seconds = z.number().nonnegative().describe('seconds')

/** A model: `openai` and `gpt-5-mini`. Of `local`, the id of a model file. */
export const EngineChoice = z.strictObject({
  provider: z.enum(engineProviders),
  model: z.string().trim().min(1).max(modelNameMax).regex(/^\S+$/, keyMessages.modelSpaces),
})
export type EngineChoice = z.infer<typeof EngineChoice>

/** Why a model could not be used, in words, with what to do about it. */
export const EngineProblem = z.object({ message: z.string(), hint: z.string().describe('Empty when there is nothing to add') })
export type EngineProblem = z.infer<typeof EngineProblem>

const Key = z.string().trim().min(1).max(500)
const Address = z
  .url({ protocol: /^https?$/, error: keyMessages.addressExample })
  .max(500)
  .refine((text) => {
    const url = URL.parse(text)
    return url !== null && !url.username && !url.password && !url.search && !url.hash
  }, keyMessages.addressRefused)
/** Also the address of a call, or one without a scheme: what is kept is the base address. */
const BaseUrl = z.string().max(500).transform(baseUrlIn).pipe(Address)

/** How a provider is reached. A key is never sent back. */
export const ProviderAccess = z.object({
  provider: z.enum(modelProviders),
  label: z.string(),
  needs_key: z.boolean(),
  default_base_url: z.string().nullable().describe('null: an address is required'),
  base_url: z.string().nullable().describe('null: the default'),
  key_end: z.string().nullable().describe('The last four letters of the stored key; null: there is none'),
  from_environment: z.boolean().describe('Set by environment variables, and so read-only'),
})
export type ProviderAccess = z.infer<typeof ProviderAccess>

const price = z.number().nonnegative().max(10_000)
const tokens = z.int().positive().max(1_000_000_000)

/** What can be set, and what is in use. */
export const EngineChoices = z.strictObject({
  engine: EngineChoice.nullable().describe('null: the built-in writer'),
  fallbacks: z.array(EngineChoice).max(5).describe('Called in this order when the previous model fails'),
  try_out: z
    .strictObject({ engine: EngineChoice.nullable(), per_day: z.int().min(1).max(10_000) })
    .describe('What writes for visitors of the home page, and how many texts a day; null: the built-in writer, without a limit'),
  prices: z
    .strictObject({ input: price, output: price })
    .nullable()
    .describe('US dollars per million tokens, for the estimated costs; null: not set'),
  budgets: z
    .strictObject({
      per_user: tokens.nullable().describe('Tokens a day of one user; null: no limit'),
      all: tokens.nullable().describe('Tokens a day of all users together; null: no limit'),
      answer: tokens.nullable().describe("Tokens of one answer; null: the provider's default"),
    })
    .describe('Limits on the tokens of models'),
})
export type EngineChoices = z.infer<typeof EngineChoices>

export const EngineSettings = EngineChoices.extend({
  decided: z.boolean().describe('Whether an admin, or the environment, has ever chosen what writes; the built-in writer counts'),
  fixed: z
    .object({ engine: z.boolean(), prices: z.boolean(), budgets: z.boolean() })
    .describe('Set by environment variables, and so read-only; `engine` covers the fallbacks and access to their providers'),
  providers: z.array(ProviderAccess),
  problem: EngineProblem.nullable().describe('Why the chosen engine cannot write at the moment; null: nothing is known against it'),
  last_problem: EngineProblem.extend({ hour: z.iso.datetime().describe('The start of the hour in which it happened last') })
    .nullable()
    .describe('How a call of the chosen engine failed last, in the last 24 hours; it may have written since'),
})
export type EngineSettings = z.infer<typeof EngineSettings>

const ListedModel = z.object({ id: z.string(), label: z.string() })

/** A model server on this computer that answered. */
export const FoundServer = z.object({
  provider: z.enum(modelProviders),
  label: z.string(),
  base_url: z.string(),
  models: z.array(ListedModel).describe('Empty: it runs, but has no model yet'),
})
export type FoundServer = z.infer<typeof FoundServer>

/** Key and address that are tried before they are saved; absent: the stored ones. The stored key is not sent to another origin. */
const access = { key: Key.optional(), base_url: BaseUrl.optional() }

/** One real post, or why there is none. */
export const EngineTest = z.union([
  z.object({
    text: z.string(),
    model: z.string(),
    first_word: Seconds.describe('Seconds to the first word'),
    seconds: Seconds,
    input_tokens: z.int(),
    output_tokens: z.int(),
  }),
  z.object({ problem: EngineProblem }),
])
export type EngineTest = z.infer<typeof EngineTest>

export const downloadStatuses = ['downloading', 'paused', 'ready', 'failed', 'unverified'] as const

/** A file of a model on the server's computer. */
export const LocalFile = z.object({
  id: z.string(),
  label: z.string(),
  status: z.enum(downloadStatuses),
  bytes: Bytes.describe('That have arrived, or were checked'),
  total: Bytes,
  phase: z.enum(['downloading', 'checking']).nullable().describe('null: nothing runs'),
  bytes_per_second: z.number().nonnegative().nullable(),
  seconds_left: Seconds.nullable(),
  problem: EngineProblem.nullable(),
  in_use: z.boolean(),
})
export type LocalFile = z.infer<typeof LocalFile>

/** The local model: what fits this computer, what is there, and what is going on. */
export const LocalState = z.object({
  supported: z.boolean(),
  problem: EngineProblem.nullable().describe('Why it cannot run on this computer, or what failed last'),
  engine: z.object({
    status: z.enum(['missing', 'installing', 'ready', 'failed']),
    download: Bytes.describe('Size of its download'),
    version: z.string(),
  }),
  memory: Bytes.describe('Memory of the computer, or of the container'),
  free_disk: Bytes,
  tiers: z.array(
    z.object({
      id: z.string(),
      label: z.string(),
      download: Bytes,
      memory: Bytes.describe('That it needs while it writes'),
      license: z.string(),
      recommended: z.boolean(),
      fits: z.boolean(),
      why: z.string().describe('For whom it is, or why it does not fit, in words'),
    }),
  ),
  files: z.array(LocalFile),
  model: z.object({
    status: z.enum(['off', 'starting', 'ready', 'failed']),
    waiting: z.int().describe('Texts in the queue'),
    writing: z.int(),
  }),
})
export type LocalState = z.infer<typeof LocalState>

const ById = z.strictObject({ id: z.string().min(1).max(300) })

const path = '/api/admin/writing'

export const engineCalls = {
  get: adminCall.route({ method: 'GET', path, summary: 'What writes, and how providers are reached' }).output(EngineSettings),
  /** Only the given fields are changed. CONFLICT for what environment variables set. INVALID_INPUT for a provider that has no key yet. */
  save: adminCall
    .route({ method: 'PUT', path, summary: 'Change what writes' })
    .meta({ errors: ['CONFLICT'] })
    .input(EngineChoices.partial())
    .output(EngineSettings),
  /**
   * `null` deletes a key, or returns to the default address. INVALID_INPUT for an address of another origin without the key: a stored key
   * stays with its server.
   */
  setAccess: adminCall
    .route({ method: 'PUT', path: `${path}/providers/{provider}`, summary: 'Set the key or the address of a provider' })
    .meta({ errors: ['CONFLICT'] })
    .input(z.strictObject({ provider: z.enum(modelProviders), key: Key.nullable().optional(), base_url: BaseUrl.nullable().optional() }))
    .output(EngineSettings),
  models: adminCall
    .route({
      method: 'POST',
      path: `${path}/models`,
      summary: 'List the models of a provider',
      description: "The models of a provider, from the provider's own list.",
    })
    .input(z.strictObject({ provider: z.enum(modelProviders), ...access }))
    .output(z.union([z.object({ models: z.array(ListedModel) }), z.object({ problem: EngineProblem })])),
  found: adminCall
    .route({
      method: 'GET',
      path: `${path}/found`,
      summary: "Find model servers on the server's computer",
      description: 'Model servers that answer on the loopback interface of the server.',
    })
    .output(z.object({ servers: z.array(FoundServer), in_container: z.boolean() })),
  test: adminCall
    .route({
      method: 'POST',
      path: `${path}/test`,
      summary: 'Write one post with an engine',
      description: 'Writes one post. Nothing is stored or charged.',
    })
    .meta({ errors: ['RATE_LIMITED'] })
    .input(z.strictObject({ engine: EngineChoice, ...access }))
    .output(EngineTest),
  /** `message` events say that the model is being loaded, which may take minutes; `done` is the answer of `test`. */
  testStream: adminCall
    .route({ method: 'POST', path: `${path}/test/stream`, summary: 'Write one post with an engine, as a stream' })
    .meta({ errors: ['RATE_LIMITED'] })
    .input(z.strictObject({ engine: EngineChoice, ...access }))
    .output(eventIterator(Waiting, EngineTest)),
  local: {
    state: adminCall.route({ method: 'GET', path: `${path}/local`, summary: 'The local model and its files' }).output(LocalState),
    /**
     * Installs the engine if it is missing, and downloads or continues a file; one on the server's computer is checked and not copied.
     * Answers at once. `use`: it writes as soon as it is ready.
     */
    add: adminCall
      .route({ method: 'POST', path: `${path}/local/add`, summary: 'Add a file of a local model' })
      .meta({ errors: ['CONFLICT'] })
      .input(
        z.strictObject({
          source: z
            .string()
            .trim()
            .min(1)
            .max(1_000)
            .describe(
              "The id of a tier or a file, the https address of a GGUF file, or the path of one or of its folder on the server's computer",
            ),
          sha256: z
            .string()
            .trim()
            .toLowerCase()
            .regex(/^[0-9a-f]{64}$/, localMessages.checksumInvalid)
            .optional(),
          use: z.boolean().default(false),
        }),
      )
      .output(LocalState),
    pause: adminCall
      .route({ method: 'POST', path: `${path}/local/pause`, summary: 'Pause a download' })
      .input(ById)
      .output(LocalState),
    /** Cancels its download and deletes it. CONFLICT for the file in use. */
    remove: adminCall
      .route({ method: 'POST', path: `${path}/local/remove`, summary: 'Delete a file of a local model' })
      .meta({ errors: ['CONFLICT'] })
      .input(ById)
      .output(LocalState),
  },
}
