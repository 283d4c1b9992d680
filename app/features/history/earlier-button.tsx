import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Undo2 } from 'lucide-react'
import { toast } from 'sonner'
import { query } from '#app/lib/api.ts'
import { Button } from '#app/ui/button.tsx'
import type { Generation } from '#contract/api.ts'
import { rewriteMessages } from '#contract/result-messages.ts'

interface EarlierButtonProps {
  /** The earlier generation's id. */
  of: string
  onOpen: (generation: Generation) => void
}

/** From a rewritten text to the one it was made of. */
export function EarlierButton({ of, onOpen }: EarlierButtonProps) {
  const client = useQueryClient()
  const open = useMutation({
    mutationFn: () => client.fetchQuery(query.generations.get.queryOptions({ input: { id: of } })),
    onSuccess: onOpen,
    onError: () => toast.error(rewriteMessages.earlierFailed),
  })
  return (
    <Button variant="secondary" aria-busy={open.isPending} onClick={() => !open.isPending && open.mutate()}>
      <Undo2 aria-hidden />
      {rewriteMessages.earlier}
    </Button>
  )
}
