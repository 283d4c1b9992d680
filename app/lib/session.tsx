import { hashKey, useQuery, useQueryClient } from '@tanstack/react-query'
import { createContext, type ReactNode, use, useCallback, useEffect, useMemo, useRef } from 'react'
import type { Me } from '#api/schemas.ts'
import { query } from '#app/lib/api.ts'
import { authCall, onChallengeVerified } from '#app/lib/auth.ts'
import { errorCode } from '#app/lib/errors.ts'
import { writeSessionHint } from '#app/lib/session-hint.ts'
import { clearSessionHint } from '#app/lib/session-script.ts'
import { leaveFlash, removeItem, storedKeys } from '#app/lib/storage.ts'
import { themeKey } from '#app/lib/theme.ts'
import { toast } from '#app/ui/toast.ts'
import { authMessages } from '#contract/messages.ts'
import { paths } from '#contract/paths.ts'
import { planLabelMessages } from '#contract/plan-messages.ts'
import { type Allowance, allowance, type Feature, type Limit, type PlanId, plans, remainingGenerations } from '#contract/plans.ts'

export interface PlanView {
  plan: PlanId
  active: boolean
  /** False while the account could not be read: then FREE shows, and no upgrade is offered. */
  known: boolean
  badge: 'PRO' | 'BASIC' | 'FREE'
  /** 'Pro Plan', 'Basic Plan' or 'Free Plan'. */
  label: string
  /** 'Pro', 'Basic' or 'Free', as in the avatar menu. */
  text: string
}

/** Spec §4: a paid plan counts only while its subscription is active; everything else is free. */
export function planView(me: Pick<Me, 'plan' | 'status'> | null): PlanView {
  const active = me?.status === 'active'
  const plan = me && active ? me.plan : 'free'
  const text = plans[plan].name
  return {
    plan,
    active,
    known: me !== null,
    badge: text.toUpperCase() as PlanView['badge'],
    label: planLabelMessages.label({ plan: text }),
    text,
  }
}

/** Removes everything this browser stores about the user: drafts, results, choices. The theme is not personal, so it stays. */
export function clearStoredData(): void {
  for (const area of ['local', 'session'] as const) for (const key of storedKeys(area)) if (key !== themeKey) removeItem(area, key)
}

/**
 * Removes the texts that this browser stores of a user: drafts of the generators and of the chat, and results. Choices stay, and so do
 * the texts of another user, whose session may only have expired.
 */
export function clearStoredTexts(userId: string): void {
  const prefixes = [`draft:${userId}:`, `results:${userId}:`, 'chat-draft:', 'unsent-edits']
  for (const area of ['local', 'session'] as const)
    for (const key of storedKeys(area)) if (prefixes.some((prefix) => key.startsWith(prefix))) removeItem(area, key)
}

/** Milliseconds between two attempts to read the account while the server is unavailable. */
const retryEvery = 5_000

/** Milliseconds after the end of a plan until the account is read again, and between retries when the server's clock is behind. */
const endMargin = 1_000
const endRetry = 60_000
/** The longest delay of a browser timer, in milliseconds. */
const maxTimerMs = 2_147_483_647

export interface Session {
  /** `unreachable`: the server did not answer; the user may be signed in. */
  state: 'loading' | 'signedOut' | 'signedIn' | 'unreachable'
  /** The account as last read; `null` until then and when signed out. */
  me: Me | null
  /** The plan as last read; free and not `known` when the read failed. */
  plan: PlanView
  /** Reads the account, plan and usage again. Call it after signing in and after a plan change. */
  refresh: () => Promise<void>
  /** Adds one to the usage of a feature at once; the next read replaces it by the server's figure. */
  countGeneration: (feature: Feature) => void
  /** @throws AuthError or TypeError when the sign-out failed; the session is then still valid. */
  signOut: () => Promise<void>
}

const SessionContext = createContext<Session | null>(null)

/** Input that makes `me` return `null` for a visitor. A 401 would appear in the browser's console at each visit. */
export const optionalSession = { input: { optional: 'true' } } as const
const meKey = query.me.queryKey(optionalSession)

const isSignedOut = ({ error, data }: { error: unknown; data: Me | null | undefined }): boolean =>
  errorCode(error) === 'UNAUTHORIZED' || (!error && data === null)

const stateOf = (answer: { isPending: boolean; error: unknown; data: Me | null | undefined }): Session['state'] => {
  if (isSignedOut(answer)) return 'signedOut'
  if (answer.data) return 'signedIn'
  return answer.isPending ? 'loading' : 'unreachable'
}

