import { ArrowRight, CircleQuestionMark, Clapperboard, Hash, Lightbulb, Lock, type LucideIcon, PenLine, Settings } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { Link } from 'react-router'
import { homeMessages, recentMessages } from '#app/features/composer/messages.ts'
import { generatorScreens, useScreenKey } from '#app/lib/generation/screens.ts'
import { loadAhead } from '#app/lib/load-ahead.ts'
import { featureOf, useLocks } from '#app/lib/locks/locks.ts'
import { lockMessages } from '#app/lib/locks/messages.ts'
import { pageMeta } from '#app/lib/meta.ts'
import { useIsAdmin, useSession } from '#app/lib/session.tsx'
import { readTryOutDraft } from '#app/lib/try-out-draft.ts'
import { Fold } from '#app/ui/fold.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import { ListSkeleton, Skeleton } from '#app/ui/skeleton.tsx'
import { postPlatformCount, postPlatforms } from '#contract/options.ts'
import { paths } from '#contract/paths.ts'
import { kindPaths } from '#kinds/paths.ts'

/** Loaded for admins only. */
const ChatCorner = lazy(() => import('#app/features/chat/chat-corner.tsx').then((module) => ({ default: module.ChatCorner })))
const AdminChatPanel = lazy(() => import('#app/features/admin/admin-chat.tsx').then((module) => ({ default: module.AdminChatPanel })))
/** Loaded while the account is read, beside the shell. */
const loadDesk = () => import('#app/features/generation/dashboard-desk.tsx')
if (typeof document !== 'undefined') loadAhead(loadDesk)
const DashboardDesk = lazy(async () => ({ default: (await loadDesk()).DashboardDesk }))
/** Loaded on demand. */
const Recent = lazy(async () => ({ default: (await import('#app/features/composer/recent.tsx')).Recent }))
const FirstVisit = lazy(async () => ({ default: (await import('#app/features/composer/first-visit.tsx')).FirstVisit }))
const FromTryOut = lazy(async () => ({ default: (await import('#app/features/composer/from-try-out.tsx')).FromTryOut }))

export const meta = () => pageMeta(homeMessages.title)

interface Start {
  readonly title: string
  readonly text: string
  readonly to: string
  readonly icon: LucideIcon
}

/** The last two use the paths of the specification, which `contract/paths.ts` redirects. */
function starts(): readonly Start[] {
  const t = homeMessages
  return [
    { title: t.script, text: t.scriptText, to: kindPaths.script, icon: Clapperboard },
    { title: t.ideas, text: t.ideasText, to: kindPaths.ideas, icon: Lightbulb },
    { title: t.posts, text: t.postsText({ platforms: postPlatformCount }), to: paths[postPlatforms[0]], icon: PenLine },
    { title: t.hashtags, text: t.hashtagsText, to: kindPaths.hashtags, icon: Hash },
    { title: t.settings, text: t.settingsText, to: '/dashboard/content-tools/settings', icon: Settings },
    { title: t.help, text: t.helpText, to: '/dashboard/content-tools/help', icon: CircleQuestionMark },
  ]
}

export default function Home() {
  const { me } = useSession()
  const isAdmin = useIsAdmin()
  const screen = useScreenKey(paths.dashboard)
  const t = homeMessages
  const title = t.welcome({ name: me?.user.full_name.trim() || t.user })
  return (
    <>
      <PageHeader compact title={title}>
        {t.question}
      </PageHeader>
      {me && readTryOutDraft() && (
        <Suspense>
          <FromTryOut screen={screen} />
        </Suspense>
      )}
      <Suspense fallback={<Skeleton data-wide className="h-96" />}>
        {me?.first_visit ? (
          <FirstVisit screen={screen} />
        ) : (
          <DashboardDesk
            title={title}
            after={
              <Suspense fallback={<ListSkeleton label={recentMessages.loading} />}>
                <Recent />
              </Suspense>
            }
          />
        )}
      </Suspense>
      <QuickLinks />
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

const week = 7 * 24 * 60 * 60 * 1000

/** The six tools of the specification, open in the week after the sign-up. */
function QuickLinks() {
  const { me } = useSession()
  const isNew = Date.now() - Date.parse(me?.signed_up_at ?? '') < week
  return (
    <Fold open={isNew} className="mt-8" summary={<h2 className="text-lg">{homeMessages.tools}</h2>}>
      <ul className="mt-3 grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {starts().map((start) => (
          <StartCard key={start.title} {...start} />
        ))}
      </ul>
    </Fold>
  )
}

/** The whole card is clickable. It opens the first generator of its kind that the plan has. */
function StartCard({ title, text, to: path, icon: Icon }: Start) {
  const isLocked = useLocks()
  const generator = generatorScreens.find((screen) => screen.path === path)
  const open =
    generator && [generator, ...generatorScreens].find((screen) => screen.kind === generator.kind && !isLocked(featureOf(screen)))
  const locked = generator !== undefined && open === undefined
  const to = open?.path ?? path
  const t = homeMessages
  return (
    <li className="group relative flex items-start gap-3 rounded-lg border bg-surface p-4 transition-colors duration-150 hover:border-edge">
      <Icon aria-hidden className="mt-0.5 size-5 shrink-0 text-accent" strokeWidth={1.5} />
      <div className="grid min-w-0 gap-0.5">
        <h3 className="flex items-center gap-1.5 text-base">
          {title}
          {locked && <Lock aria-hidden className="size-3.5 text-soft" />}
        </h3>
        <p className="text-soft text-sm">{text}</p>
        <Link
          to={to}
          prefetch="intent"
          className="mt-1 inline-flex min-h-6 items-center gap-1.5 justify-self-start font-medium text-accent text-sm after:absolute after:inset-0 after:rounded-lg"
        >
          <span aria-hidden>{t.getStarted}</span>
          <span className="sr-only">
            {t.getStartedWith({ tool: title })}
            {locked && lockMessages.locked}
          </span>
          <ArrowRight aria-hidden className="size-4 transition-transform duration-150 group-hover:translate-x-0.5 rtl:-scale-x-100" />
        </Link>
      </div>
    </li>
  )
}
