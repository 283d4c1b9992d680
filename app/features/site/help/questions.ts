import { accountGroups } from './account-questions.ts'
import type { Question, QuestionGroup } from './question.ts'
import { writingGroups } from './writing-questions.ts'

/** Every question of the help page, by group, in the page's order. */
export const questionGroups: readonly QuestionGroup[] = [...writingGroups, ...accountGroups]

export const questions: readonly Question[] = questionGroups.flatMap((group) => group.questions)

/** What people ask before they pay, in this order. */
const beforePaying = ['one-use', 'month', 'hashtag-posts', 'ideas-per-use', 'paying', 'plan-ends']

/** The help's own answers, shown beside the prices. */
export const pricingQuestions: readonly Question[] = beforePaying.flatMap((asked) => questions.filter(({ id }) => id === asked))
