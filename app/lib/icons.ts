import {
  AtSign,
  BriefcaseBusiness,
  Camera,
  Clapperboard,
  Hash,
  Heading,
  Images,
  Lightbulb,
  type LucideIcon,
  MessagesSquare,
  MonitorPlay,
  Music2,
  PenLine,
  TextAlignStart,
  ThumbsUp,
} from 'lucide-react'

const icons: Readonly<Record<string, LucideIcon>> = {
  at: AtSign,
  briefcase: BriefcaseBusiness,
  camera: Camera,
  clapperboard: Clapperboard,
  hash: Hash,
  heading: Heading,
  images: Images,
  lightbulb: Lightbulb,
  messages: MessagesSquare,
  music: Music2,
  screen: MonitorPlay,
  text: TextAlignStart,
  thumb: ThumbsUp,
}

/** The icon with this name in kind and platform manifests; a pen for an unknown name. */
export const iconOf = (name: string): LucideIcon => icons[name] ?? PenLine
