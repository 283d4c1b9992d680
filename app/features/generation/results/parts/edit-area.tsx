import { useEffect, useRef } from 'react'
import { cn } from '#app/ui/cn.ts'
import { Textarea } from '#app/ui/field.tsx'
import type { LanguageCode } from '#contract/options.ts'

interface EditAreaProps {
  /** Names the field for those who cannot see where it stands. */
  label: string
  text: string
  language: LanguageCode
  onChange: (text: string) => void
  /** The first field of an edit takes the cursor, at its end. */
  first?: boolean
  className?: string
}

/** A text in the person's own hands; as tall as what stands in it. */
export function EditArea({ label, text, language, onChange, first = false, className }: EditAreaProps) {
  const area = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    if (!first || !area.current) return
    area.current.focus()
    area.current.setSelectionRange(area.current.value.length, area.current.value.length)
  }, [first])
  return (
    <Textarea
      ref={area}
      aria-label={label}
      lang={language}
      rows={1}
      value={text}
      className={cn('field-sizing-content max-h-[70svh]', className)}
      onChange={({ target }) => onChange(target.value)}
    />
  )
}
