import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Mic, Pencil, Plus, Trash2 } from 'lucide-react'
import { api, query } from '#app/lib/api.ts'
import { errorCode } from '#app/lib/errors.ts'
import { UpgradeLink } from '#app/lib/generation/uses-left.tsx'
import { MessageLine, useSay } from '#app/lib/say.tsx'
import { usePlan, useSession } from '#app/lib/session.tsx'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { Card, CardText, CardTitle } from '#app/ui/card.tsx'
import { ConfirmDelete } from '#app/ui/confirm-delete.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { tradeNames, voiceCounts } from '#contract/voice-messages.ts'
import type { ListedVoice } from '#contract/voices.ts'
import { voiceFormMessages, voiceListMessages } from './messages.ts'
import { writeVoiceDraft } from './voice-draft.ts'

interface VoiceListProps {
  voices: readonly ListedVoice[]
  /** How many the plan has. */
  max: number
  /** Ids of those that the plan does not cover. */
  unused: readonly string[]
  /** Opens the form of a voice; `new`: of a new one. */
  onOpen: (id: string) => void
}

/** The voices of the user, and what the plan leaves. */
export function VoiceList({ voices, max, unused, onOpen }: VoiceListProps) {
  const t = voiceListMessages
  if (voices.length === 0)
    return (
      <>
        <MessageLine className="mb-4" />
        <EmptyState icon={Mic} title={t.emptyTitle} action={<Button onClick={() => onOpen('new')}>{t.emptyAction}</Button>}>
          {t.emptyText}
        </EmptyState>
      </>
    )
  return (
    <div className="grid grid-cols-1 gap-4">
      <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div className="grid gap-1">
          <h2 className="text-xl">{t.title}</h2>
          <p className="max-w-prose text-soft text-sm">{t.lead}</p>
        </div>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <p className="text-soft text-sm tabular-nums">{t.used({ used: voices.length, voices: voiceCounts.voices(max) })}</p>
          {voices.length < max && (
            <Button onClick={() => onOpen('new')}>
              <Plus aria-hidden />
              {t.add}
            </Button>
          )}
        </div>
      </header>
      {voices.length >= max && <Full max={max} />}
      <MessageLine />
      <ul className="grid grid-cols-1 gap-3">
        {voices.map((voice) => (
          <VoiceRow key={voice.id} voice={voice} locked={unused.includes(voice.id)} onEdit={() => onOpen(voice.id)} />
        ))}
      </ul>
    </div>
  )
}

/** The plan has no room for another voice. */
function Full({ max }: { max: number }) {
  const { plan, known } = usePlan()
  const t = voiceListMessages
  if (!known) return null
  const voices = voiceCounts.voices(max)
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2.5 rounded-md bg-sunken px-4 py-3 text-sm">
      <p className="min-w-0 flex-1 basis-56">{plan === 'pro' ? t.fullest({ voices }) : t.full({ voices })}</p>
      {plan !== 'pro' && <UpgradeLink />}
    </div>
  )
}

function VoiceRow({ voice, locked, onEdit }: { voice: ListedVoice; locked: boolean; onEdit: () => void }) {
  const { name, offer, place, trade, speaker } = voice
  const remove = useRemove(voice)
  const [t, form] = [voiceListMessages, voiceFormMessages]
  return (
    <li>
      <Card className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="grid min-w-0 flex-1 basis-56 gap-1">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <CardTitle className="wrap-anywhere" dir="auto">
              {name}
            </CardTitle>
            {locked && <Badge>{t.locked}</Badge>}
          </div>
          <CardText>{[form[speaker], ...(trade === 'other' ? [] : [tradeNames[trade]])].join(' · ')}</CardText>
          {(offer || place) && (
            <CardText className="wrap-anywhere" dir="auto">
              {[offer, place].filter(Boolean).join(' · ')}
            </CardText>
          )}
          {locked && <CardText>{t.lockedText}</CardText>}
        </div>
        <div className="flex gap-2">
          <Button variant="secondary" size="sm" aria-label={t.editNamed({ name })} onClick={onEdit}>
            <Pencil aria-hidden />
            {t.edit}
          </Button>
          <ConfirmDelete
            title={t.confirm({ name })}
            text={t.confirmText}
            confirm={t.delete}
            cancel={t.cancel}
            onConfirm={() => !remove.isPending && remove.mutate()}
          >
            <Button variant="ghost" size="sm" aria-label={t.deleteNamed({ name })}>
              <Trash2 aria-hidden />
              {t.delete}
            </Button>
          </ConfirmDelete>
        </div>
      </Card>
    </li>
  )
}

function useRemove(voice: ListedVoice) {
  const client = useQueryClient()
  const say = useSay()
  const { me } = useSession()
  const t = voiceListMessages
  return useMutation({
    mutationFn: () =>
      api.voices.remove({ id: voice.id }).catch((error) => {
        // It was deleted meanwhile.
        if (errorCode(error) !== 'NOT_FOUND') throw error
      }),
    onSuccess: async () => {
      if (me) writeVoiceDraft(me.user.id, voice, null)
      say({ tone: 'good', text: t.deleted({ name: voice.name }) })
      await client.invalidateQueries({ queryKey: query.voices.key() })
    },
    onError: (error) => {
      console.error('Deleting a voice failed', error)
      say({ tone: 'bad', text: t.deleteFailed })
    },
  })
}
