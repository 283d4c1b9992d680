import {
  AtSign,
  BookMarked,
  BriefcaseBusiness,
  Camera,
  CircleQuestionMark,
  Clapperboard,
  Hash,
  Heading,
  Layers,
  LayoutDashboard,
  Lightbulb,
  type LucideIcon,
  MessagesSquare,
  MonitorPlay,
  Music2,
  Settings,
  ShieldCheck,
  TextAlignStart,
  ThumbsUp,
} from 'lucide-react'
import { paths } from '#contract/paths.ts'
import { offeredOn, platforms } from '#platforms/index.ts'
import type { PlatformIcon } from '#platforms/platform.ts'

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

const platformIcons: Readonly<Record<PlatformIcon, LucideIcon>> = {
  at: AtSign,
  briefcase: BriefcaseBusiness,
  camera: Camera,
  messages: MessagesSquare,
  music: Music2,
  screen: MonitorPlay,
  thumb: ThumbsUp,
}

/** The sidebar's items in their order (spec §2, design "sidebar, labels"). */
export const dashboardItem: NavItem = { label: 'Dashboard', to: paths.dashboard, icon: LayoutDashboard }
export const allInOneItem: NavItem = { label: 'All in One', to: paths.allInOne, icon: Layers }

export const navGroups: readonly NavGroup[] = [
  {
    label: 'Content Tools',
    open: true,
    items: [
      { label: 'Titles', to: paths.titles, icon: Heading },
      { label: 'Descriptions', to: paths.description, icon: TextAlignStart },
      { label: 'Hashtag', to: paths.hashtags, icon: Hash },
      { label: 'Idea Studio', to: paths.ideas, icon: Lightbulb },
      { label: 'Scripter', to: paths.script, icon: Clapperboard },
      { label: 'Library', to: paths.library, icon: BookMarked },
    ],
  },
  {
    label: 'Post Generators',
    open: false,
    items: offeredOn('navigation').map((id) => {
      const { label, icon } = platforms[id].navigation
      return { label, to: paths[id], icon: platformIcons[icon] }
    }),
  },
]

/** For admins only. */
export const adminItem: NavItem = { label: 'Admin Panel', to: paths.adminPanel, icon: ShieldCheck }

export const footItems: readonly NavItem[] = [
  { label: 'Settings', to: paths.settings, icon: Settings },
  { label: 'Help', to: paths.help, icon: CircleQuestionMark },
]
