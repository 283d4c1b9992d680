import { hashKey, useQuery, useQueryClient } from '@tanstack/react-query'
import { createContext, type ReactNode, use, useCallback, useEffect, useMemo, useRef } from 'react'
import { toast } from 'sonner'
import { query } from '#app/lib/api.ts'
import { authCall, onChallengeVerified } from '#app/lib/auth.ts'
import { errorCode } from '#app/lib/errors.ts'
import { leaveFlash } from '#app/lib/flash.ts'
import { removeItem, storedKeys } from '#app/lib/storage.ts'
import { themeKey } from '#app/lib/theme.ts'
import type { Me } from '#contract/api.ts'
import { messages } from '#contract/messages.ts'
import { paths } from '#contract/paths.ts'
import { type Allowance, allowance, type Feature, type Limit, type PlanId, plans, remainingUses } from '#contract/plans.ts'

export interface PlanView {
  plan: PlanId
  active: boolean
  /** False while the server cannot say: then FREE shows, and nobody is asked to upgrade. */
  known: boolean
  badge: 'PRO' | 'BASIC' | 'FREE'
  /** 'Pro Plan', 'Basic Plan' or 'Free Plan'. */
  label: string
  /** 'Pro', 'Basic' or 'Free', as the avatar menu writes it. */
  text: string
}

/** Spec §4: a paid plan counts only while its subscription is active; everything else is free. */
export function planView(me: Pick<Me, 'plan' | 'status'> | null): PlanView {
  const active = me?.status === 'active'
  const plan = me && active ? me.plan : 'free'
  const text = plans[plan].name
  return { plan, active, known: me !== null, badge: text.toUpperCase() as PlanView['badge'], label: `${text} Plan`, text }
}

/** Removes what this browser keeps of a person: drafts, results, choices. The theme says nothing about anybody. */
export function forgetHere(): void {
  for (const area of ['local', 'session'] as const) for (const key of storedKeys(area)) if (key !== themeKey) removeItem(area, key)
}

/**
 * Removes the texts that this browser keeps of a person: drafts of the generators and of the chat, and results. Choices stay, and so do
 * the texts of somebody else, whose session may only have run out.
 */
export function forgetTextsOf(userId: string): void {
  const texts = [`draft:${userId}:`, `results:${userId}:`, 'chat-draft:']
  for (const area of ['local', 'session'] as const)
    for (const key of storedKeys(area)) if (texts.some((start) => key.startsWith(start))) removeItem(area, key)
}

/** Milliseconds between two attempts to reach the server while it cannot say who we are. */
const retryEvery = 5_000

/** Milliseconds after the end of a plan until it is read again, and again where the server's clock has not got there. */
const endMargin = 1_000
const endRetry = 60_000
/** Milliseconds that a browser's timer can wait at most. */
const longestTimer = 2_147_483_647

export interface Session {
  /** `unreachable`: the server could not say; the person may well be signed in. */
  state: 'loading' | 'signedOut' | 'signedIn' | 'unreachable'
  /** The last answer, `null` until there is one. */
  me: Me | null
  /** The plan as of the last read; free and not `known` when that read failed. */
  plan: PlanView
  /** Reads the account, plan and usage again. Call it after signing in and after a plan change. */
  refresh: () => Promise<void>
  /** Counts a finished use at once; the next read brings the server's own figure. */
  countUse: (feature: Feature) => void
  /** @throws AuthError or TypeError when the server could not sign the person out; the session then still stands. */
  signOut: () => Promise<void>
}

const SessionContext = createContext<Session | null>(null)

/** Reads the account of whoever is signed in. A visitor is no error: browsers write each refusal into the console. */
export const whoever = { input: { optional: 'true' } } as const
const meKey = query.me.queryKey(whoever)

const isNobody = ({ error, data }: { error: unknown; data: Me | null | undefined }): boolean =>
  errorCode(error) === 'UNAUTHORIZED' || (!error && data === null)

const stateOf = (answer: { isPending: boolean; error: unknown; data: Me | null | undefined }): Session['state'] => {
  if (isNobody(answer)) return 'signedOut'
  if (answer.data) return 'signedIn'
  return answer.isPending ? 'loading' : 'unreachable'
}

