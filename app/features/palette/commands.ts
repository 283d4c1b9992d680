import type { LucideIcon } from 'lucide-react'
import { commandGroupNames } from './messages.ts'

/** The groups of the command palette, in the order of search results. */
export const commandGroups = ['screens', 'theme', 'account', 'recent', 'search'] as const
type CommandGroup = (typeof commandGroups)[number]

/** A command of the palette. */
export interface Command {
  readonly id: string
  readonly group: CommandGroup
  readonly label: string
  /** Additional text beside the label, also searched. */
  readonly note?: string
  /** Additional search words, not shown. */
  readonly words?: string
  readonly icon: LucideIcon
  /** Marks the current screen or setting. */
  readonly current?: boolean
  /** The path it opens: the focus then moves to that screen, not back to the element that opened the palette. */
  readonly to?: string
  readonly run?: () => void
}

/** Lower case and without accents, for comparison. */
const normalized = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()

/** The score of a text for one search word: 3 at its start, 2 at the start of a word, 1 anywhere, 0 for no match. */
function scoreOf(text: string, word: string): number {
  const at = text.indexOf(word)
  if (at < 0) return 0
  if (at === 0) return 3
  return text.includes(` ${word}`) ? 2 : 1
}

/**
 * The commands that match every word of the search, the best of each group first; all of them, in their order, for a blank search.
 */
export function matching(commands: readonly Command[], search: string): readonly Command[] {
  const words = normalized(search).split(/\s+/).filter(Boolean)
  if (words.length === 0) return commands
  const scored = commands.map((command) => {
    const [label, rest] = [
      normalized(command.label),
      normalized(`${command.note ?? ''} ${command.words ?? ''} ${commandGroupNames[command.group]}`),
    ]
    const scores = words.map((word) => Math.max(scoreOf(label, word) * 2, scoreOf(rest, word)))
    return { command, score: scores.includes(0) ? 0 : scores.reduce((sum, one) => sum + one, 0) }
  })
  return scored
    .filter((one) => one.score > 0)
    .toSorted((a, b) => commandGroups.indexOf(a.command.group) - commandGroups.indexOf(b.command.group) || b.score - a.score)
    .map(({ command }) => command)
}
