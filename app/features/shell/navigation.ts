import { BookMarked, CircleQuestionMark, Layers, LayoutDashboard, ListTodo, type LucideIcon, Settings, ShieldCheck } from 'lucide-react'
import { generatorScreens, type KindScreen } from '#app/lib/generation/screens.ts'
import { iconOf } from '#app/lib/icons.ts'
import { featureOf } from '#app/lib/locks/locks.ts'
import { paths } from '#contract/paths.ts'
import type { Feature } from '#contract/plans.ts'
import { shellMessages } from './messages.ts'

export interface NavItem {
  readonly label: string
  readonly to: string
  readonly icon: LucideIcon
  /** The quota of a generator: a plan without it shows a lock. */
  readonly feature?: Feature
  /** Behind "More", after the others of its group. */
  readonly further?: true
}

export interface NavGroup {
  readonly id: 'tools' | 'posts'
  readonly label: string
  readonly open: boolean
  readonly items: readonly NavItem[]
}

/** An item whose label is read when it is shown. */
const item = (label: () => string, to: string, icon: LucideIcon): NavItem => ({
  get label() {
    return label()
  },
  to,
  icon,
})

/** The sidebar's items in their order (spec §2, design "sidebar, labels"). */
export const dashboardItem = item(() => shellMessages.dashboard, paths.dashboard, LayoutDashboard)
export const allInOneItem = item(() => shellMessages.allInOne, paths.allInOne, Layers)
export const topicListsItem = item(() => shellMessages.topicLists, paths.topicLists, ListTodo)

const itemsOf = (screens: readonly KindScreen[]): NavItem[] =>
  screens
    .toSorted((one, other) => (one.navigation.place ?? 0) - (other.navigation.place ?? 0))
    .map((screen) => ({
      label: screen.navigation.label,
      to: screen.path,
      icon: iconOf(screen.icon),
      feature: featureOf(screen),
      ...(screen.navigation.further && { further: true }),
    }))

export const navGroups: readonly NavGroup[] = [
  {
    id: 'tools',
    get label() {
      return shellMessages.tools
    },
    open: true,
    items: [
      ...itemsOf(generatorScreens.filter(({ platform }) => platform === undefined)),
      item(() => shellMessages.library, paths.library, BookMarked),
    ],
  },
  {
    id: 'posts',
    get label() {
      return shellMessages.posts
    },
    open: false,
    items: itemsOf(generatorScreens.filter(({ platform }) => platform !== undefined)),
  },
]

/** For admins only. */
export const adminItem = item(() => shellMessages.adminPanel, paths.adminPanel, ShieldCheck)

export const footItems: readonly NavItem[] = [
  item(() => shellMessages.settings, paths.settings, Settings),
  item(() => shellMessages.help, paths.help, CircleQuestionMark),
]
