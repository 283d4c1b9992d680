import type { TriedPost, TriedQuestion } from '#api/try-out.ts'
import type { FactAnswers, Role } from '#contract/roles.ts'

interface Questions {
  /** What was answered so far; `undefined` when nothing was. */
  readonly answers: () => FactAnswers | undefined
  /** Shows what a text leaves open. */
  readonly show: (tried: Pick<TriedPost, 'ask' | 'questions'>) => void
  /** Forgets the answers: they were about another topic. */
  readonly clear: () => void
}

/**
 * The questions under a text: `asked` holds a button for each, and `answering` the field of the pressed one. What was answered stays a
 * button with its answer, to correct it.
 * @param part finds the elements by `data-try="…"`
 * @param write writes the text again
 */
export function wireQuestions(part: (name: string) => HTMLElement[], write: () => void): Questions {
  const answered = new Map<Role, string>()
  const [field] = part('answer') as HTMLTextAreaElement[]
  /** A button each. */
  let offered: readonly TriedQuestion[] = []
  let opened: Role | undefined

  const show = (name: string, isShown: boolean) => {
    for (const place of part(name)) place.hidden = !isShown
  }
  const keepAnswer = () => {
    if (opened) answered.set(opened, field?.value.trim() ?? '')
  }

  function open(asks: TriedQuestion): void {
    keepAnswer()
    opened = asks.role
    show('answering', true)
    draw()
    if (!field) return
    for (const label of part('question')) label.textContent = asks.question
    field.placeholder = asks.example
    field.value = answered.get(asks.role) ?? ''
    field.rows = asks.role === 'steps' ? 4 : 1
    field.focus({ preventScroll: true })
    for (const place of part('answering')) place.scrollIntoView({ block: 'nearest' })
  }

  function buttonOf(asks: TriedQuestion): HTMLButtonElement {
    const { role, label } = asks
    const answer = answered.get(role)
    const textContent = answer ? `${label}: ${answer.replaceAll('\n', ' · ')}` : label
    const button = Object.assign(document.createElement('button'), { type: 'button', textContent, ariaExpanded: String(role === opened) })
    button.dataset.role = role
    button.addEventListener('click', () => open(asks))
    return button
  }

  function draw(): void {
    for (const list of part('asked')) list.replaceChildren(...offered.map(buttonOf))
  }

  function answer(): void {
    keepAnswer()
    if (field?.value.trim()) write()
    else field?.focus()
  }
  field?.addEventListener('keydown', (press) => {
    // Enter writes; in a list it begins the next line.
    const isNewLine = press.shiftKey || press.isComposing || (opened === 'steps' && !press.ctrlKey && !press.metaKey)
    if (press.key !== 'Enter' || isNewLine) return
    press.preventDefault()
    answer()
  })
  for (const button of part('write-it')) button.addEventListener('click', answer)

  return {
    answers() {
      keepAnswer()
      const filled = [...answered].filter(([, text]) => text)
      return filled.length > 0 ? Object.fromEntries(filled) : undefined
    },
    show({ ask, questions = [] }) {
      const corrected = offered.filter(({ role }) => answered.get(role) && !questions.some((open) => open.role === role))
      offered = [...corrected, ...questions]
      opened = undefined
      const hadFocus = part('answering').some((place) => place.contains(document.activeElement))
      show('answering', false)
      show('questions', offered.length > 0)
      const why = ask ? 'thin' : questions.length > 0 ? 'more' : 'done'
      for (const line of part('why')) line.textContent = line.dataset[why] ?? ''
      draw()
      const next = (questions[0] ?? offered[0])?.role
      // The box scrolls: the buttons may be below its edge.
      if (ask || hadFocus) for (const place of part('questions')) place.scrollIntoView({ block: 'nearest' })
      if (hadFocus) part('asked')[0]?.querySelector<HTMLElement>(`[data-role="${next}"]`)?.focus({ preventScroll: true })
    },
    clear() {
      answered.clear()
      opened = undefined
      offered = []
      show('questions', false)
    },
  }
}
