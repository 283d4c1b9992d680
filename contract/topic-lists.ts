/** Lists of topics that are written one after another, in the background. Separate from the schemas, so that screens do not load zod. */

import { type Role, roleIds } from '#contract/roles.ts'

/** Topics in one list, and stored lists of one user, at most. */
export const maxListRows = 500
export const maxTopicLists = 100

/** UTF-16 units of a list's name, and bytes of its text in UTF-8: with the rest of the request it fits in a request's body. */
export const listLimits = { name: 120, bytes: 450_000 } as const

/** The columns of a list, in any case: settings, and facts by role. Without a header each line is a topic. */
export const settingColumns = ['topic', 'details', 'platform', 'language', 'tone', 'kind', 'voice'] as const
export const listColumns = [...settingColumns, ...roleIds] as const
export type ListColumn = (typeof listColumns)[number]
/** The facts that most lists have, for examples. */
export const usualFactColumns = ['price', 'until', 'when', 'where', 'order', 'link', 'contact', 'steps'] as const satisfies readonly Role[]
/** A column that holds a fact. */
export const isRoleColumn = (column: ListColumn): column is Role => (roleIds as readonly string[]).includes(column)

/** What a column is called in a list: screens call the kind a type. */
export const headingOf = (column: ListColumn): string => (column === 'kind' ? 'type' : column)

/** `paused`: by the user, or because nothing more can be written now; `done`: every row was written or has failed. */
export const topicListStates = ['running', 'paused', 'stopped', 'done'] as const
export type TopicListState = (typeof topicListStates)[number]

/** `waiting` with a problem: it cannot be written now, because of the quota. */
export const topicListRowStates = ['waiting', 'writing', 'done', 'failed', 'stopped'] as const
export type TopicListRowState = (typeof topicListRowStates)[number]

/** `wrong`: it says why in `problem`; `not-on-plan`, `over`: it does not fit into the plan or what is left of the month's quota. */
export const checkedStates = ['ready', 'wrong', 'not-on-plan', 'over'] as const
export type CheckedState = (typeof checkedStates)[number]
