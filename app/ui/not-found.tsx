import type { ReactNode } from 'react'
import { buttonLook } from '#app/ui/button.tsx'
import { FullPage } from '#app/ui/full-page.tsx'
import { messages } from '#contract/messages.ts'
import { paths } from '#contract/paths.ts'

interface NotFoundProps {
  drawing?: ReactNode
  /** More ways out, beside the one home. */
  children?: ReactNode
}

export function NotFound({ drawing, children }: NotFoundProps) {
  return (
    <FullPage drawing={drawing} kicker={messages.site.notFoundTitle} title={messages.site.notFound}>
      <p className="text-soft">The address may be mistyped, or the page has moved.</p>
      <div className="flex flex-wrap justify-center gap-2">
        <a href={paths.home} className={buttonLook()}>
          {messages.site.returnHome}
        </a>
        {children}
      </div>
    </FullPage>
  )
}
