import { keepPreviousData, useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { toast } from 'sonner'
import { api, query } from '#app/lib/api.ts'
import type { PersonDetails } from '#contract/admin-calls.ts'
import { adminMessages } from '#contract/admin-messages.ts'
import { type PlanId, plans } from '#contract/plans.ts'

const pageSize = 25

/** The accounts that match, a page at a time, newest first. */
export const usePeople = (search: string) =>
  useInfiniteQuery(
    query.admin.people.list.infiniteOptions({
      input: (before: string | undefined) => ({ limit: pageSize, ...(search && { search }), ...(before && { before }) }),
      initialPageParam: undefined,
      getNextPageParam: ({ next }) => next ?? undefined,
      placeholderData: keepPreviousData,
      staleTime: 0,
    }),
  )

/** One account, with what it used this month. */
export const usePerson = (id: string) => useQuery(query.admin.people.get.queryOptions({ input: { id }, staleTime: 0 }))

/** What an admin may do to an account. */
export type PersonChange =
  | { readonly to: 'plan'; readonly plan: PlanId; readonly expires_at: string | null; readonly notes: string }
  | { readonly to: 'disable' | 'enable'; readonly notes: string }

function change(id: string, { notes, ...wanted }: PersonChange): Promise<PersonDetails> {
  const input = { id, ...(notes.trim() && { notes: notes.trim() }) }
  if (wanted.to === 'plan') return api.admin.people.setPlan({ ...input, plan: wanted.plan, expires_at: wanted.expires_at })
  return api.admin.people[wanted.to](input)
}

const nameOf = ({ full_name, email }: PersonDetails): string => full_name.trim() || email

const done: Record<PersonChange['to'], (person: PersonDetails) => string> = {
  plan: (person) => adminMessages.planSet(nameOf(person), plans[person.plan].name),
  disable: (person) => adminMessages.disabledNow(nameOf(person)),
  enable: (person) => adminMessages.enabledNow(nameOf(person)),
}

/** Changes an account. What goes wrong is told by the mutation's `error`, for the dialog to show. */
export function usePersonChange(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (wanted: PersonChange) => change(id, wanted),
    onSuccess: async (person, { to }) => {
      toast.success(done[to](person))
      client.setQueryData(query.admin.people.get.queryKey({ input: { id } }), person)
      await client.invalidateQueries({ queryKey: query.admin.key() })
    },
    onError: (error) => console.error('An account could not be changed', error),
  })
}
