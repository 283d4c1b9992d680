import { X } from 'lucide-react'
import { type KeyboardEvent, useRef } from 'react'
import { Field, Input } from '#app/ui/field.tsx'
import { withTyped } from './entry-draft.ts'

interface TagFieldProps {
  tags: readonly string[]
  typed: string
  error: string | undefined
  onChange: (changed: { tags?: readonly string[]; typed?: string }) => void
}

/** Tags as chips that can be taken off, and a place to type more. */
export function TagField({ tags, typed, error, onChange }: TagFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  const add = () => typed.trim() && onChange({ tags: withTyped(tags, typed), typed: '' })
  const remove = (tag: string) => {
    onChange({ tags: tags.filter((other) => other !== tag) })
    input.current?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter' && !event.ctrlKey && !event.metaKey && typed.trim()) {
      event.preventDefault()
      add()
    }
    if (event.key === 'Backspace' && typed === '') onChange({ tags: tags.slice(0, -1) })
  }
  return (
    <Field label="Tags" hint="Press Enter or type a comma after each tag." error={error}>
      {(control) => (
        <div className="grid gap-2">
          {tags.length > 0 && (
            <ul aria-label="Tags of this entry" className="flex flex-wrap gap-1.5">
              {tags.map((tag) => (
                <TagChip key={tag} tag={tag} onRemove={() => remove(tag)} />
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
              target.value.includes(',') ? onChange({ tags: withTyped(tags, target.value), typed: '' }) : onChange({ typed: target.value })
            }
            onKeyDown={onKeyDown}
            onBlur={add}
          />
        </div>
      )}
    </Field>
  )
}

function TagChip({ tag, onRemove }: { tag: string; onRemove: () => void }) {
  return (
    <li className="inline-flex max-w-full items-center rounded-full bg-sunken ps-2.5 text-sm">
      <span dir="auto" className="truncate">
        {tag}
      </span>
      <button
        type="button"
        aria-label={`Remove tag: ${tag}`}
        onClick={onRemove}
        className="grid size-7 shrink-0 place-items-center rounded-full text-soft touch:size-11 hover:text-ink"
      >
        <X aria-hidden className="size-3.5" />
      </button>
    </li>
  )
}
