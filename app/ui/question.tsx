import { type ComponentProps, type ReactNode, useId } from 'react'
import { Button } from '#app/ui/button.tsx'
import { cn } from '#app/ui/cn.ts'

interface QuestionProps {
  title: string
  /** Why it is asked. */
  why?: string
  /** A list item with an `Answer` for each answer. */
  children: ReactNode
  /** Of the list. */
  className?: string
  /** The answer that is none of them. */
  other: string
  onOther: () => void
}

/** A question in the middle of a form: a press on an answer takes it. */
export function Question({ title, why, children, className, other, onOther }: QuestionProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="grid grid-cols-1 gap-3 rounded-md bg-sunken p-4 text-sm">
      <div>
        <h3 id={id} className="font-medium font-sans text-sm tracking-normal">
          {title}
        </h3>
        {why && <p className="text-soft">{why}</p>}
      </div>
      <ul className={cn('grid gap-2', className)}>{children}</ul>
      {/* On the line of the other words, whose edge a button with an area would leave. */}
      <div>
        <Button variant="link" size="inline" className="px-0 text-start touch:min-h-11" onClick={onOther}>
          {other}
        </Button>
      </div>
    </section>
  )
}

interface AnswerProps extends Pick<ComponentProps<'button'>, 'children' | 'className' | 'onClick'> {
  /** It takes the focus, because what asked may be gone. */
  first: boolean
}

/** An answer with what it stands for, of any height. Under the pointer it keeps its area, because the question's is the usual one. */
export function Answer({ first, className, ...props }: AnswerProps) {
  return (
    <Button
      variant="secondary"
      autoFocus={first}
      className={cn('h-full w-full justify-start px-3 py-2 text-start hover:border-accent hover:bg-surface', className)}
      {...props}
    />
  )
}
