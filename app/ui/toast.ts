import type { ExternalToast, toast as sonner } from 'sonner'

export type ToastOptions = ExternalToast
type Words = Parameters<typeof sonner>[0]
type Level = 'message' | 'success' | 'info' | 'warning' | 'error' | 'loading'
type Id = string | number

/** The library once it is there and shows what it is given. */
let shown: typeof sonner | null = null
let waiting: (() => void)[] = []
const askers = new Set<() => void>()
let raised = 0

function raise(level: Level, words: Words, options: ToastOptions = {}): Id {
  const id = options.id ?? `toast-${++raised}`
  const show = () => void shown?.[level](words, { ...options, id })
  if (shown) show()
  else {
    waiting.push(show)
    for (const ask of askers) ask()
  }
  return id
}

const at =
  (level: Level) =>
  (words: Words, options?: ToastOptions): Id =>
    raise(level, words, options)

/**
 * Raises a message that goes by itself; answers its id, under which it can be replaced or dismissed. sonner draws it, and
 * comes with the first thing a person does: until then a message waits.
 */
export const toast = Object.assign(at('message'), {
  success: at('success'),
  info: at('info'),
  warning: at('warning'),
  error: at('error'),
  /** Stays until another takes its id. */
  loading: at('loading'),
  /** Takes one away; without an id, all. */
  dismiss(id?: Id): void {
    if (id === undefined) waiting = []
    shown?.dismiss(id)
  },
})

/** Calls when a message waits for the library. Answers how to stop. */
export function onToastWaiting(ask: () => void): () => void {
  askers.add(ask)
  if (waiting.length > 0) ask()
  return () => void askers.delete(ask)
}

/** The library is on the page: what waited is shown. Answers how to say that it is gone. */
export function showToastsWith(library: typeof sonner): () => void {
  shown = library
  for (const show of waiting.splice(0)) show()
  return () => {
    shown = null
  }
}
