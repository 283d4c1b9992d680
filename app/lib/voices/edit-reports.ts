import { useCallback, useEffect, useRef, useSyncExternalStore } from 'react'
import { api } from '#app/lib/api.ts'
import { isEdited, type WrittenRun } from '#app/lib/generation/run.ts'
import { kindOf } from '#app/lib/generation/screens.ts'
import { longestEditedText, type VoiceRule } from '#contract/voice-rules.ts'

/** A rule that the server suggests after an edit, and the result that was edited last. */
interface Suggestion {
  readonly id: string
  readonly rule: VoiceRule
  readonly voice: string
  readonly screen: string
  readonly slot: string
}

/** The one suggestion that is shown: a newer one replaces it. */
let suggestion: Suggestion | null = null
const listeners = new Set<() => void>()

function show(next: Suggestion | null): void {
  suggestion = next
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
const current = () => suggestion

/** The suggestion to show at a result, also at the next text in its place. */
export function useSuggestion(screen: string, slot: string): Suggestion | null {
  const now = useSyncExternalStore(subscribe, current, () => null)
  return now?.screen === screen && now.slot === slot ? now : null
}

export const dismissSuggestion = (): void => show(null)

/** Which text of a run is shown. */
const textOf = ({ id, alternatives }: WrittenRun): string => `${id} ${(alternatives?.shown ?? 0) + 1}`

/** Characters of which a report is below the 64 KiB of a `keepalive` request in any script. */
const keptAliveLength = 20_000

/** The edited texts that the server has, by generation and version: each is sent once. */
const reported = new Map<string, string>()

/** Sends what the user made of a text that one of their voices wrote. The server compares it with its original. */
async function report(screen: string, run: WrittenRun): Promise<void> {
  const { id, kind, slot, alternatives, request } = run
  if (!request.voice || !isEdited(run)) return
  const version = (alternatives?.shown ?? 0) + 1
  const after = kindOf(kind).text({ ...run.result })
  const key = textOf(run)
  if (reported.get(key) === after || after.length > longestEditedText) return
  reported.set(key, after)
  try {
    const keepalive = after.length <= keptAliveLength
    const { suggestion } = await api.voiceRules.report({ generation: id, version, after }, { context: { keepalive } })
    if (suggestion) show({ ...suggestion, voice: request.voice, screen, slot })
  } catch (error) {
    // Nothing that the user waits for. The next copy or save sends it again.
    reported.delete(key)
    console.warn('An edit could not be reported', error)
  }
}

/** Reports the edits of a result when it is saved or left; the returned function reports them when it is copied. */
export function useEditReports(screen: string, run: WrittenRun): () => void {
  const last = useRef(run)
  const before = useRef(run.saved)
  const text = textOf(run)
  const { saved } = run
  const reportNow = useCallback(() => void report(screen, last.current), [screen])
  useEffect(() => {
    const onHidden = () => document.visibilityState === 'hidden' && reportNow()
    document.addEventListener('visibilitychange', onHidden)
    return () => document.removeEventListener('visibilitychange', onHidden)
  }, [reportNow])
  useEffect(
    () => () => {
      // React cleans up before it runs the next effects: the last text is still the one that is left.
      if (textOf(last.current) === text) reportNow()
    },
    [reportNow, text],
  )
  useEffect(() => {
    last.current = run
  }, [run])
  useEffect(() => {
    if (saved === before.current) return
    before.current = saved
    reportNow()
  }, [reportNow, saved])
  return reportNow
}
