import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { hasUser, pathOfScreen } from '#app/lib/generation/screens.ts'
import { parsed, readItem, removeItem, writeItem } from '#app/lib/storage.ts'

/** One field of a form: its initial value, and whether a stored value is still valid. */
export interface DraftField<Value> {
  readonly initial: Value
  readonly accepts: (value: unknown) => boolean
}
export type DraftFields<Values> = { readonly [Name in keyof Values]: DraftField<Values[Name]> }

export const textField = (max: number): DraftField<string> => ({
  initial: '',
  accepts: (value) => typeof value === 'string' && value.length <= max,
})
export const oneOf = <Id extends string>(ids: readonly Id[], initial: Id): DraftField<Id> => ({
  initial,
  accepts: (value) => ids.some((id) => id === value),
})
export const someOf = <Id extends string>(ids: readonly Id[], initial: readonly Id[]): DraftField<readonly Id[]> => ({
  initial,
  accepts: (value) => Array.isArray(value) && value.every((id) => ids.includes(id)),
})
export const wholeNumber = (min: number, max: number, initial: number): DraftField<number> => ({
  initial,
  accepts: (value) => Number.isInteger(value) && Number(value) >= min && Number(value) <= max,
})
export const flag = (initial: boolean): DraftField<boolean> => ({ initial, accepts: (value) => typeof value === 'boolean' })

const keyOf = (screen: string) => `draft:${screen}`

/** The stored values of a screen; a field whose value is missing or no longer valid starts with its initial value. */
export function readDraft<Values extends object>(screen: string, fields: DraftFields<Values>): Values {
  const stored = parsed(readItem('local', keyOf(screen))) ?? {}
  const entries = Object.entries<DraftField<unknown>>(fields).map(([name, { initial, accepts }]) => [
    name,
    accepts(stored[name]) ? stored[name] : initial,
  ])
  return Object.fromEntries(entries) as Values
}

interface OpenForm {
  readonly values: object
  readonly change: (changed: object) => void
  /** Takes over a draft that was replaced. */
  readonly reread: () => void
}

/** Mounted forms, by screen. */
const open = new Map<string, OpenForm>()

const listeners = new Set<() => void>()
const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The form of a screen, to read and change its values from outside; `undefined` when it is not mounted. */
export const openForm = (screen: string): Pick<OpenForm, 'values' | 'change'> | undefined => open.get(screen)

/** The same for a component, which is rendered again when the form changes. */
export const useOpenForm = (screen: string): ReturnType<typeof openForm> =>
  useSyncExternalStore(
    subscribe,
    () => openForm(screen),
    () => undefined,
  )

/** Replaces a screen's draft, also in an open form. Returns the function that restores the previous one. */
export function putDraft(screen: string, values: object): () => void {
  const before = readItem('local', keyOf(screen))
  const put = (draft: string | null) => {
    if (draft === null) removeItem('local', keyOf(screen))
    else writeItem('local', keyOf(screen), draft)
    open.get(screen)?.reread()
  }
  put(JSON.stringify(values))
  return () => put(before)
}

/**
 * What was typed before the user was known, by path. It is not stored, because another user could read it: the form that replaces this one
 * when the session is read takes it over, and leaving the screen discards it.
 */
const typedBeforeSession = new Map<string, object>()

function firstValues<Values extends object>(screen: string, fields: DraftFields<Values>): Values {
  const typed = hasUser(screen) && typedBeforeSession.get(pathOfScreen(screen))
  return typed ? (typed as Values) : readDraft(screen, fields)
}

/** Topic and options of a screen, stored at each change, so that a reload and a new sign-in keep them. */
export function useDraft<Values extends object>(screen: string, fields: DraftFields<Values>) {
  const [values, setValues] = useState(() => firstValues(screen, fields))
  const first = useRef(values)
  useEffect(() => {
    if (hasUser(screen)) writeItem('local', keyOf(screen), JSON.stringify(values))
    else if (values !== first.current) typedBeforeSession.set(pathOfScreen(screen), values)
  }, [screen, values])
  const change = useCallback((changed: Partial<Values>) => setValues((now) => ({ ...now, ...changed })), [])
  useEffect(() => {
    const reread = () => setValues(readDraft(screen, fields))
    open.set(screen, { values, change, reread })
    for (const listener of listeners) listener()
    return () => {
      open.delete(screen)
    }
  }, [screen, fields, values, change])
  useEffect(
    () => () => {
      if (!hasUser(screen)) typedBeforeSession.delete(pathOfScreen(screen))
    },
    [screen],
  )
  return [values, change] as const
}
