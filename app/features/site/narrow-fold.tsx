import type { ReactNode } from 'react'

interface NarrowFoldProps {
  readonly summary: string
  readonly children: ReactNode
}

/** Content behind a summary on narrow screens. Wider ones show it without one, where the browser can (`site.css`). */
export const NarrowFold = ({ summary, children }: NarrowFoldProps) => (
  <details data-narrow-fold>
    <summary className="min-h-8 py-1 font-medium text-accent text-sm touch:min-h-11 touch:py-3">{summary}</summary>
    {children}
  </details>
)