export function SessionProvider({ children }: { children: ReactNode }) {
  const client = useQueryClient()
  const { data, error, isPending, refetch } = useQuery(
    query.me.queryOptions({
      ...whoever,
      retry: false,
      refetchInterval: ({ state }) => (state.error && errorCode(state.error) !== 'UNAUTHORIZED' ? retryEvery : false),
    }),
  )

  // This call, unlike the reads, is what lets the account service renew a session that is growing old.
  useEffect(() => {
    authCall('get-session', {}, 'GET').catch((cause) =>
      console.warn('The session could not be renewed; it is tried again next time.', cause),
    )
  }, [])

  // A page that comes back from the browser's back-forward cache may be older than a sign-out.
  useEffect(() => {
    const shown = ({ persisted }: PageTransitionEvent) => void (persisted && refetch())
    addEventListener('pageshow', shown)
    return () => removeEventListener('pageshow', shown)
  }, [refetch])

  const refresh = useCallback(async () => {
    // A read that is under way was asked before whatever changed: its answer would be that of the signed-out person.
    await client.cancelQueries({ queryKey: meKey })
    await refetch()
  }, [client, refetch])

  // A plan that ends takes its badge along. A clock that is ahead of the server's asks again a little later.
  const ends = data?.expires_at ? Date.parse(data.expires_at) : null
  useEffect(() => {
    if (ends === null) return
    let timer: ReturnType<typeof setTimeout>
    const wait = () => {
      const left = ends - Date.now()
      timer = left > 0 ? setTimeout(wait, Math.min(left + endMargin, longestTimer)) : setTimeout(again, endMargin)
    }
    const again = () => {
      void refresh()
      timer = setTimeout(again, endRetry)
    }
    wait()
    return () => clearTimeout(timer)
  }, [ends, refresh])

  // What was read for one person is nothing for the next: after an expired session, or a sign-in in another tab.
  const person = isNobody({ error, data }) ? null : data?.user.id
  const last = useRef(person)
  useEffect(() => {
    const before = last.current
    last.current = person
    if (before && before !== person) void client.resetQueries({ predicate: ({ queryHash }) => queryHash !== hashKey(meKey) })
  }, [person, client])

  useEffect(() => onChallengeVerified(() => void refresh()), [refresh])

  const countUse = useCallback(
    (feature: Feature) => {
      client.setQueryData<Me | null>(meKey, (me) => me && withOneMore(me, feature))
      void client.invalidateQueries({ queryKey: meKey })
    },
    [client],
  )

  const session = useMemo<Session>(() => {
    const state = stateOf({ isPending, error, data })
    const me = state === 'signedIn' && data ? data : null
    return { state, me, plan: planView(error ? null : me), refresh, countUse, signOut: () => signOut(data?.user.id) }
  }, [data, error, isPending, refresh, countUse])

  return <SessionContext value={session}>{children}</SessionContext>
}

const withOneMore = (me: Me, feature: Feature): Me => ({
  ...me,
  usage: me.usage.map((line) => (line.feature === feature ? { ...line, used: line.used + 1 } : line)),
})

/** Leaves by loading a document, so nothing of this person stays in memory, nor their texts in this browser. */
async function signOut(userId: string | undefined): Promise<void> {
  await authCall('sign-out')
  if (userId !== undefined) forgetTextsOf(userId)
  leaveFlash(messages.auth.signedOut)
  location.assign(paths.home)
}

/** Who is signed in. @throws Error outside `SessionProvider`. */
export function useSession(): Session {
  const session = use(SessionContext)
  if (!session) throw new Error('useSession must be used within a SessionProvider')
  return session
}

/** The plan of whoever is signed in. @throws Error outside `SessionProvider`. */
export function usePlan(): PlanView {
  const session = use(SessionContext)
  if (!session) throw new Error('usePlan must be used within a SessionProvider')
  return session.plan
}

/** Whether the person is an admin, as of the last read. The server decides at each call. @throws Error outside `SessionProvider`. */
export const useIsAdmin = (): boolean => useSession().me?.user.role === 'admin'

interface FeatureUsage {
  used: number
  limit: Limit
  /** Uses left this month; `unlimitedRemainingShown` when there is no limit. */
  remaining: number
  allowance: Allowance
  /** False while the server has not said: then nothing is refused or warned about on our side. */
  known: boolean
}

/** What is left of a feature this month. The server decides; this only mirrors. @throws Error outside `SessionProvider`. */
export function useFeatureUsage(feature: Feature): FeatureUsage {
  const { me, plan } = useSession()
  const line = plan.known ? me?.usage.find((entry) => entry.feature === feature) : undefined
  const { used, limit } = line ?? { used: 0, limit: null }
  return { used, limit, remaining: remainingUses(limit, used), allowance: allowance(limit, used), known: line !== undefined }
}

/** Signs out; when that fails, says so and leaves everything as it is. */
export function useSignOut(): () => Promise<void> {
  const { signOut } = useSession()
  return () =>
    signOut().catch((error) => {
      console.error('Signing out failed', error)
      toast.error(messages.auth.signOutFailed)
    })
}
