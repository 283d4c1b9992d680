import { useCallback, useEffect, useRef, useState } from 'react'

/** The ids between two of a list, both included; only the second when the first is no longer in it. */
export function between(ids: readonly string[], from: string | null, to: string): string[] {
  const [start, end] = [from === null ? -1 : ids.indexOf(from), ids.indexOf(to)]
  if (start === -1 || end === -1) return [to]
  return ids.slice(Math.min(start, end), Math.max(start, end) + 1)
}

/**
 * The ticked entries of a list. With `range`, all from the entry that was changed last get the same tick.
 * @param list identifies the list; another one starts with nothing ticked
 */
export function useSelection(list: string, ids: readonly string[]) {
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set())
  const [seen, setSeen] = useState(list)
  if (seen !== list) {
    setSeen(list)
    setTicked(new Set())
  }
  const last = useRef<string | null>(null)
  const listed = useRef(ids)
  useEffect(() => {
    listed.current = ids
  }, [ids])

  const tick = useCallback((id: string, on: boolean, range: boolean) => {
    const touched = range ? between(listed.current, last.current, id) : [id]
    last.current = id
    setTicked((now) => (on ? new Set([...now, ...touched]) : new Set([...now].filter((other) => !touched.includes(other)))))
  }, [])
  const tickAll = (on: boolean) => setTicked(new Set(on ? ids : []))

  return { ticked, tick, tickAll }
}
