import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import type { AdminUserDetails } from '#api/admin.ts'
import { api, query } from '#app/lib/api.ts'
import { given, keysetPages } from '#app/lib/paging.ts'
import { useSay } from '#app/lib/say.tsx'
import { adminMessages } from '#contract/admin-messages.ts'
import { type PlanId, plans } from '#contract/plans.ts'
import { accountName } from './parts.tsx'

const pageSize = 25

/** The matching accounts in pages, newest first. */
export const useUsers = (search: string) =>
  useInfiniteQuery(
    query.admin.people.list.infiniteOptions({
      input: (before: string | undefined) => ({ limit: pageSize, ...given({ search, before }) }),
      ...keysetPages,
      staleTime: 0,
    }),
  )

/** One account with its usage this month. */
export const useUserDetails = (id: string) => useQuery(query.admin.people.get.queryOptions({ input: { id }, staleTime: 0 }))

/** A change that an admin can make to an account. */
type UserChange =
  | { readonly to: 'plan'; readonly plan: PlanId; readonly expires_at: string | null; readonly notes: string }
  | { readonly to: 'disable' | 'enable'; readonly notes: string }

function applyChange(id: string, { notes, ...change }: UserChange): Promise<AdminUserDetails> {
  const input = { id, ...(notes.trim() && { notes: notes.trim() }) }
  if (change.to === 'plan') return api.admin.people.setPlan({ ...input, plan: change.plan, expires_at: change.expires_at })
  return api.admin.people[change.to](input)
}

const done: Record<UserChange['to'], (user: AdminUserDetails) => string> = {
  plan: (user) => adminMessages.planSet({ name: accountName(user), plan: plans[user.plan].name }),
  disable: (user) => adminMessages.disabledNow({ name: accountName(user) }),
  enable: (user) => adminMessages.enabledNow({ name: accountName(user) }),
}

/** Changes an account, and says so. */
export function useUserChange(id: string) {
  const client = useQueryClient()
  const say = useSay()
  return async (change: UserChange): Promise<void> => {
    const user = await applyChange(id, change)
    say({ tone: 'good', text: done[change.to](user) })
    client.setQueryData(query.admin.people.get.queryKey({ input: { id } }), user)
    await client.invalidateQueries({ queryKey: query.admin.key() })
  }
}
