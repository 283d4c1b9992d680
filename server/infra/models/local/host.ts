/**
 * The process that runs the model. Native code can crash, and its memory is only given back for certain when a process ends, so it does not
 * run in the server. It imports nothing of the server but types, and ends with the server: `local-model.ts` starts it.
 */
import { randomInt } from 'node:crypto'
import type { ChatWrapper, Context, Grammar, HistoryItem, Llama, LlamaModel, LlamaModule, Sequence, Token } from './llama.ts'
import type { FromHost, Gpu, HostSettings, ToHost, WriteRequest } from './protocol.ts'

const settings: HostSettings = JSON.parse(process.argv[2] ?? '')

const send = (message: FromHost): Promise<void> =>
  new Promise((resolve) => {
    if (process.connected) process.send?.(message, undefined, undefined, () => resolve())
    else resolve()
  })

/** Milliseconds between two messages that show that the process is not frozen. */
const heartbeat = 1_000
/**
 * Tokens of the prompt that are read at a time: reading cannot be stopped in between. Each step is chosen so that the next one takes about
 * `duration` milliseconds on this machine; on a processor larger steps are hardly faster.
 */
const readingStep = { first: 32, least: 8, most: 512, duration: 400 } as const
/** As Google recommends for Gemma, a little less random. */
const sampling = { temperature: 0.8, topK: 64, topP: 0.95 } as const
/** Fewer tokens than these left for the answer make writing pointless. */
const leastAnswer = 128
/** Grammars are kept: one takes some milliseconds to make, and there are few. */
const maxGrammars = 50

class TooLongError extends Error {}

interface Engine {
  readonly module: LlamaModule
  readonly llama: Llama
  readonly model: LlamaModel
  readonly context: Context
  readonly wrapper: ChatWrapper
  /** Sequences that no text is written on; each remembers the last prompt that was read. */
  readonly free: Sequence[]
  readonly grammars: Map<string, Grammar>
}

async function gpuOf(llama: Llama): Promise<Gpu | null> {
  if (llama.gpu === false) return null
  const { total, unifiedSize } = await llama.getVramState()
  return { type: llama.gpu, memory: total, sharesMemory: unifiedSize > 0 }
}

const startLlama = ({ getLlama }: LlamaModule): Promise<Llama> =>
  getLlama({
    gpu: settings.gpu,
    maxThreads: settings.threads,
    // Never compile or download: only the binary that was installed.
    build: 'never',
    skipDownload: true,
    progressLogs: false,
    logLevel: 'error',
    logger: (_level, message) => console.error(message),
  })

/** One text at a time on a processor: two would each take twice as long, and the first word of both would come late. */
async function loadEngine(module: LlamaModule, llama: Llama, modelPath: string): Promise<Engine> {
  const model = await llama.loadModel({ modelPath })
  const sequences = llama.gpu === false ? 1 : 2
  const context = await model.createContext({ contextSize: settings.contextSize, sequences, threads: settings.threads })
  const thinkingOff = { gemma4: { reasoning: false }, qwen: { thoughts: 'discourage' } } as const
  return {
    module,
    llama,
    model,
    context,
    wrapper: module.resolveChatWrapper(model, { customWrapperSettings: thinkingOff, warningLogs: false }),
    free: Array.from({ length: sequences }, () => context.getSequence()),
    grammars: new Map(),
  }
}

async function grammarFor({ grammars, llama }: Engine, schema: unknown): Promise<Grammar> {
  const key = JSON.stringify(schema)
  const grammar = grammars.get(key) ?? (await llama.createGrammarForJsonSchema(schema))
  if (grammars.size >= maxGrammars) grammars.clear()
  grammars.set(key, grammar)
  return grammar
}

const historyOf = ({ wrapper }: Engine, { system, turns }: WriteRequest): HistoryItem[] => [
  ...wrapper.generateInitialChatHistory({ systemPrompt: system }),
  ...turns.map(
    ({ role, content }): HistoryItem => (role === 'user' ? { type: 'user', text: content } : { type: 'model', response: [content] }),
  ),
]

/** The tokens of a prompt exactly as the session will ask for them. */
function tokensOf({ wrapper, model }: Engine, history: HistoryItem[]): Token[] {
  const { contextText } = wrapper.generateContextState({ chatHistory: [...history, { type: 'model', response: [] }] })
  const tokens = contextText.tokenize(model.tokenizer)
  const { shouldPrependBosToken, bos } = model.tokens
  return shouldPrependBosToken && bos !== null && tokens[0] !== bos ? [bos, ...tokens] : tokens
}

function commonLength(a: readonly Token[], b: readonly Token[]): number {
  const different = a.findIndex((token, at) => token !== b[at])
  return different < 0 ? a.length : different
}

/** Takes the free sequence that remembers most of a prompt. */
function takeSequence({ free }: Engine, tokens: Token[]): Sequence {
  const remembered = free.map((sequence) => sequence.compareContextTokens(tokens).firstDifferentIndex)
  const [sequence] = free.splice(remembered.indexOf(Math.max(...remembered)), 1)
  if (!sequence) throw new Error('All sequences are in use')
  return sequence
}

