/**
 * The part of node-llama-cpp 3.21 that the host uses. The package is not a dependency of the product, but installed into the data folder;
 * tests/integration/local-model.slow.test.ts runs all of it.
 */
export interface LlamaModule {
  getLlama(options: {
    gpu: 'auto' | false
    build: 'never'
    skipDownload: true
    progressLogs: false
    maxThreads?: number
    logLevel: 'error'
    logger: (level: string, message: string) => void
  }): Promise<Llama>
  resolveChatWrapper(
    model: LlamaModel,
    options: { customWrapperSettings: { gemma4: { reasoning: boolean }; qwen: { thoughts: 'discourage' } }; warningLogs: boolean },
  ): ChatWrapper
  LlamaChatSession: new (options: { contextSequence: Sequence; systemPrompt: string; chatWrapper: ChatWrapper }) => ChatSession
}

export interface Llama {
  readonly gpu: string | false
  getVramState(): Promise<{ total: number; unifiedSize: number }>
  loadModel(options: { modelPath: string; gpuLayers?: number }): Promise<LlamaModel>
  createGrammarForJsonSchema(schema: unknown): Promise<Grammar>
  dispose(): Promise<void>
}

export interface LlamaModel {
  readonly tokenizer: unknown
  readonly tokens: { readonly shouldPrependBosToken: boolean; readonly bos: Token | null }
  createContext(options: { contextSize: number; sequences: number; threads: number }): Promise<Context>
}

export interface Context {
  readonly contextSize: number
  getSequence(): Sequence
}

export type Token = number
export interface Grammar {
  readonly grammar: string
}

export interface Sequence {
  readonly nextTokenIndex: number
  /** Whether an earlier state can only be restored from a checkpoint (sliding windows, hybrid models). */
  readonly needsCheckpoints: boolean
  readonly tokenMeter: { getState(): unknown; diff(before: unknown): { usedInputTokens: number; usedOutputTokens: number } }
  compareContextTokens(tokens: Token[]): { firstDifferentIndex: number }
  adaptStateToTokens(tokens: Token[], allowShift: boolean): Promise<void>
  evaluateWithoutGeneratingNewTokens(tokens: Token[]): Promise<void>
  takeCheckpoint(): Promise<void>
}

export type HistoryItem = { type: 'system' | 'user'; text: string } | { type: 'model'; response: string[] }

export interface ChatWrapper {
  generateInitialChatHistory(options: { systemPrompt: string }): HistoryItem[]
  generateContextState(options: { chatHistory: HistoryItem[] }): { contextText: { tokenize(tokenizer: unknown): Token[] } }
}

export interface ChatSession {
  setChatHistory(history: HistoryItem[]): void
  promptWithMeta(
    text: string,
    options: {
      grammar: Grammar
      maxTokens: number
      temperature: number
      topK: number
      topP: number
      seed: number
      budgets: { thoughtTokens: number }
      signal: AbortSignal
      onTextChunk: (text: string) => void
    },
  ): Promise<{ stopReason: string }>
  dispose(options: { disposeSequence: boolean }): void
}
