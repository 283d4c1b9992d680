import { ArrowRight, CircleQuestionMark, Clapperboard, Hash, Layers, Lightbulb, type LucideIcon, PenLine, Settings } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { Link } from 'react-router'
import { pageMeta } from '#app/lib/meta.ts'
import { useIsAdmin, useSession } from '#app/lib/session.tsx'
import { Button } from '#app/ui/button.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import { postPlatformCount, postPlatforms } from '#contract/options.ts'
import { paths } from '#contract/paths.ts'
import { kindPaths } from '#kinds/paths.ts'

/** Loaded for admins only. */
const ChatCorner = lazy(() => import('#app/features/chat/chat-corner.tsx').then((module) => ({ default: module.ChatCorner })))
const AdminChatPanel = lazy(() => import('#app/features/admin/admin-chat.tsx').then((module) => ({ default: module.AdminChatPanel })))

export const meta = () => pageMeta('Dashboard')

interface Start {
  title: string
  text: string
  to: string
  icon: LucideIcon
}

/** The last two use the paths of the specification, which `contract/paths.ts` redirects. */
const starts: readonly Start[] = [
  { title: 'Script Generator', text: 'A timed video script, section by section', to: kindPaths.script, icon: Clapperboard },
  { title: 'Get Ideas', text: 'Up to ten things to make next, and where each one fits', to: kindPaths.ideas, icon: Lightbulb },
  {
    title: 'Social Media Posts',
    text: `Posts for ${postPlatformCount} platforms, each within its limits`,
    to: paths[postPlatforms[0]],
    icon: PenLine,
  },
  { title: 'Hashtag Generator', text: 'Hashtags from your own words, set by set', to: kindPaths.hashtags, icon: Hash },
  { title: 'Settings', text: 'Your account and what is left of this month', to: '/dashboard/content-tools/settings', icon: Settings },
  { title: 'Help & Support', text: 'Answers, and how to reach us', to: '/dashboard/content-tools/help', icon: CircleQuestionMark },
]

export default function Home() {
  const { me } = useSession()
  const isAdmin = useIsAdmin()
  return (
    <>
      <PageHeader
        title={`Welcome back, ${me?.user.full_name.trim() || 'User'}!`}
        actions={
          <Button asChild>
            <Link to={paths.allInOne}>
              <Layers aria-hidden />
              Everything from one prompt
            </Link>
          </Button>
        }
      >
        What would you like to create today?
      </PageHeader>
      <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {starts.map((start) => (
          <StartCard key={start.title} {...start} />
        ))}
      </ul>
      {isAdmin && (
        <Suspense fallback={null}>
          <AdminChatPanel />
        </Suspense>
      )}
      <Suspense>
        <ChatCorner />
      </Suspense>
    </>
  )
}

/** The whole card is clickable. */
function StartCard({ title, text, to, icon: Icon }: Start) {
  return (
    <li className="group relative flex flex-col gap-1.5 rounded-lg border bg-surface p-5 transition-colors duration-150 hover:border-edge">
      <Icon aria-hidden className="mb-3 size-6 text-accent" strokeWidth={1.5} />
      <h2 className="text-xl">{title}</h2>
      <p className="mb-4 text-soft text-sm">{text}</p>
      <Link
        to={to}
        aria-label={`Get Started: ${title}`}
        className="mt-auto inline-flex min-h-6 items-center gap-1.5 self-start font-medium text-accent text-sm after:absolute after:inset-0 after:rounded-lg"
      >
        Get Started
        <ArrowRight aria-hidden className="size-4 transition-transform duration-150 group-hover:translate-x-0.5 rtl:-scale-x-100" />
      </Link>
    </li>
  )
}
