import type { LucideIcon } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { useLocation } from 'react-router'

/** The palette's headings, as a search orders them. */
export const commandGroups = ['Go to', 'Theme', 'Account', 'Recent generations', 'Search'] as const
type CommandGroup = (typeof commandGroups)[number]

/** Something that the palette can do. */
export interface Command {
  readonly id: string
  readonly group: CommandGroup
  readonly label: string
  /** Said beside the label, and found by too: what a label alone does not tell. */
  readonly note?: string
  /** Other words that people look for it by. */
  readonly words?: string
  readonly icon: LucideIcon
  /** What it sets is as it says. */
  readonly current?: boolean
  /** Leads to another screen: the focus goes there, not back to where the palette was opened. */
  readonly to?: string
  readonly run?: () => void
}

/** Without accents and case, as a search compares it. */
const folded = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()

/** How well a text answers one word of a search, 0 for not at all: its own beginning, the beginning of a word, anywhere. */
function worth(text: string, word: string): number {
  const at = text.indexOf(word)
  if (at < 0) return 0
  if (at === 0) return 3
  return text.includes(` ${word}`) ? 2 : 1
}

/**
 * The commands that hold every word of the search, the best within each group first; all of them, in their order, for a
 * blank one.
 */
export function matching(commands: readonly Command[], search: string): readonly Command[] {
  const words = folded(search).split(/\s+/).filter(Boolean)
  if (words.length === 0) return commands
  const rated = commands.map((command) => {
    const [label, rest] = [folded(command.label), folded(`${command.note ?? ''} ${command.words ?? ''} ${command.group}`)]
    const worths = words.map((word) => Math.max(worth(label, word) * 2, worth(rest, word)))
    return { command, worth: worths.includes(0) ? 0 : worths.reduce((sum, one) => sum + one, 0) }
  })
  return rated
    .filter((one) => one.worth > 0)
    .toSorted((a, b) => commandGroups.indexOf(a.command.group) - commandGroups.indexOf(b.command.group) || b.worth - a.worth)
    .map(({ command }) => command)
}

/** Whether the palette is open, and where it was opened: going elsewhere (the back button, say) closes it. */
export function usePalette() {
  const { key } = useLocation()
  const [openAt, setOpenAt] = useState<string | null>(null)
  const open = openAt === key
  const show = (wanted: boolean) => setOpenAt(wanted ? key : null)

  const pressed = useEffectEvent((event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return
    // The browser's own search would open instead.
    event.preventDefault()
    // Another dialog has to be answered first.
    if (open || !document.querySelector('[role=dialog], [role=alertdialog]')) show(!open)
  })
  useEffect(() => {
    addEventListener('keydown', pressed)
    return () => removeEventListener('keydown', pressed)
  }, [])
  return { open, show }
}
