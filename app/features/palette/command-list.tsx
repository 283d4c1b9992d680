import { Check } from 'lucide-react'
import { cn } from '#app/ui/cn.ts'
import { type Command, commandGroups } from './commands.ts'

interface CommandListProps {
  id: string
  commands: readonly Command[]
  active: Command | undefined
  optionId: (command: Command) => string
  /** The pointer is over one. */
  onPoint: (command: Command) => void
  onRun: (command: Command) => void
}

/** What was found, under its headings. The focus stays in the search box, which says what is chosen here. */
export function CommandList({ id, commands, ...options }: CommandListProps) {
  // A name's id holds no blank: `aria-labelledby` would take it for two.
  const groups = [...Map.groupBy(commands, ({ group }) => group)].map(([label, below]) => ({
    label,
    name: `${id}-${commandGroups.indexOf(label)}`,
    commands: below,
  }))
  return (
    <div role="listbox" id={id} aria-label="What was found" tabIndex={-1} className="overflow-y-auto p-2">
      {groups.map((group) => (
        <fieldset key={group.label} aria-labelledby={group.name} className="min-w-0 pb-1">
          <p id={group.name} className="px-2 pt-2 pb-1 font-medium text-soft text-xs">
            {group.label}
          </p>
          {group.commands.map((command) => (
            <Option key={command.id} command={command} {...options} />
          ))}
        </fieldset>
      ))}
    </div>
  )
}

function Option({ command, active, optionId, onPoint, onRun }: Omit<CommandListProps, 'id' | 'commands'> & { command: Command }) {
  const { icon: Icon, label, note, current = false } = command
  const chosen = command === active
  return (
    // Its keys are those of the search box, which keeps the focus.
    <div
      role="option"
      id={optionId(command)}
      aria-selected={chosen}
      tabIndex={-1}
      onPointerMove={() => !chosen && onPoint(command)}
      onClick={() => onRun(command)}
      onKeyDown={({ key }) => key === 'Enter' && onRun(command)}
      className={cn(
        'flex min-h-10 cursor-pointer select-none items-center gap-3 rounded px-2 text-sm touch:min-h-11 [&_svg]:size-4 [&_svg]:shrink-0',
        chosen && 'bg-accent-wash',
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
          <span className="sr-only">(chosen)</span>
        </>
      )}
    </div>
  )
}
