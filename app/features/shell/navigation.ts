import { BookMarked, CircleQuestionMark, Layers, LayoutDashboard, type LucideIcon, Settings, ShieldCheck } from 'lucide-react'
import { generatorScreens, type KindScreen } from '#app/lib/generation/screens.ts'
import { iconOf } from '#app/lib/icons.ts'
import { paths } from '#contract/paths.ts'

export interface NavItem {
  readonly label: string
  readonly to: string
  readonly icon: LucideIcon
}

export interface NavGroup {
  readonly label: string
  readonly open: boolean
  readonly items: readonly NavItem[]
}

/** The sidebar's items in their order (spec §2, design "sidebar, labels"). */
export const dashboardItem: NavItem = { label: 'Dashboard', to: paths.dashboard, icon: LayoutDashboard }
export const allInOneItem: NavItem = { label: 'All in One', to: paths.allInOne, icon: Layers }

const itemsOf = (screens: readonly KindScreen[]): NavItem[] =>
  screens
    .toSorted((one, other) => (one.navigation.place ?? 0) - (other.navigation.place ?? 0))
    .map(({ navigation, path, icon }) => ({ label: navigation.label, to: path, icon: iconOf(icon) }))

export const navGroups: readonly NavGroup[] = [
  {
    label: 'Content Tools',
    open: true,
    items: [
      ...itemsOf(generatorScreens.filter(({ platform }) => platform === undefined)),
      { label: 'Library', to: paths.library, icon: BookMarked },
    ],
  },
  { label: 'Post Generators', open: false, items: itemsOf(generatorScreens.filter(({ platform }) => platform !== undefined)) },
]

/** For admins only. */
export const adminItem: NavItem = { label: 'Admin Panel', to: paths.adminPanel, icon: ShieldCheck }

export const footItems: readonly NavItem[] = [
  { label: 'Settings', to: paths.settings, icon: Settings },
  { label: 'Help', to: paths.help, icon: CircleQuestionMark },
]
