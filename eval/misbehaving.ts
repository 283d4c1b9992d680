import { eq } from 'drizzle-orm'
import { table } from '#bench/figures.ts'
import { measures } from '#contract/weighted.ts'
import { kinds } from '#kinds/index.ts'
import { postSchema } from '#kinds/post/schema.ts'
import { apiUsage } from '#server/platform/db/schema.ts'
import { allEvents, stream } from '#tests/support/generating.ts'
import { givenOn } from '#tests/support/given.ts'
import { answers, type Behaviour, faulty, refuses, says, startModel } from '#tests/support/model.ts'
import { goodAnswers } from '#tests/support/model-answers.ts'
import { startServer, type TestServer } from '#tests/support/server.ts'

/** Milliseconds; shorter than in production, so that the report is fast. */
const modelTimeouts = { first: 1500, firstFollowed: 1500, between: 800, again: 250 }
const deadline = 12_000

const good = goodAnswers.post
const withCaption = (caption: string) => answers({ ...good, caption })
const wordy = 'Old bicycles ask for a clean chain. '.repeat(60)

/** Faulty behaviours of a model. */
const misbehaviours: readonly (readonly [name: string, behaviour: Behaviour])[] = [
  ['far too long', withCaption(wordy)],
  [
    'wrong language',
    withCaption('Las bicicletas viejas piden poco: una cadena limpia, ruedas rectas y una hora tranquila para mirarlas bien.'),
  ],
  [
    'invented numbers',
    withCaption('Old bicycles: 73% of riders skip the chain, though it asks for one quiet hour only. Founded in 1987, it works.'),
  ],
  [
    'invented link and name',
    withCaption('Old bicycles ask for little, says Sarah Johnson of the Wheel Institute. Read more at https://wheels.example/guide today.'),
  ],
  ['half a JSON', says('{"caption": "Old')],
  ['JSON inside the caption', withCaption('{"caption": "Old bicycles ask for little"}')],
  [
    'a "thinking" part',
    withCaption('<think>The user wants a post.</think> Old bicycles ask for a clean chain, straight wheels and one quiet hour.'),
  ],
  [
    'prompt echo',
    answers(({ prompt }: { prompt: string }) => ({
      ...good,
      caption: prompt
        .split('\n')
        .filter((line) => line.startsWith('- '))
        .slice(0, 3)
        .join(' '),
    })),
  ],
  ['refusal', says("I'm sorry, I can't help with that.")],
  ['refusal in the right shape', withCaption("I'm sorry, but as an AI language model I can't help with that request.")],
  ['stall half way', answers(good, { size: 9, stallAfter: 2 })],
  ['silence', faulty.silence],
  ['429', refuses(429, { retryAfter: 60 })],
  ['500', refuses(500)],
  ['cut socket', answers(good, { size: 9, cutAfter: 3 })],
  ['hangs up', faulty.hangsUp],
]

/** How often the model misbehaves. */
const settings = ['always', 'once, then well'] as const

const looksRaw = (text: string): boolean => /[{}]|"caption"|<think>/.test(text)

type Outcome = Awaited<ReturnType<typeof outcomeOf>> & { readonly name: string; readonly setting: string }

/** A streamed post by a new user. */
async function outcomeOf(server: TestServer) {
  const user = await givenOn(server).user({ plan: 'pro' })
  const began = performance.now()
  const events = await allEvents(await stream(user, 'post'))
  const milliseconds = performance.now() - began
  const last = events.at(-1)
  const data = last?.data as { code?: string; message?: string; post?: { caption: string } }
  const partials = events.flatMap(({ event, data: partial }) =>
    event === 'message' ? [(partial as { post?: { caption?: string } }).post?.caption ?? ''] : [],
  )
  const text = data.post?.caption ?? data.message ?? ''
  const isPost = last?.event === 'done'
  const faults = isPost ? postSchema.check({ post: data.post } as never, kinds.post.sample, measures) : []
  return {
    code: isPost ? 'a post' : (data.code ?? 'nothing'),
    text,
    milliseconds,
    usages: (await server.db.select().from(apiUsage).where(eq(apiUsage.userId, user.id))).length,
    overLimit: faults.some(({ rule }) => rule === 'limit'),
    rawJson: [text, ...partials].some(looksRaw),
  }
}

/** What a user would see for each behaviour: streamed generations through the whole server. */
export async function misbehavingReport(): Promise<string> {
  const model = await startModel()
  const env = { AI_MODEL: 'compatible/first', AI_FALLBACK_MODELS: 'compatible/spare', AI_BASE_URL: model.url }
  const server = await startServer({ env, writing: { modelTimeouts, deadline } })
  const outcomes: Outcome[] = []
  try {
    for (const [name, behaviour] of misbehaviours)
      for (const setting of settings) {
        model.reset()
        if (setting === 'always') model.always(behaviour)
        else {
          model.next(behaviour)
          model.always(answers(good))
        }
        outcomes.push({ name, setting, ...(await outcomeOf(server)) })
      }
  } finally {
    await server.stop()
    await model.close()
  }
  return formatReport(outcomes)
}

/** Characters of a text in the report. */
const excerptLength = 90

function formatReport(outcomes: readonly Outcome[]): string {
  const rows = outcomes.map(({ name, setting, code, usages, milliseconds, text }) => [
    name,
    setting,
    code,
    String(usages),
    `${Math.round(milliseconds)} ms`,
    text.replaceAll('\n', ' ').slice(0, excerptLength),
  ])
  const failures = outcomes.filter(({ code }) => code !== 'a post')
  return [
    'A model that misbehaves: what the user sees',
    table(['model', 'how often', 'ends in', 'usages', 'after', 'on the screen'], rows),
    [
      `results over a hard limit: ${outcomes.filter(({ overLimit }) => overLimit).length}`,
      `raw JSON or thinking on the screen: ${outcomes.filter(({ rawJson }) => rawJson).length}`,
      `failures charged: ${failures.filter(({ usages }) => usages > 0).length} of ${failures.length}`,
      `results not charged once: ${outcomes.filter(({ code, usages }) => code === 'a post' && usages !== 1).length} of ${outcomes.length - failures.length}`,
    ].join('\n'),
  ].join('\n\n')
}
