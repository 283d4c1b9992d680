import type { ReactNode } from 'react'
import { buttonLook } from '#app/ui/button.tsx'
import { FullPage } from '#app/ui/full-page.tsx'
import { messages } from '#contract/messages.ts'
import { paths } from '#contract/paths.ts'

export function NotFound({ drawing }: { drawing?: ReactNode }) {
  return (
    <FullPage drawing={drawing} kicker={messages.site.notFoundTitle} title={messages.site.notFound}>
      <p className="text-soft">The address may be mistyped, or the page has moved.</p>
      <a href={paths.home} className={buttonLook()}>
        {messages.site.returnHome}
      </a>
    </FullPage>
  )
}
