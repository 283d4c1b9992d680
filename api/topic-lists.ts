import { z } from 'zod'
import { ById, Moment } from '#api/schemas.ts'
import { userCall } from '#contract/call.ts'
import { Id, storable, userText } from '#contract/fields.ts'
import { languageCodes, toneIds } from '#contract/options.ts'
import { features } from '#contract/plans.ts'
import { topicListMessages } from '#contract/topic-list-messages.ts'
import { checkedStates, listColumns, listLimits, maxListRows, topicListRowStates, topicListStates } from '#contract/topic-lists.ts'
import { kindNames } from '#kinds/index.ts'

const { nameRequired, nothingPicked } = topicListMessages

const cell = storable(z.string().max(listLimits.name)).optional()

/** What a list is read from. */
const Given = z.strictObject({
  text: storable(z.string().max(listLimits.bytes)).describe(
    `CSV with a header (separated by comma, semicolon, tab or bar), or one topic per line. Columns, in any case: ${listColumns.join(', ')}`,
  ),
  topic_column: z
    .int()
    .min(0)
    .max(100)
    .optional()
    .describe(
      'Which column has the topics, from 1; its first line is then a heading. 0: each line is a topic. Absent: as the headings say',
    ),
  defaults: z
    .strictObject({ kind: cell, platform: cell, language: cell, tone: cell, voice: cell })
    .default({})
    .describe('For rows that leave a column empty; written as in the columns'),
})

const texts = {
  kind: z.enum(kindNames),
  platform: z.string().nullable(),
  language: z.enum(languageCodes),
  tone: z.enum(toneIds),
  voice: Id.nullable().describe('The voice that writes; null: none'),
  feature: z.enum(features).describe('The quota that it draws on'),
}

const CheckedRow = z.object({
  line: z.int().describe('In the text, from 1'),
  topic: z.string(),
  state: z.enum(checkedStates).describe('wrong: `problem` says why; not-on-plan, over: it does not fit into what is left this month'),
  problem: z.string().nullable(),
  text: z.object(texts).nullable().describe('What it would be; null when it is wrong'),
})
export type CheckedRow = z.infer<typeof CheckedRow>

const CheckedList = z.object({
  columns: z.array(z.enum(listColumns)).describe('Those of the header; empty: one topic per line'),
  unknown: z.array(z.string()).describe('Columns that are not used'),
  question: z
    .object({ columns: z.array(z.object({ heading: z.string(), samples: z.array(z.string()) })) })
    .nullable()
    .describe('The headings do not say which column has the topics: check again with `topic_column`. There are no rows yet'),
  beyond: z.int().describe(`Rows after the first ${maxListRows}, which were not read`),
  rows: z.array(CheckedRow),
  needed: z
    .array(
      z.object({
        feature: z.enum(features),
        rows: z.int().describe('Rows that draw on it, those that do not fit too'),
        left: z.int().nullable().describe('Generations left this month, without those that other lists will use; null: unlimited'),
      }),
    )
    .describe('What the list takes of the month, by quota'),
})
export type CheckedList = z.infer<typeof CheckedList>

const TopicList = z.object({
  id: Id,
  name: z.string(),
  state: z.enum(topicListStates),
  problem: z.string().nullable().describe('Why it is paused; null when its user paused it'),
  rows: z.record(z.enum(topicListRowStates), z.int()).describe('How many rows are in each state'),
  created_at: Moment,
  updated_at: Moment,
})
export type TopicList = z.infer<typeof TopicList>

const TopicListRow = z.object({
  id: Id,
  position: z.int(),
  topic: z.string(),
  ...texts,
  state: z.enum(topicListRowStates),
  problem: z.string().nullable(),
  lacks_facts: z
    .boolean()
    .describe('Whether it failed because the built-in writer has nothing to write from: without other facts it fails again'),
  generation_id: Id.nullable().describe('Its text, in History'),
  saved: z.boolean().describe('Whether it was saved to the library from the list'),
  beginning: z.string().nullable().describe('Of its text as its user last had it, in one line'),
  to_check: z.int().describe('How many things its user should check before using the text'),
  copied: z.boolean().describe('Whether its user has copied the text as it is now'),
})
export type TopicListRow = z.infer<typeof TopicListRow>

/** What a user can do with a list. */
export const listActions = ['pause', 'resume', 'stop', 'retry'] as const
export type ListAction = (typeof listActions)[number]

/** The calls of topic lists. */
export const topicListCalls = {
  /** Newest first. */
  list: userCall
    .route({ method: 'GET', path: '/api/topic-lists', summary: 'List the topic lists' })
    .meta({ scope: 'read' })
    .output(z.object({ items: z.array(TopicList) })),
  check: userCall
    .route({
      method: 'POST',
      path: '/api/topic-lists/check',
      summary: 'Read a topic list and say what each row would be',
      description: 'Reads a list and says what each row would be. Nothing is stored.',
    })
    .meta({ scope: 'read', errors: ['RATE_LIMITED'] })
    .input(Given)
    .output(CheckedList),
  start: userCall
    .route({
      method: 'POST',
      path: '/api/topic-lists',
      summary: 'Start to write a topic list',
      description:
        'Stores the rows at these lines and starts to write them, one after another. Rows that are wrong or no longer fit are left out. Each row is one generation.',
    })
    .meta({ scope: 'write', errors: ['CONFLICT', 'RATE_LIMITED'] })
    .input(
      Given.extend({
        name: userText(listLimits.name, nameRequired),
        lines: z.array(z.int().positive()).min(1, nothingPicked).max(maxListRows),
      }),
    )
    .output(z.object({ list: TopicList, left_out: z.int() })),
  get: userCall
    .route({ method: 'GET', path: '/api/topic-lists/{id}', summary: 'Read a topic list with its rows' })
    .meta({ scope: 'read', errors: ['NOT_FOUND'] })
    .input(ById)
    .output(z.object({ list: TopicList, rows: z.array(TopicListRow) })),
  act: userCall
    .route({
      method: 'POST',
      path: '/api/topic-lists/{id}',
      summary: 'Pause, resume, stop or retry a topic list',
      description:
        'pause: starts no more rows; resume: continues; stop: ends it, and the row that is being written is finished; retry: tries failed rows again, and those that a stop left; with `rows`, these alone, also rows that wait in a paused list. An action that does not apply changes nothing.',
    })
    .meta({ scope: 'write', errors: ['NOT_FOUND'] })
    .input(
      ById.extend({
        action: z.enum(listActions),
        rows: z.array(Id).min(1, nothingPicked).max(maxListRows).optional().describe('Of retry; absent: all that it can try'),
      }),
    )
    .output(TopicList),
  /** Its texts stay in History. */
  remove: userCall
    .route({ method: 'DELETE', path: '/api/topic-lists/{id}', summary: 'Delete a topic list', successStatus: 204 })
    .meta({ scope: 'write', errors: ['NOT_FOUND'] })
    .input(ById),
  save: userCall
    .route({
      method: 'POST',
      path: '/api/topic-lists/{id}/save',
      summary: 'Save the texts of a topic list to the library',
      description: 'Saves finished texts to the library, all or none: those of these rows, or all that were not saved yet.',
    })
    .meta({ scope: 'write', errors: ['NOT_FOUND', 'RATE_LIMITED'] })
    .input(ById.extend({ rows: z.array(Id).min(1, nothingPicked).max(maxListRows).optional() }))
    .output(z.object({ saved: z.int().describe('Library entries') })),
}
