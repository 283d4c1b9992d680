import type { KeyboardEvent } from 'react'

/** Enter in a question of one line goes to the next one of its group (`data-questions`). In the last one it does what it does in a form. */
export function toNextQuestion(event: KeyboardEvent<HTMLInputElement>): void {
  const { key, ctrlKey, metaKey, nativeEvent, currentTarget } = event
  if (key !== 'Enter' || ctrlKey || metaKey || nativeEvent.isComposing) return
  const questions = [...(currentTarget.closest('[data-questions]')?.querySelectorAll<HTMLElement>('input, textarea') ?? [])]
  const next = questions[questions.indexOf(currentTarget) + 1]
  if (!next) return
  event.preventDefault()
  next.focus()
}

/** The class of a group of questions, inside of a container: two columns where they have room, one below the other on phones. */
export const questionGrid = 'grid grid-cols-1 gap-x-4 gap-y-3 @md:grid-cols-2'
