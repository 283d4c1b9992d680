import { describe, expect, test } from 'vitest'
import type { StoredEngines } from '#server/core/generation/engine-store.ts'
import { resolveEngines } from '#server/core/generation/engines.ts'
import { parseEnv } from '#server/infra/env.ts'

/** The budgets that are in use, by environment variables and what admins chose. */
function budgetsOf(variables: Record<string, string>, choices: StoredEngines['choices'] = {}, keyOf: Record<string, string> = {}) {
  const access = new Map(
    Object.entries(keyOf).map(([provider, key]) => [provider as 'compatible', { baseUrl: null, key, keyEnd: null, unreadable: false }]),
  )
  return resolveEngines(parseEnv(variables), { choices, access }).choices.budgets
}

const openai = { AI_MODEL: 'openai/gpt-5-mini', AI_API_KEY: 'sk-1' }
const none = { per_user: null, all: null, answer: null }

describe('a model that may cost money has a daily limit for each user, whoever chose it', () => {
  const perUser = { ...none, per_user: 2_000_000 }
  test.each<[string, Parameters<typeof budgetsOf>, object]>([
    ['by the environment', [openai], perUser],
    ['as a fallback', [{ AI_MODEL: 'ollama/llama', AI_FALLBACK_MODELS: 'anthropic/claude', AI_API_KEY: 'sk-1' }], perUser],
    ['in the panel', [{}, { engine: { provider: 'google', model: 'gemini' } }], perUser],
    ['for visitors only', [{}, { try_out: { engine: { provider: 'openrouter', model: 'a/b' }, per_day: 100 } }], perUser],
    ['a server of another company, with a key', [{}, { engine: { provider: 'compatible', model: 'm' } }, { compatible: 'gsk-1' }], perUser],
    ['beside a limit for one answer', [{ ...openai, AI_MAX_OUTPUT_TOKENS: '4096' }], { ...perUser, answer: 4096 }],
    ['beside very long answers', [{ ...openai, AI_MAX_OUTPUT_TOKENS: '1500000' }], { ...none, per_user: 3_000_000, answer: 1_500_000 }],
  ])('%s', (_, given, budgets) => {
    expect(budgetsOf(...given)).toEqual(budgets)
  })
})

describe('no limit is added', () => {
  test.each<[string, Parameters<typeof budgetsOf>, object]>([
    ['where nothing was chosen', [{}], none],
    ['to models on one’s own computers', [{ AI_MODEL: 'ollama/llama' }], none],
    ['to a server without a key', [{}, { engine: { provider: 'compatible', model: 'm' } }], none],
    ['where the environment limits a day', [{ ...openai, AI_DAILY_TOKENS: '5000000' }], { ...none, all: 5_000_000, answer: 8_192 }],
    ['where an admin chose none', [openai, { budgets: none }], none],
  ])('%s', (_, given, budgets) => {
    expect(budgetsOf(...given)).toEqual(budgets)
  })
})
