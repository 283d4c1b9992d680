import type { CheckedList, CheckedRow } from '#api/topic-lists.ts'
import { type Feature, type Limit, plans } from '#contract/plans.ts'
import { topicListMessages } from '#contract/topic-list-messages.ts'
import type { CheckedState, ListColumn } from '#contract/topic-lists.ts'
import { voiceCounts, voiceMessages } from '#contract/voice-messages.ts'
import type { GenerationAccount } from '#server/core/accounts/accounts.ts'
import type { Quota } from '#server/core/billing/quota.ts'
import { yieldToEventLoop } from '#server/core/calls/yield-to-event-loop.ts'
import { unusedVoices, voicesOf } from '#server/core/generation/voices.ts'
import type { Db, Tx } from '#server/infra/db/database.ts'
import { described } from './described.ts'
import { openRowsByFeature } from './lists.ts'
import { readList } from './read.ts'
import { type NamedVoice, type RowRequest, requestOfRow } from './requests.ts'

export interface GivenList {
  readonly text: string
  readonly topic_column?: number | undefined
  readonly defaults: Readonly<Partial<Record<ListColumn, string | undefined>>>
}

interface Deps {
  readonly db: Db
  readonly quota: Pick<Quota, 'usage'>
}

interface Read {
  readonly checked: CheckedList
  /** By line: the requests of the rows that fit. */
  readonly ready: ReadonlyMap<number, RowRequest>
}

/** Rows that are checked between two other requests. */
const rowsAtOnce = 50

/** Generations that are left this month, by feature, without those that the user's other lists will use; `null` is unlimited. */
async function leftFor({ db, quota }: Deps, account: GenerationAccount, tx?: Tx) {
  // In this order: a row that is charged in between counts twice rather than not at all.
  const open = await openRowsByFeature(tx ?? db, account.id)
  const usage = await quota.usage(account, tx)
  const left = (limit: number, used: number, feature: Feature) => Math.max(0, limit - used - (open.get(feature) ?? 0))
  return new Map(
    usage.map(({ feature, used, limit }): [Feature, Allowance] => [feature, { limit, left: limit && left(limit, used, feature) }]),
  )
}

interface Allowance {
  readonly limit: Limit
  readonly left: Limit
}

/** The user's voices, oldest first. */
async function namedVoices(db: Db, { id: userId, plan }: GenerationAccount): Promise<NamedVoice[]> {
  const rows = await voicesOf(db, userId)
  const unused = unusedVoices(rows, plan)
  const problem = voiceMessages.notOnPlan({ count: voiceCounts.voices(plans[plan].voices) })
  return rows.map((row) => ({ id: row.id, name: row.name, ...(unused.includes(row) && { problem }) }))
}

const given = (defaults: GivenList['defaults']) =>
  Object.fromEntries(Object.entries(defaults).flatMap(([column, value]) => (value?.trim() ? [[column, value.trim()]] : [])))

/**
 * Reads a list and says what each row would be, and whether it fits into the user's plan: of the rows that draw on one quota, the first
 * ones get what is left.
 * @throws INVALID_INPUT when nothing can be read
 */
export async function checkList(
  deps: Deps,
  account: GenerationAccount,
  { text, topic_column: topicColumn, defaults }: GivenList,
): Promise<Read> {
  // Lists of different users are read in different iterations of the event loop.
  await yieldToEventLoop()
  const { rows, columns, question, ...list } = readList(text, topicColumn)
  const own = await namedVoices(deps.db, account)
  const allowances = await leftFor(deps, account)
  const needed = new Map<Feature, number>()
  const ready = new Map<number, RowRequest>()

  const checkRow = ({ line, cells, problem }: (typeof rows)[number]): CheckedRow => {
    const wanted = problem === null ? requestOfRow(cells, given(defaults), own) : { problem }
    const topic = cells.topic ?? ''
    if ('problem' in wanted) return { line, topic, state: 'wrong', problem: wanted.problem, text: null }
    const { kind, feature, request } = wanted
    const before = needed.get(feature) ?? 0
    needed.set(feature, before + 1)
    const state = stateOf(allowances.get(feature), before)
    if (state === 'ready') ready.set(line, wanted)
    return { line, topic, state, problem: problemOf(state), text: { kind, feature, ...described(request) } }
  }
  const checked: CheckedRow[] = []
  for (const [at, row] of rows.entries()) {
    if (at % rowsAtOnce === 0) await yieldToEventLoop()
    checked.push(checkRow(row))
  }
  return {
    ready,
    checked: {
      ...list,
      question: question && { columns: question.columns.map(({ heading, samples }) => ({ heading, samples: [...samples] })) },
      unknown: [...list.unknown],
      columns: [...columns],
      rows: checked,
      needed: [...needed].map(([feature, count]) => ({ feature, rows: count, left: allowances.get(feature)?.left ?? null })),
    },
  }
}

/**
 * The first rows that fit into what is left now. In a transaction that holds the lock of the user's reservations, no list that starts at
 * the same time takes what these rows will use.
 */
export async function rowsThatFit(deps: Deps, tx: Tx, account: GenerationAccount, rows: readonly RowRequest[]): Promise<RowRequest[]> {
  const allowances = await leftFor(deps, account, tx)
  const taken = new Map<Feature, number>()
  return rows.filter(({ feature }) => {
    const before = taken.get(feature) ?? 0
    taken.set(feature, before + 1)
    return stateOf(allowances.get(feature), before) === 'ready'
  })
}

/** @param before rows of the list that draw on the same quota before it */
function stateOf(allowance: Allowance | undefined, before: number): CheckedState {
  if (allowance?.limit === 0) return 'not-on-plan'
  const left = allowance?.left ?? null
  return left === null || before < left ? 'ready' : 'over'
}

function problemOf(state: CheckedState): string | null {
  const { notOnPlan, over } = topicListMessages
  return state === 'not-on-plan' ? notOnPlan : state === 'over' ? over : null
}