export function SessionProvider({ children }: { children: ReactNode }) {
  const client = useQueryClient()
  const { data, error, isPending, refetch } = useQuery(
    query.me.queryOptions({
      ...optionalSession,
      retry: false,
      refetchInterval: ({ state }) => (state.error && errorCode(state.error) !== 'UNAUTHORIZED' ? retryEvery : false),
    }),
  )

  // Unlike reads of the account, this call renews a session that is about to expire.
  useEffect(() => {
    authCall('get-session', {}, 'GET').catch((cause) =>
      console.warn('The session could not be renewed; the next page load tries again.', cause),
    )
  }, [])

  // A page restored from the back-forward cache may be older than a sign-out.
  useEffect(() => {
    const onPageShow = ({ persisted }: PageTransitionEvent) => void (persisted && refetch())
    addEventListener('pageshow', onPageShow)
    return () => removeEventListener('pageshow', onPageShow)
  }, [refetch])

  const refresh = useCallback(async () => {
    // A request in flight was sent before the change, so its response would be outdated.
    await client.cancelQueries({ queryKey: meKey })
    await refetch()
  }, [client, refetch])

  // The badge changes when the plan ends. When this browser's clock is ahead of the server's, the account is read again later.
  const ends = data?.expires_at ? Date.parse(data.expires_at) : null
  useEffect(() => {
    if (ends === null) return
    let timer: ReturnType<typeof setTimeout>
    const wait = () => {
      const left = ends - Date.now()
      timer = left > 0 ? setTimeout(wait, Math.min(left + endMargin, maxTimerMs)) : setTimeout(retry, endMargin)
    }
    const retry = () => {
      void refresh()
      timer = setTimeout(retry, endRetry)
    }
    wait()
    return () => clearTimeout(timer)
  }, [ends, refresh])

  // For the header and the price list of the site pages.
  const signedOut = isSignedOut({ error, data })
  useEffect(() => {
    if (signedOut) clearSessionHint()
    else if (data) writeSessionHint(data)
  }, [signedOut, data])

  // Cached data of one user must not be shown to another: after an expired session, or a sign-in in another tab.
  const userId = signedOut ? null : data?.user.id
  const last = useRef(userId)
  useEffect(() => {
    const previous = last.current
    last.current = userId
    if (previous && previous !== userId) void client.resetQueries({ predicate: ({ queryHash }) => queryHash !== hashKey(meKey) })
  }, [userId, client])

  useEffect(() => onChallengeVerified(() => void refresh()), [refresh])

  const countGeneration = useCallback(
    (feature: Feature) => {
      client.setQueryData<Me | null>(meKey, (me) => me && withOneMore(me, feature))
      void client.invalidateQueries({ queryKey: meKey })
    },
    [client],
  )

  const session = useMemo<Session>(() => {
    const state = stateOf({ isPending, error, data })
    const me = state === 'signedIn' && data ? data : null
    return { state, me, plan: planView(error ? null : me), refresh, countGeneration, signOut: () => signOut(data?.user.id) }
  }, [data, error, isPending, refresh, countGeneration])

  return <SessionContext value={session}>{children}</SessionContext>
}

const withOneMore = (me: Me, feature: Feature): Me => ({
  ...me,
  usage: me.usage.map((line) => (line.feature === feature ? { ...line, used: line.used + 1 } : line)),
})

/** Signs out and loads a new document, so that no user data stays in memory; removes the user's texts from this browser. */
async function signOut(userId: string | undefined): Promise<void> {
  await authCall('sign-out')
  clearSessionHint()
  if (userId !== undefined) clearStoredTexts(userId)
  leaveFlash(authMessages.signedOut)
  location.assign(paths.home)
}

/** The session of this browser. @throws Error outside `SessionProvider`. */
export function useSession(): Session {
  const session = use(SessionContext)
  if (!session) throw new Error('useSession must be used within a SessionProvider')
  return session
}

/** The plan of the signed-in user. @throws Error outside `SessionProvider`. */
export function usePlan(): PlanView {
  const session = use(SessionContext)
  if (!session) throw new Error('usePlan must be used within a SessionProvider')
  return session.plan
}

/** Whether the user is an admin, as last read. The server checks the role at each call. @throws Error outside `SessionProvider`. */
export const useIsAdmin = (): boolean => useSession().me?.user.role === 'admin'

interface FeatureUsage {
  used: number
  limit: Limit
  /** Generations left this month; `unlimitedRemainingShown` when there is no limit. */
  remaining: number
  allowance: Allowance
  /** False until the account is read: then the app neither warns nor refuses. */
  known: boolean
}

/** The usage of a feature this month, for display. The server enforces the quota. @throws Error outside `SessionProvider`. */
export function useFeatureUsage(feature: Feature): FeatureUsage {
  const { me, plan } = useSession()
  const line = plan.known ? me?.usage.find((entry) => entry.feature === feature) : undefined
  const { used, limit } = line ?? { used: 0, limit: null }
  return { used, limit, remaining: remainingGenerations(limit, used), allowance: allowance(limit, used), known: line !== undefined }
}

/** Signs out; shows a toast when that fails, and changes nothing. */
export function useSignOut(): () => Promise<void> {
  const { signOut } = useSession()
  return () =>
    signOut().catch((error) => {
      console.error('Signing out failed', error)
      toast.error(authMessages.signOutFailed)
    })
}
