import type { ReactNode } from 'react'

/** One step of a task inside the card: its heading takes the focus, so that the step is read from its beginning. */
export function Step({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-4 border-t pt-4 lg:border-t-0 lg:pt-0">
      <h3 tabIndex={-1} ref={takeFocus} className="font-medium text-base outline-none">
        {title}
      </h3>
      {children}
    </section>
  )
}

const takeFocus = (heading: HTMLHeadingElement | null) => heading?.focus()
