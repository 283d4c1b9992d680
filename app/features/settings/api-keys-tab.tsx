import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { KeyRound, Plus } from 'lucide-react'
import { type RefObject, useRef, useState } from 'react'
import type { ApiKeyView } from '#api/api-keys.ts'
import { api, query } from '#app/lib/api.ts'
import { errorCode, errorText } from '#app/lib/errors.ts'
import { formatDate, formatMoment } from '#app/lib/format.ts'
import { FreshSignIn } from '#app/lib/fresh-sign-in.tsx'
import { MessageLine, MessagePlace, useSay } from '#app/lib/say.tsx'
import {
  AlertDialog,
  AlertDialogCancel,
  AlertDialogContent,
  AlertDialogDescription,
  AlertDialogTitle,
  AlertDialogTrigger,
} from '#app/ui/alert-dialog.tsx'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { Card, CardText, CardTitle } from '#app/ui/card.tsx'
import { DialogFooter } from '#app/ui/dialog.tsx'
import { EmptyState, ErrorState } from '#app/ui/empty-state.tsx'
import { ListSkeleton } from '#app/ui/skeleton.tsx'
import { Spinner } from '#app/ui/spinner.tsx'
import { siteMessages } from '#contract/messages.ts'
import { site } from '#contract/paths.ts'
import { apiKeyScreenMessages } from './api-key-messages.ts'
import { CreateApiKey } from './create-api-key.tsx'

/** The user's API keys. */
export function ApiKeysTab() {
  const { data, isPending, refetch } = useQuery(query.apiKeys.list.queryOptions({ staleTime: 0 }))
  const [creating, setCreating] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  const t = apiKeyScreenMessages
  const create = (
    <Button onClick={() => setCreating(true)}>
      <Plus aria-hidden />
      {t.create}
    </Button>
  )
  return (
    <MessagePlace>
      <FreshSignIn>
        <Card className="grid grid-cols-[minmax(0,1fr)] gap-5">
          <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
            <div className="grid max-w-prose gap-1.5">
              <CardTitle ref={heading} tabIndex={-1} className="outline-none">
                {t.title}
              </CardTitle>
              <CardText>
                {t.text}{' '}
                <a href={site.docs} className="text-accent underline underline-offset-4">
                  {t.guide}
                </a>
              </CardText>
            </div>
            {data && data.items.length > 0 && create}
          </div>
          <MessageLine />
          {isPending && <ListSkeleton label={siteMessages.loading} />}
          {!(isPending || data) && <ErrorState message={t.loadFailed} retry={refetch} />}
          {data &&
            (data.items.length === 0 ? (
              <EmptyState icon={KeyRound} title={t.empty} action={create}>
                {t.emptyText}
              </EmptyState>
            ) : (
              <ul className="divide-y rounded-md border">
                {data.items.map((item) => (
                  <li key={item.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3">
                    <KeyText item={item} />
                    <RevokeButton item={item} heading={heading} />
                  </li>
                ))}
              </ul>
            ))}
        </Card>
        <CreateApiKey open={creating} onOpenChange={setCreating} heading={heading} />
      </FreshSignIn>
    </MessagePlace>
  )
}

function KeyText({ item: { name, start, scopes, created_at, last_used_at } }: { item: ApiKeyView }) {
  const t = apiKeyScreenMessages
  return (
    <div className="grid min-w-0 flex-1 basis-56 gap-1 text-sm">
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <span dir="auto" className="font-medium [overflow-wrap:anywhere]">
          {name}
        </span>
        <Badge>{scopes.includes('write') ? t.writes : t.reads}</Badge>
      </div>
      <p className="text-soft">
        {last_used_at ? t.lastUsed({ moment: formatMoment(last_used_at) }) : t.neverUsed}
        {' · '}
        {t.created({ day: formatDate(created_at) })}
        {' · '}
        {t.startsWith({ start })}
      </p>
    </div>
  )
}

function RevokeButton({ item: { id, name }, heading }: { item: ApiKeyView; heading: RefObject<HTMLHeadingElement | null> }) {
  const client = useQueryClient()
  const say = useSay()
  const [open, setOpen] = useState(false)
  const revoked = useRef(false)
  const t = apiKeyScreenMessages
  // The button that opened the dialog disappears with its line.
  const focusHeading = (event: Event) => {
    if (!revoked.current) return
    event.preventDefault()
    heading.current?.focus()
  }
  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      api.apiKeys.revoke({ id }).catch((error) => {
        // It was revoked meanwhile.
        if (errorCode(error) !== 'NOT_FOUND') throw error
      }),
    onSuccess: async () => {
      say({ tone: 'good', text: t.revoked({ name }) })
      revoked.current = true
      setOpen(false)
      await client.invalidateQueries({ queryKey: query.apiKeys.list.key() })
    },
    onError: (error) => {
      console.error('Revoking an API key failed', error)
      say({ tone: 'bad', text: errorText(error, t.revokeFailed) })
    },
  })
  return (
    <AlertDialog open={open} onOpenChange={(next) => isPending || setOpen(next)}>
      <AlertDialogTrigger asChild>
        <Button variant="secondary" size="sm" aria-label={t.revokeNamed({ name })}>
          {t.revoke}
        </Button>
      </AlertDialogTrigger>
      <AlertDialogContent onCloseAutoFocus={focusHeading}>
        <AlertDialogTitle className="break-words">{t.revokeQuestion({ name })}</AlertDialogTitle>
        <AlertDialogDescription>{t.revokeWarning}</AlertDialogDescription>
        <DialogFooter>
          <AlertDialogCancel aria-disabled={isPending}>{t.cancel}</AlertDialogCancel>
          <Button variant="danger" aria-disabled={isPending} onClick={() => isPending || mutate()}>
            {isPending && <Spinner />}
            {isPending ? t.revoking : t.revoke}
          </Button>
        </DialogFooter>
      </AlertDialogContent>
    </AlertDialog>
  )
}
