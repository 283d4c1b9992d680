import {
  ArrowRight,
  CircleQuestionMark,
  Clapperboard,
  Hash,
  Layers,
  Lightbulb,
  Lock,
  type LucideIcon,
  PenLine,
  Settings,
} from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Link } from 'react-router'
import { LeftThisMonth } from '#app/features/composer/left-this-month.tsx'
import { homeMessages, recentMessages } from '#app/features/composer/messages.ts'
import { shellMessages } from '#app/features/shell/messages.ts'
import { generatorScreens, useScreenKey } from '#app/lib/generation/screens.ts'
import { loadAhead } from '#app/lib/load-ahead.ts'
import { featureOf, useLocks } from '#app/lib/locks/locks.ts'
import { lockMessages } from '#app/lib/locks/messages.ts'
import { pageMeta } from '#app/lib/meta.ts'
import { useIsAdmin, useSession } from '#app/lib/session.tsx'
import { readTryOutDraft } from '#app/lib/try-out-draft.ts'
import { Button } from '#app/ui/button.tsx'
import { ListSkeleton, Skeleton } from '#app/ui/skeleton.tsx'
import { postPlatformCount, postPlatforms } from '#contract/options.ts'
import { paths } from '#contract/paths.ts'
import { kindPaths } from '#kinds/paths.ts'

/** Loaded for admins only. */
const ChatCorner = lazy(() => import('#app/features/chat/chat-corner.tsx').then((module) => ({ default: module.ChatCorner })))
const AdminChatPanel = lazy(() => import('#app/features/admin/admin-chat.tsx').then((module) => ({ default: module.AdminChatPanel })))
/** Loaded while the account is read, beside the shell. */
const loadComposer = () => import('#app/features/composer/composer.tsx')
if (typeof document !== 'undefined') loadAhead(loadComposer)
const Composer = lazy(async () => ({ default: (await loadComposer()).Composer }))
/** Loaded on demand. */
const loadResult = () => import('#app/features/generation/results/run-slot.tsx')
const Result = lazy(async () => ({ default: (await loadResult()).RunSlot }))
const Recent = lazy(async () => ({ default: (await import('#app/features/composer/recent.tsx')).Recent }))
const FirstVisit = lazy(async () => ({ default: (await import('#app/features/composer/first-visit.tsx')).FirstVisit }))
const FromTryOut = lazy(async () => ({ default: (await import('#app/features/composer/from-try-out.tsx')).FromTryOut }))

const fetchResult = () => loadAhead(async () => (await loadResult()).fetchCards())

export const meta = () => pageMeta(homeMessages.get().title)

interface Start {
  readonly title: string
  readonly text: string
  readonly to: string
  readonly icon: LucideIcon
}

/** The last two use the paths of the specification, which `contract/paths.ts` redirects. */
function starts(): readonly Start[] {
  const t = homeMessages.get()
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
  // The last step of the first visit stays open although the account, read again, says that its questions were answered.
  const [lastStep, setLastStep] = useState(false)
  const t = homeMessages.get()
  return (
    <>
      <header className="mb-5 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <h1 className="wrap-anywhere text-3xl sm:text-4xl">{t.welcome({ name: me?.user.full_name.trim() || t.user })}</h1>
          <p className="mt-1.5 text-soft">{t.question}</p>
        </div>
        <Button asChild variant="secondary" size="sm" className="h-auto max-w-full whitespace-normal">
          <Link to={paths.allInOne} prefetch="intent">
            <Layers aria-hidden />
            {shellMessages.get().allInOne}
          </Link>
        </Button>
      </header>
      {me && readTryOutDraft() && (
        <Suspense>
          <FromTryOut screen={screen} />
        </Suspense>
      )}
      {me?.first_visit || lastStep ? (
        <Suspense>
          <FirstVisit screen={screen} onLastStep={setLastStep} />
        </Suspense>
      ) : (
        <Suspense fallback={<Skeleton className="h-96" />}>
          <Composer key={screen} screen={screen} Result={Result} fetchResult={fetchResult} />
        </Suspense>
      )}
      <div className="mt-8 grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-[minmax(0,1fr)_18rem]">
        <Suspense fallback={<ListSkeleton label={recentMessages.get().loading} />}>
          <Recent />
        </Suspense>
        <LeftThisMonth />
      </div>
      <h2 className="mt-8 mb-3 text-lg">{t.tools}</h2>
      <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {starts().map((start) => (
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

/** The whole card is clickable. It opens the first generator of its kind that the plan has. */
function StartCard({ title, text, to: path, icon: Icon }: Start) {
  const isLocked = useLocks()
  const generator = generatorScreens.find((screen) => screen.path === path)
  const open =
    generator && [generator, ...generatorScreens].find((screen) => screen.kind === generator.kind && !isLocked(featureOf(screen)))
  const locked = generator !== undefined && open === undefined
  const to = open?.path ?? path
  const t = homeMessages.get()
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
            {locked && lockMessages.get().locked}
          </span>
          <ArrowRight aria-hidden className="size-4 transition-transform duration-150 group-hover:translate-x-0.5 rtl:-scale-x-100" />
        </Link>
      </div>
    </li>
  )
}
