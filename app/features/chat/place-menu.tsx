import { Settings2 } from 'lucide-react'
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
import { type ChatCorner, type ChatPlace, type ChatSize, chatCorners, chatSizes } from './chat-place.ts'

interface PlaceMenuProps {
  place: ChatPlace
  onPlace: (change: Partial<ChatPlace>) => void
}

/** Where the chat stands and how large it is. */
export function PlaceMenu({ place, onPlace }: PlaceMenuProps) {
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
