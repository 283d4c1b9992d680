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

/** The sizes and corners of the chat window (spec §9). */
const chatSizes = { sm: 'Small', md: 'Medium', lg: 'Large', xl: 'Extra large', full: 'Whole window' } as const
export type ChatSize = keyof typeof chatSizes
const chatCorners = { 'bottom-right': 'Bottom right', 'bottom-left': 'Bottom left' } as const
export type ChatCorner = keyof typeof chatCorners

export interface ChatPlace {
  readonly size: ChatSize
  readonly corner: ChatCorner
}

const key = 'chat'
const defaultPlace: ChatPlace = { size: 'md', corner: 'bottom-right' }

const isOne = <Name extends string>(names: Readonly<Record<Name, string>>, value: unknown): value is Name =>
  typeof value === 'string' && Object.hasOwn(names, value)

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
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <Button variant="ghost" size="icon" aria-label="Size and place of the chat">
          <Settings2 aria-hidden />
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent>
        <Choices label="Size" names={chatSizes} value={place.size} onValue={(size: ChatSize) => onPlace({ size })} />
        <DropdownMenuSeparator />
        <Choices label="Place" names={chatCorners} value={place.corner} onValue={(corner: ChatCorner) => onPlace({ corner })} />
      </DropdownMenuContent>
    </DropdownMenu>
  )
}

interface ChoicesProps<Value extends string> {
  label: string
  names: Readonly<Record<Value, string>>
  value: Value
  onValue: (value: Value) => void
}

function Choices<Value extends string>({ label, names, value, onValue }: ChoicesProps<Value>) {
  return (
    <DropdownMenuRadioGroup aria-label={label} value={value} onValueChange={(chosen) => onValue(chosen as Value)}>
      <DropdownMenuLabel className="py-1 text-soft text-xs">{label}</DropdownMenuLabel>
      {(Object.keys(names) as Value[]).map((name) => (
        <DropdownMenuRadioItem key={name} value={name}>
          {names[name]}
        </DropdownMenuRadioItem>
      ))}
    </DropdownMenuRadioGroup>
  )
}
