import { Settings2 } from 'lucide-react'
import { useState } from 'react'
import { parsed, readItem, writeItem } from '#app/lib/storage.ts'
import { Button } from '#app/ui/button.tsx'
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuLabel,
  DropdownMenuRadioGroup,
  DropdownMenuRadioItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '#app/ui/dropdown-menu.tsx'
import { chatPlaceMessages } from '#contract/chat-messages.ts'

/** The sizes and corners of the chat window (spec §9). */
const chatSizes = ['sm', 'md', 'lg', 'xl', 'full'] as const
export type ChatSize = (typeof chatSizes)[number]
const chatCorners = ['bottom-right', 'bottom-left'] as const
export type ChatCorner = (typeof chatCorners)[number]

export interface ChatPlace {
  readonly size: ChatSize
  readonly corner: ChatCorner
}

const key = 'chat'
const defaultPlace: ChatPlace = { size: 'md', corner: 'bottom-right' }

const isOne = <Name extends string>(names: readonly Name[], value: unknown): value is Name => names.some((name) => name === value)

function readPlace(): ChatPlace {
  const { size, corner } = parsed(readItem('local', key)) ?? {}
  return { size: isOne(chatSizes, size) ? size : defaultPlace.size, corner: isOne(chatCorners, corner) ? corner : defaultPlace.corner }
}

/** The last choice in this browser, and the function that changes it. */
export function useChatPlace(): [ChatPlace, (change: Partial<ChatPlace>) => void] {
  const [place, setPlace] = useState(readPlace)
  return [
    place,
    (change) => {
      const next = { ...place, ...change }
      setPlace(next)
      writeItem('local', key, JSON.stringify(next))
    },
  ]
}

/** The menu for the size and corner of the chat. */
export function PlaceMenu({ place, onPlace }: { place: ChatPlace; onPlace: (change: Partial<ChatPlace>) => void }) {
  const t = chatPlaceMessages
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <Button variant="ghost" size="icon" aria-label={t.menu}>
          <Settings2 aria-hidden />
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent>
        <Choices label={t.size} names={chatSizes} value={place.size} onValue={(size: ChatSize) => onPlace({ size })} />
        <DropdownMenuSeparator />
        <Choices label={t.place} names={chatCorners} value={place.corner} onValue={(corner: ChatCorner) => onPlace({ corner })} />
      </DropdownMenuContent>
    </DropdownMenu>
  )
}

interface ChoicesProps<Value extends ChatSize | ChatCorner> {
  label: string
  names: readonly Value[]
  value: Value
  onValue: (value: Value) => void
}

function Choices<Value extends ChatSize | ChatCorner>({ label, names, value, onValue }: ChoicesProps<Value>) {
  return (
    <DropdownMenuRadioGroup aria-label={label} value={value} onValueChange={(chosen) => onValue(chosen as Value)}>
      <DropdownMenuLabel className="py-1 text-soft text-xs">{label}</DropdownMenuLabel>
      {names.map((name) => (
        <DropdownMenuRadioItem key={name} value={name}>
          {chatPlaceMessages[name]}
        </DropdownMenuRadioItem>
      ))}
    </DropdownMenuRadioGroup>
  )
}
