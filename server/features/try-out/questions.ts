import type { TriedQuestion } from '#api/try-out.ts'
import type { ResultNotes } from '#contract/result-notes.ts'
import { roleLabels } from '#contract/role-label-messages.ts'
import { exampleFor, questionFor } from '#contract/role-messages.ts'

/** More buttons would be a form. */
const most = 4

/** The questions that a text leaves open: those of one that was written from nothing but a topic, else those that would add to it. */
export function questionsFor({ arranged, ask }: Pick<ResultNotes, 'arranged' | 'ask'>): TriedQuestion[] {
  const occasion = arranged?.occasion ?? 'other'
  const roles = ask?.map(({ role }) => role) ?? arranged?.open ?? []
  return roles.slice(0, most).map((role) => ({
    role,
    label: roleLabels[role],
    question: questionFor(occasion, role),
    example: exampleFor(occasion, role),
  }))
}
