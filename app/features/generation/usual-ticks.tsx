import { useEffect, useEffectEvent, useState } from 'react'
import { hasUser } from '#app/lib/generation/screens.ts'
import { parsed, readItem, writeItem } from '#app/lib/storage.ts'
import { Button } from '#app/ui/button.tsx'
import { listLanguage } from '#contract/i18n.ts'
import { tickedIn, ticking, tiles } from './all-in-one-plan.ts'
import type { GeneratorForm } from './form/use-generator-form.ts'
import { allInOneMessages } from './messages.ts'

/** How many of the last sets of ticks are remembered: the one that is used most among them is the usual one. */
const remembered = 10

/** It is no text, so it stays when the user signs out. */
const keyOf = (screen: string) => `ticks:${screen}`

/** The sets of tiles that were used, the last one first. */
function usedSets(screen: string): string[][] {
  const { sets } = parsed(readItem('local', keyOf(screen))) ?? {}
  return Array.isArray(sets) ? sets.filter((set): set is string[] => Array.isArray(set) && set.every((id) => typeof id === 'string')) : []
}

/** The set that is used most; of several, the one that was used last. */
function mostUsed(sets: readonly string[][]): readonly string[] {
  const counts = Map.groupBy(sets, (set) => set.join())
  return [...counts.values()].toSorted((one, other) => other.length - one.length)[0]?.[0] ?? []
}

/**
 * Remembers which tiles a user ticks, and ticks those of the last time where none is ticked.
 * @returns the usual ones; empty before the first use
 */
export function useUsualTicks(
  screen: string,
  { values, change, busy }: Pick<GeneratorForm, 'values' | 'change' | 'busy'>,
): readonly string[] {
  const [sets, setSets] = useState(() => usedSets(screen))
  const tickLast = useEffectEvent(() => {
    if (sets[0] && tickedIn(values).length === 0) change(ticking(sets[0]))
  })
  const remember = useEffectEvent(() => {
    const used = tickedIn(values)
    if (used.length === 0 || !hasUser(screen)) return
    const next = [used, ...sets].slice(0, remembered)
    setSets(next)
    writeItem('local', keyOf(screen), JSON.stringify({ sets: next }))
  })
  useEffect(() => tickLast(), [])
  useEffect(() => {
    if (busy) remember()
  }, [busy])
  return mostUsed(sets)
}

interface TickButtonsProps {
  usual: readonly string[]
  /** Every tile that the plan has. */
  all: readonly string[]
  onTick: (ids: readonly string[]) => void
}

/** Ticks many tiles at once. */
export function TickButtons({ usual, all, onTick }: TickButtonsProps) {
  const t = allInOneMessages
  const names = tiles.filter(({ id }) => usual.includes(id)).map(({ label }) => label)
  return (
    <div className="flex flex-wrap gap-2">
      <Button variant="secondary" size="sm" title={t.tickAllHint} onClick={() => onTick(all)}>
        {t.tickAll}
      </Button>
      {names.length > 0 && (
        <Button
          variant="secondary"
          size="sm"
          title={t.tickUsualHint({ names: new Intl.ListFormat(listLanguage).format(names) })}
          onClick={() => onTick(usual)}
        >
          {t.tickUsual}
        </Button>
      )}
      <Button variant="ghost" size="sm" onClick={() => onTick([])}>
        {t.tickNone}
      </Button>
    </div>
  )
}
