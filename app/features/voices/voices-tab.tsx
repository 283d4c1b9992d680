import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { query } from '#app/lib/api.ts'
import { MessagePlace } from '#app/lib/say.tsx'
import { StepFocus } from '#app/lib/step-focus.tsx'
import { useOpened } from '#app/lib/use-opened.ts'
import { ErrorState } from '#app/ui/empty-state.tsx'
import { ListSkeleton } from '#app/ui/skeleton.tsx'
import { siteMessages } from '#contract/messages.ts'
import { voiceFormMessages, voiceListMessages } from './messages.ts'
import { VoiceEditor } from './voice-editor.tsx'
import { VoiceList } from './voice-list.tsx'

/** The form of a voice, which is read with its own posts. */
function StoredVoiceEditor({ id, onClose }: { id: string; onClose: () => void }) {
  const { data, isFetching, refetch } = useQuery(query.voices.get.queryOptions({ input: { id }, gcTime: 0 }))
  if (data) return <VoiceEditor voice={data.voice} onClose={onClose} />
  if (isFetching) return <ListSkeleton label={siteMessages.loading} row="h-24" />
  return <ErrorState message={voiceListMessages.loadFailed} retry={refetch} />
}

/** The user's voices, or the form of one: which is open is part of the URL. */
export function VoicesTab() {
  const { data, isPending, refetch } = useQuery(query.voices.list.queryOptions())
  const { opened, open, close } = useOpened()
  useEffect(() => {
    // A form is a new page to its reader.
    if (opened) scrollTo({ top: 0 })
  }, [opened])
  if (isPending) return <ListSkeleton label={siteMessages.loading} row="h-24" />
  if (!data) return <ErrorState message={voiceListMessages.loadFailed} retry={refetch} />
  const isListed = data.items.some(({ id }) => id === opened)
  if (opened && opened !== 'new' && !isListed) return <ErrorState message={voiceFormMessages.gone} retry={close} />
  return (
    <MessagePlace>
      <StepFocus step={opened ?? data.items.length}>
        {opened === 'new' && <VoiceEditor key={opened} voice={undefined} onClose={close} />}
        {isListed && opened && <StoredVoiceEditor key={opened} id={opened} onClose={close} />}
        {!opened && <VoiceList voices={data.items} max={data.max} unused={data.unused} onOpen={open} />}
      </StepFocus>
    </MessagePlace>
  )
}
