import { X } from 'lucide-react'
import { type ComponentProps, type KeyboardEvent, useRef } from 'react'
import { Input } from '#app/ui/field.tsx'

/** Values with the typed ones, which commas separate; no value is added twice. */
export const withTyped = (values: readonly string[], typed: string): string[] => [
  ...new Set([...values, ...typed.split(/[,،、，]/u).map((value) => value.trim())].filter(Boolean)),
]

interface ChipInputProps
  extends Pick<ComponentProps<'input'>, 'id' | 'aria-describedby' | 'aria-invalid' | 'maxLength' | 'placeholder' | 'name'> {
  values: readonly string[]
  /** What is being typed. */
  typed: string
  onChange: (changed: { values?: readonly string[]; typed?: string }) => void
  /** The accessible name of the list of chips. */
  listLabel: string
  /** The accessible name of the button that removes a chip. */
  removeLabel: (value: string) => string
}

/** Values as chips that can be removed, and an input for more: Enter, a comma or leaving it adds what is typed. */
export function ChipInput({ values, typed, onChange, listLabel, removeLabel, ...control }: ChipInputProps) {
  const input = useRef<HTMLInputElement>(null)
  const add = () => typed.trim() && onChange({ values: withTyped(values, typed), typed: '' })
  const remove = (value: string) => {
    onChange({ values: values.filter((other) => other !== value) })
    input.current?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter' && !event.ctrlKey && !event.metaKey && typed.trim()) {
      event.preventDefault()
      add()
    }
    if (event.key === 'Backspace' && typed === '') onChange({ values: values.slice(0, -1) })
  }
  return (
    <div className="grid grid-cols-1 gap-2">
      {values.length > 0 && (
        <ul aria-label={listLabel} className="flex flex-wrap gap-1.5">
          {values.map((value) => (
            <li key={value} className="inline-flex max-w-full items-center rounded-full bg-sunken ps-2.5 text-sm">
              <span dir="auto" className="truncate">
                {value}
              </span>
              <button
                type="button"
                aria-label={removeLabel(value)}
                onClick={() => remove(value)}
                className="grid size-7 shrink-0 place-items-center rounded-full text-soft touch:size-11 hover:text-ink"
              >
                <X aria-hidden className="size-3.5" />
              </button>
            </li>
          ))}
        </ul>
      )}
      <Input
        {...control}
        ref={input}
        dir="auto"
        autoComplete="off"
        value={typed}
        onChange={({ target }) =>
          /[,،、，]/u.test(target.value)
            ? onChange({ values: withTyped(values, target.value), typed: '' })
            : onChange({ typed: target.value })
        }
        onKeyDown={onKeyDown}
        onBlur={add}
      />
    </div>
  )
}
