import { Check } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useDeferredValue, useEffect, useId, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { cn } from '#app/ui/cn.ts'
import { Dialog, DialogContent, DialogTitle } from '#app/ui/dialog.tsx'
import { type Command, commandGroups, matching } from './commands.ts'
import { commandGroupNames, paletteMessages } from './messages.ts'

/** The index after an arrow or page key; `undefined` for other keys. The arrow keys wrap around. */
function indexAfterKey(key: string, at: number, count: number): number | undefined {
  if (key === 'ArrowDown') return (at + 1) % count
  if (key === 'ArrowUp') return (at - 1 + count) % count
  if (key === 'PageDown') return Math.min(at + 6, count - 1)
  return key === 'PageUp' ? Math.max(at - 6, 0) : undefined
}

const none: readonly Command[] = []

interface PaletteProps {
  /** The commands to search in, for a search text. */
  commandsFor: (search: string) => readonly Command[]
  onClose: () => void
}

/** The command palette: a search field over a list (the ARIA combobox pattern). */
export function Palette({ commandsFor, onClose }: PaletteProps) {
  const id = useId()
  const optionId = (command: Command) => `${id}-${command.id}`
  const [search, setSearch] = useState('')
  const [at, setAt] = useState(0)
  const navigating = useRef(false)
  const navigate = useNavigate()
  const found = matching(commandsFor(search), search)
  const active = found[Math.min(at, found.length - 1)]
  // Deferred, so that the search field is usable before the list has rendered.
  const drawn = useDeferredValue(found, none)
  const shown = active && drawn.includes(active) ? optionId(active) : undefined
  useEffect(() => {
    if (shown) document.getElementById(shown)?.scrollIntoView({ block: 'nearest' })
  }, [shown])

  const t = paletteMessages
  const run = ({ to, run: act }: Command) => {
    navigating.current = to !== undefined
    onClose()
    act?.()
    if (to !== undefined) void navigate(to)
  }
  const pressed = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    const to = indexAfterKey(event.key, active ? found.indexOf(active) : 0, Math.max(found.length, 1))
    if (to === undefined && event.key !== 'Enter') return
    event.preventDefault()
    if (to !== undefined) setAt(to)
    else if (active) run(active)
  }
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        aria-describedby={undefined}
        className="top-[8svh] flex max-h-[84svh] max-w-xl translate-y-0 flex-col gap-0 overflow-hidden p-0"
        // After a navigation the focus moves to the new screen, not back to the element that opened the palette.
        onCloseAutoFocus={(event) => {
          if (!navigating.current) return
          event.preventDefault()
          document.getElementById('main')?.focus({ preventScroll: true })
        }}
      >
        <DialogTitle className="sr-only">{t.title}</DialogTitle>
        <input
          role="combobox"
          aria-expanded
          aria-controls={id}
          aria-autocomplete="list"
          {...(shown && { 'aria-activedescendant': shown })}
          aria-label={t.label}
          placeholder={t.label}
          value={search}
          onChange={({ target }) => {
            setSearch(target.value)
            setAt(0)
          }}
          onKeyDown={pressed}
          autoComplete="off"
          spellCheck={false}
          dir="auto"
          className="h-14 w-full shrink-0 border-b text-ellipsis bg-transparent ps-4 pe-14 text-base outline-none placeholder:text-soft"
        />
        {/* The focus stays in the search field, which refers to the active option. */}
        <div role="listbox" id={id} aria-label={t.list} tabIndex={-1} className="overflow-y-auto p-2">
          {[...Map.groupBy(drawn, ({ group }) => group)].map(([label, commands]) => (
            <CommandGroup key={label} label={commandGroupNames[label]} headingId={`${id}-${commandGroups.indexOf(label)}`}>
              {commands.map((command) => (
                <Option
                  key={command.id}
                  id={optionId(command)}
                  command={command}
                  active={command === active}
                  onPoint={() => setAt(found.indexOf(command))}
                  onRun={() => run(command)}
                />
              ))}
            </CommandGroup>
          ))}
        </div>
        <p role="status" className="sr-only">
          {t.found(found.length)}
        </p>
      </DialogContent>
    </Dialog>
  )
}

/** The heading's id contains no space: `aria-labelledby` would read it as two ids. */
function CommandGroup({ label, headingId, children }: { label: string; headingId: string; children: ReactNode }) {
  return (
    <fieldset aria-labelledby={headingId} className="min-w-0 pb-1">
      <p id={headingId} className="px-2 pt-2 pb-1 font-medium text-soft text-xs">
        {label}
      </p>
      {children}
    </fieldset>
  )
}

interface OptionProps {
  id: string
  command: Command
  active: boolean
  /** Called when the pointer moves over it. */
  onPoint: () => void
  onRun: () => void
}

function Option({ id, command: { icon: Icon, label, note, current = false }, active, onPoint, onRun }: OptionProps) {
  return (
    // The search field keeps the focus and handles the keys.
    <div
      role="option"
      id={id}
      aria-selected={active}
      tabIndex={-1}
      onPointerMove={() => !active && onPoint()}
      onClick={onRun}
      onKeyDown={({ key }) => key === 'Enter' && onRun()}
      className={cn(
        'flex min-h-10 cursor-pointer select-none items-center gap-3 rounded px-2 text-sm touch:min-h-11 [&_svg]:size-4 [&_svg]:shrink-0',
        active && 'bg-accent-wash',
      )}
    >
      <Icon aria-hidden className="text-soft" />
      <span dir="auto" className="min-w-0 truncate">
        {label}
      </span>
      {note && <span className="ms-auto max-w-[45%] shrink-0 truncate ps-3 text-soft text-xs">{note}</span>}
      {current && (
        <>
          <Check aria-hidden className={cn('text-accent-strong', !note && 'ms-auto')} />
          <span className="sr-only">{paletteMessages.chosen}</span>
        </>
      )}
    </div>
  )
}
