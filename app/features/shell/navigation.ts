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
    items: [
      { label: 'Tweets', to: paths.twitter, icon: AtSign },
      { label: 'Insta Posts', to: paths.instagram, icon: Camera },
      { label: 'YT Community Posts', to: paths.youtube, icon: MonitorPlay },
      { label: 'TikTok Posts', to: paths.tiktok, icon: Music2 },
      { label: 'Reddit Posts', to: paths.reddit, icon: MessagesSquare },
      { label: 'Facebook Posts', to: paths.facebook, icon: ThumbsUp },
      { label: 'LinkedIn Posts', to: paths.linkedin, icon: BriefcaseBusiness },
    ],
  },
]

/** For admins only. */
export const adminItem: NavItem = { label: 'Admin Panel', to: paths.adminPanel, icon: ShieldCheck }

export const footItems: readonly NavItem[] = [
  { label: 'Settings', to: paths.settings, icon: Settings },
  { label: 'Help', to: paths.help, icon: CircleQuestionMark },
]
