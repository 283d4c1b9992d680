import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { CardEnding } from '#api/admin-calls.ts'
import { api, query } from '#app/lib/api.ts'
import { formatMoment } from '#app/lib/format.ts'
import { Button } from '#app/ui/button.tsx'
import { Card, CardText, CardTitle } from '#app/ui/card.tsx'
import { toast } from '#app/ui/toast.ts'
import { adminMessages } from '#contract/admin-messages.ts'
import { causeLabels, endingMessages } from './messages.ts'
import { refusal } from './summary.ts'

/** Card subscriptions that could not be cancelled yet; renders nothing when there are none. */
export function CardEndings() {
  const { data } = useQuery(query.admin.cardEndings.list.queryOptions({ staleTime: 0 }))
  if (!data || data.items.length === 0) return null
  return (
    <Card className="mb-8 grid gap-3">
      <CardTitle>{adminMessages.endingsTitle}</CardTitle>
      <CardText>{adminMessages.endingsLead}</CardText>
      <ul aria-label={adminMessages.endingsTitle} className="divide-y rounded-md border">
        {data.items.map((ending) => (
          <Ending key={ending.id} ending={ending} />
        ))}
      </ul>
    </Card>
  )
}

function Ending({ ending: { id, cause, email, subscriptions, customer, failures, failure, created_at } }: { ending: CardEnding }) {
  const client = useQueryClient()
  const { mutate, isPending } = useMutation({
    mutationFn: () => api.admin.cardEndings.settle({ id }),
    onSuccess: () => toast.success(adminMessages.settled),
    onError: (error) => {
      console.error(adminMessages.settleFailed, error)
      toast.error(refusal(error, adminMessages.settleFailed))
    },
    onSettled: () => client.invalidateQueries({ queryKey: query.admin.key() }),
  })
  const t = endingMessages
  const at = [...subscriptions, ...(customer ? [customer] : [])].join(', ')
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 p-3 text-sm">
      <div className="min-w-0 flex-1 basis-64 [overflow-wrap:anywhere]">
        <p className="font-medium">{email ?? t.deletedAccount}</p>
        <p className="text-soft">
          {at} · {causeLabels[cause]} · {formatMoment(created_at)}
        </p>
        <p className="text-bad">{t.failure({ tries: t.tries(failures), error: failure })}</p>
      </div>
      <Button
        variant="secondary"
        size="sm"
        aria-label={t.doneFor({ account: email ?? at })}
        aria-disabled={isPending}
        onClick={() => !isPending && mutate()}
      >
        {t.done}
      </Button>
    </li>
  )
}
