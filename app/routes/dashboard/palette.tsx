import { useQuery } from '@tanstack/react-query'
import { BookMarked, CircleUserRound, CreditCard, Gauge, History, Keyboard, LifeBuoy, LogOut, Search } from 'lucide-react'
import { useMemo } from 'react'
import { useLocation } from 'react-router'
import { generationLabel, generationTopic } from '#app/features/history/describe.ts'
import type { Command } from '#app/features/palette/commands.ts'
import { Palette } from '#app/features/palette/palette.tsx'
import { adminItem, allInOneItem, dashboardItem, footItems, type NavItem, navGroups } from '#app/features/shell/navigation.ts'
import { themeChoices } from '#app/features/shell/theme-menu.tsx'
import { query } from '#app/lib/api.ts'
import { useTheme } from '#app/lib/device.ts'
import { useIsAdmin, useSignOut } from '#app/lib/session.tsx'
import { themes } from '#app/lib/theme.ts'
import { useOpenBilling } from '#app/lib/use-open-billing.ts'
import { postPlatforms } from '#contract/options.ts'
import { paths } from '#contract/paths.ts'
import { paletteMessages } from '#contract/screen-messages.ts'
import { platformName } from '#platforms/index.ts'

/** The number of recent generations that are searched, and of those shown for an empty search. */
const recent = { searched: 50, shown: 5 }

/** A post's screen also matches its platform's full name: 'Insta Posts' matches Instagram. */
const platformOf = (to: string) => postPlatforms.find((id) => paths[id] === to)

const screenCommand = ({ label, to, icon }: NavItem, group?: string): Command => {
  const platform = platformOf(to)
  return { id: to, group: 'Go to', label, to, icon, ...(group && { note: group }), ...(platform && { words: platformName(platform) }) }
}

const screens: readonly Command[] = [
  screenCommand(dashboardItem),
  { ...screenCommand(allInOneItem), words: 'everything single prompt flashtext' },
  ...navGroups.flatMap(({ label, items }) => items.map((item) => screenCommand(item, label))),
  { id: 'history', group: 'Go to', label: 'History', to: paths.history, icon: History, words: 'past results' },
  ...footItems.map((item) => screenCommand(item)),
  {
    id: 'account',
    group: 'Go to',
    label: 'Account',
    note: 'Settings',
    to: paths.settings,
    icon: CircleUserRound,
    words: 'password name sessions',
  },
  { id: 'usage', group: 'Go to', label: 'Usage', note: 'Settings', to: `${paths.settings}?tab=usage`, icon: Gauge, words: 'quota limits' },
  { id: 'keys', group: 'Go to', label: 'Keyboard shortcuts', note: 'Help', to: `${paths.help}#keys`, icon: Keyboard, words: 'keys' },
  { id: 'contact', group: 'Go to', label: 'Contact Support', note: 'Help', to: paths.contact, icon: LifeBuoy, words: 'e-mail' },
]

const adminScreens: readonly Command[] = [screenCommand(adminItem)]

const searchesFor = (search: string): readonly Command[] => {
  const typed = search.trim()
  if (!typed) return []
  const found = (id: string, label: string, path: string, icon: Command['icon']): Command => ({
    id,
    group: 'Search',
    label: paletteMessages.searchIn(label, typed),
    words: typed,
    to: `${path}?search=${encodeURIComponent(typed)}`,
    icon,
  })
  return [found('in-history', 'History', paths.history, Search), found('in-library', 'Library', paths.library, BookMarked)]
}

/** The newest generations; none while they load or after an error, because the palette works without them. */
function useRecent(): readonly Command[] {
  const { data } = useQuery(query.generations.list.queryOptions({ input: { limit: recent.searched } }))
  return useMemo(
    () =>
      data?.items.map((generation) => ({
        id: generation.id,
        group: 'Recent generations',
        label: generationTopic(generation),
        note: generationLabel(generation),
        to: `${paths.history}?open=${generation.id}`,
        icon: History,
      })) ?? [],
    [data],
  )
}

function useChoices(): readonly Command[] {
  const [theme, setTheme] = useTheme()
  const leave = useSignOut()
  const openBilling = useOpenBilling()
  return [
    ...themes.map(
      (value): Command => ({
        id: `theme-${value}`,
        group: 'Theme',
        ...themeChoices[value],
        words: 'colour appearance mode',
        current: value === theme,
        run: () => setTheme(value),
      }),
    ),
    {
      id: 'billing',
      group: 'Account',
      label: 'Billing',
      icon: CreditCard,
      words: 'plan upgrade price invoice card',
      run: openBilling,
    },
    { id: 'sign-out', group: 'Account', label: 'Sign out', icon: LogOut, words: 'log out leave', run: leave },
  ]
}

/** The command palette with the commands of the app. */
export default function DashboardPalette({ onClose }: { onClose: () => void }) {
  const { pathname, search: query } = useLocation()
  const generations = useRecent()
  const choices = useChoices()
  const isAdmin = useIsAdmin()
  const here = pathname + query
  const places = [...screens, ...(isAdmin ? adminScreens : [])].map((command) =>
    command.to === here ? { ...command, current: true } : command,
  )
  const commandsFor = (search: string) =>
    search.trim()
      ? [...places, ...choices, ...generations, ...searchesFor(search)]
      : [...generations.slice(0, recent.shown), ...places, ...choices]
  return <Palette commandsFor={commandsFor} onClose={onClose} />
}
