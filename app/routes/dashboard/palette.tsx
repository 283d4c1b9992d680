import { useQuery } from '@tanstack/react-query'
import { BookMarked, CircleUserRound, CreditCard, Gauge, History, Keyboard, KeyRound, LifeBuoy, LogOut, Mic, Search } from 'lucide-react'
import { useMemo } from 'react'
import { useLocation } from 'react-router'
import type { Command } from '#app/features/palette/commands.ts'
import { commandWords, paletteMessages } from '#app/features/palette/messages.ts'
import { Palette } from '#app/features/palette/palette.tsx'
import { shellMessages, themeNames } from '#app/features/shell/messages.ts'
import {
  adminItem,
  allInOneItem,
  dashboardItem,
  footItems,
  type NavItem,
  navGroups,
  topicListsItem,
} from '#app/features/shell/navigation.ts'
import { themeIcons } from '#app/features/shell/theme-menu.tsx'
import { query } from '#app/lib/api.ts'
import { useTheme } from '#app/lib/device.ts'
import { firstLine, generationLabel, generationTopic } from '#app/lib/generation/describe.ts'
import { groupDrafts } from '#app/lib/generation/drafts.ts'
import { generatorScreens } from '#app/lib/generation/screens.ts'
import { useIsAdmin, useSignOut } from '#app/lib/session.tsx'
import { themes } from '#app/lib/theme.ts'
import { useOpenBilling } from '#app/lib/use-open-billing.ts'
import { apiKeysPath, paths, voicesPath } from '#contract/paths.ts'

/** The number of recent generations that are searched, and of those shown for an empty search. */
const recent = { searched: 50, shown: 5 }

/** A generator also matches its heading: 'Insta Posts' matches Instagram, 'Scripter' matches Script Generator. */
const headingOf = (to: string) => generatorScreens.find(({ path }) => path === to)?.title

const screenCommand = ({ label, to, icon }: NavItem, group?: string): Command => {
  const heading = headingOf(to)
  return { id: to, group: 'screens', label, to, icon, ...(group && { note: group }), ...(heading && { words: heading }) }
}

/** Keyboard shortcuts are of no use on a device that is only touched. */
const isTouched = () => matchMedia('(pointer: coarse)').matches

function screenCommands(): readonly Command[] {
  const [t, words, shell] = [paletteMessages, commandWords, shellMessages]
  const screen = (id: string, label: string, to: string, icon: Command['icon'], more: Partial<Command>): Command => ({
    id,
    group: 'screens',
    label,
    to,
    icon,
    ...more,
  })
  const inSettings = { note: shell.settings }
  const inHelp = { note: shell.help }
  return [
    screenCommand(dashboardItem),
    { ...screenCommand(allInOneItem), words: words.allInOne },
    { ...screenCommand(topicListsItem), words: words.topicLists },
    ...navGroups.flatMap(({ label, items }) => items.map((item) => screenCommand(item, label))),
    screen('history', shell.history, paths.history, History, { words: words.history }),
    ...footItems.map((item) => screenCommand(item)),
    screen('account', t.account, paths.settings, CircleUserRound, { ...inSettings, words: words.account }),
    screen('usage', t.usage, `${paths.settings}?tab=usage`, Gauge, { ...inSettings, words: words.usage }),
    screen('voices', t.voices, voicesPath, Mic, { ...inSettings, words: words.voices }),
    screen('api-keys', t.apiKeys, apiKeysPath, KeyRound, { ...inSettings, words: words.apiKeys }),
    ...(isTouched() ? [] : [screen('keys', t.keys, `${paths.help}#keys`, Keyboard, { ...inHelp, words: words.keys })]),
    screen('contact', t.contact, paths.contact, LifeBuoy, { ...inHelp, words: words.contact }),
  ]
}

const searchesFor = (search: string): readonly Command[] => {
  const typed = search.trim()
  if (!typed) return []
  const shell = shellMessages
  const found = (id: string, place: string, path: string, icon: Command['icon']): Command => ({
    id,
    group: 'search',
    label: paletteMessages.searchIn({ place, typed }),
    words: typed,
    to: `${path}?search=${encodeURIComponent(typed)}`,
    icon,
  })
  return [found('in-history', shell.history, paths.history, Search), found('in-library', shell.library, paths.library, BookMarked)]
}

/** The newest generations; none while they load or after an error, because the palette works without them. */
function useRecent(): readonly Command[] {
  const { data } = useQuery(query.generations.list.queryOptions({ input: { limit: recent.searched } }))
  return useMemo(
    () =>
      groupDrafts(data?.items ?? []).map(([generation]) => ({
        id: generation.id,
        group: 'recent' as const,
        label: firstLine(generation),
        words: generationTopic(generation),
        note: generationLabel(generation),
        to: `${paths.history}?open=${generation.id}`,
        icon: History,
      })),
    [data],
  )
}

function useChoices(): readonly Command[] {
  const [theme, setTheme] = useTheme()
  const leave = useSignOut()
  const openBilling = useOpenBilling()
  const [shell, words, names] = [shellMessages, commandWords, themeNames]
  return [
    ...themes.map(
      (value): Command => ({
        id: `theme-${value}`,
        group: 'theme',
        label: names[value],
        icon: themeIcons[value],
        words: words.theme,
        current: value === theme,
        run: () => setTheme(value),
      }),
    ),
    { id: 'billing', group: 'account', label: shell.billing, icon: CreditCard, words: words.billing, run: openBilling },
    { id: 'sign-out', group: 'account', label: shell.signOut, icon: LogOut, words: words.signOut, run: leave },
  ]
}

/** The command palette with the commands of the app. */
export default function DashboardPalette({ onClose }: { onClose: () => void }) {
  const { pathname, search: query } = useLocation()
  const generations = useRecent()
  const choices = useChoices()
  const isAdmin = useIsAdmin()
  const here = pathname + query
  const places = [...screenCommands(), ...(isAdmin ? [screenCommand(adminItem)] : [])].map((command) =>
    command.to === here ? { ...command, current: true } : command,
  )
  const commandsFor = (search: string) =>
    search.trim()
      ? [...places, ...choices, ...generations, ...searchesFor(search)]
      : [...generations.slice(0, recent.shown), ...places, ...choices]
  return <Palette commandsFor={commandsFor} onClose={onClose} />
}
