import { type KeyboardEvent, useDeferredValue, useEffect, useId, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { Dialog, DialogContent, DialogTitle } from '#app/ui/dialog.tsx'
import { paletteMessages } from '#contract/screen-messages.ts'
import { CommandList } from './command-list.tsx'
import { type Command, matching } from './commands.ts'

interface PaletteProps {
  /** The commands for what is being searched for. */
  commandsFor: (search: string) => readonly Command[]
  onClose: () => void
}

/** Everything that can be gone to or done, by its name: a search box over a list (the combobox pattern of the ARIA practices). */
export function Palette({ commandsFor, onClose }: PaletteProps) {
  const [search, setSearch] = useState('')
  const [at, setAt] = useState(0)
  const leaving = useRef(false)
  const navigate = useNavigate()
  const found = matching(commandsFor(search), search)
  const active = found[Math.min(at, found.length - 1)]

  const run = ({ to, run: act }: Command) => {
    leaving.current = to !== undefined
    onClose()
    act?.()
    if (to !== undefined) void navigate(to)
  }
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        aria-describedby={undefined}
        className="top-[8svh] flex max-h-[84svh] max-w-xl translate-y-0 flex-col gap-0 overflow-hidden p-0"
        // Whoever goes to another screen goes on from its start, not from the button that opened this.
        onCloseAutoFocus={(event) => {
          if (!leaving.current) return
          event.preventDefault()
          document.getElementById('main')?.focus({ preventScroll: true })
        }}
      >
        <DialogTitle className="sr-only">Go to or do</DialogTitle>
        <Search
          search={search}
          found={found}
          active={active}
          onSearch={(typed) => {
            setSearch(typed)
            setAt(0)
          }}
          onMove={setAt}
          onRun={run}
        />
      </DialogContent>
    </Dialog>
  )
}

interface SearchProps {
  search: string
  found: readonly Command[]
  active: Command | undefined
  onSearch: (typed: string) => void
  onMove: (at: number) => void
  onRun: (command: Command) => void
}

/** Where a key moves the choice; `undefined` for a key that does not. It goes round. */
function moved(key: string, at: number, count: number): number | undefined {
  if (key === 'ArrowDown') return (at + 1) % count
  if (key === 'ArrowUp') return (at - 1 + count) % count
  if (key === 'PageDown') return Math.min(at + 6, count - 1)
  return key === 'PageUp' ? Math.max(at - 6, 0) : undefined
}

const none: readonly Command[] = []

function Search({ search, found, active, onSearch, onMove, onRun }: SearchProps) {
  const id = useId()
  const optionId = (command: Command) => `${id}-${command.id}`
  // The box is there to be typed in before its list is drawn.
  const drawn = useDeferredValue(found, none)
  const shown = active && drawn.includes(active) ? optionId(active) : undefined
  useEffect(() => {
    if (shown) document.getElementById(shown)?.scrollIntoView({ block: 'nearest' })
  }, [shown])

  const pressed = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    const to = moved(event.key, active ? found.indexOf(active) : 0, Math.max(found.length, 1))
    if (to === undefined && event.key !== 'Enter') return
    event.preventDefault()
    if (to !== undefined) onMove(to)
    else if (active) onRun(active)
  }
  return (
    <>
      <input
        role="combobox"
        aria-expanded
        aria-controls={id}
        aria-autocomplete="list"
        {...(shown && { 'aria-activedescendant': shown })}
        aria-label={paletteMessages.label}
        placeholder={paletteMessages.label}
        value={search}
        onChange={({ target }) => onSearch(target.value)}
        onKeyDown={pressed}
        autoComplete="off"
        spellCheck={false}
        dir="auto"
        className="h-14 w-full shrink-0 border-b text-ellipsis bg-transparent ps-4 pe-14 text-base outline-none placeholder:text-soft"
      />
      <CommandList
        id={id}
        commands={drawn}
        active={active}
        optionId={optionId}
        onPoint={(command) => onMove(found.indexOf(command))}
        onRun={onRun}
      />
      <p role="status" className="sr-only">
        {paletteMessages.found(found.length)}
      </p>
    </>
  )
}