/**
 * Reads a prompt in steps, from where it differs from what the sequence remembers. The session then finds all of it read.
 * @param fixed tokens at the beginning that the next prompt will probably share
 * @throws the signal's reason; what was read until then is remembered
 */
async function readPrompt(
  sequence: Sequence,
  { tokens, fixed }: { tokens: Token[]; fixed: number },
  signal: AbortSignal,
  onRead: (read: number, of: number) => void,
): Promise<void> {
  await sequence.adaptStateToTokens(tokens, false)
  // The session reads the last token itself, because the first one of the answer follows from it.
  const end = tokens.length - 1
  let step: number = readingStep.first
  for (let at = sequence.nextTokenIndex; at < end; ) {
    onRead(at, end)
    // Lets the message that stops it arrive.
    await new Promise((resolve) => setImmediate(resolve))
    signal.throwIfAborted()
    const to = Math.min(at + step, at < fixed ? fixed : end)
    const start = performance.now()
    await sequence.evaluateWithoutGeneratingNewTokens(tokens.slice(at, to))
    const suitable = Math.round(((to - at) * readingStep.duration) / (performance.now() - start))
    step = Math.min(readingStep.most, Math.max(readingStep.least, suitable))
    if (to === fixed && sequence.needsCheckpoints) await sequence.takeCheckpoint()
    at = to
  }
  onRead(end, end)
}

async function write(engine: Engine, request: WriteRequest, signal: AbortSignal): Promise<FromHost> {
  const { id, system, turns, schema, maxTokens } = request
  const last = turns.at(-1)?.content ?? ''
  const earlier = historyOf(engine, { ...request, turns: turns.slice(0, -1) })
  const tokens = tokensOf(engine, [...earlier, { type: 'user', text: last }])
  const room = engine.context.contextSize - tokens.length
  if (room < leastAnswer) throw new TooLongError(`The prompt has ${tokens.length} tokens, the context ${engine.context.contextSize}`)
  const fixed = commonLength(tokens, tokensOf(engine, [...earlier, { type: 'user', text: '' }]))
  const grammar = await grammarFor(engine, schema)
  const sequence = takeSequence(engine, tokens)
  const session = new engine.module.LlamaChatSession({ contextSequence: sequence, systemPrompt: system, chatWrapper: engine.wrapper })
  const before = sequence.tokenMeter.getState()
  try {
    session.setChatHistory(earlier)
    await readPrompt(sequence, { tokens, fixed }, signal, (read, of) => void send({ type: 'reading', id, read, of }))
    await session.promptWithMeta(last, {
      ...sampling,
      grammar,
      signal,
      maxTokens: Math.min(maxTokens, room),
      // Its own default is the present second.
      seed: randomInt(2 ** 31),
      budgets: { thoughtTokens: 0 },
      onTextChunk: (text) => void send({ type: 'text', id, text }),
    })
    const { usedInputTokens, usedOutputTokens } = sequence.tokenMeter.diff(before)
    return { type: 'done', id, tokens: { input: usedInputTokens, output: usedOutputTokens } }
  } finally {
    session.dispose({ disposeSequence: false })
    engine.free.push(sequence)
  }
}

function serve(engine: Engine): void {
  const running = new Map<number, AbortController>()
  const answer = async (request: WriteRequest) => {
    const controller = new AbortController()
    running.set(request.id, controller)
    const result = await write(engine, request, controller.signal).catch(
      (error: Error): FromHost => ({ type: 'failed', id: request.id, message: error.message, tooLong: error instanceof TooLongError }),
    )
    running.delete(request.id)
    await send(result)
  }
  process.on('message', (message: ToHost) => {
    if (message.type === 'write') void answer(message)
    else if (message.type === 'stop') running.get(message.id)?.abort(new Error('Stopped'))
    else void engine.llama.dispose().then(() => process.exit())
  })
}

async function start(): Promise<void> {
  const module: LlamaModule = await import(settings.engine)
  const llama = await startLlama(module)
  const gpu = await gpuOf(llama)
  if (settings.modelPath !== null) serve(await loadEngine(module, llama, settings.modelPath))
  await send({ type: 'ready', gpu, parallel: gpu ? 2 : 1 })
}

// A terminal and a service manager signal the whole group: the server finishes its texts first, then ends this process.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {})
// The server is gone. Not `exit`: it would wait for native threads.
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'))
setInterval(() => void send({ type: 'alive' }), heartbeat)

try {
  await start()
} catch (error) {
  const { name, message } = error as Error
  // Node's code for a native library that does not load, and the engine's error when it has none for this system.
  const isSystem = name === 'NoBinaryFoundError' || (error as NodeJS.ErrnoException).code === 'ERR_DLOPEN_FAILED'
  await send({ type: 'broken', reason: isSystem ? 'system' : 'engine', message })
  process.exit(1)
}
