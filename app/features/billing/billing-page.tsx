import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { buttonLook } from '#app/ui/button.tsx'
import { Wordmark } from '#app/ui/wordmark.tsx'
import { brand } from '#contract/brand.ts'
import { paths } from '#contract/paths.ts'

/** A page about paying: open to everybody, so it stands outside the dashboard. Plain links: site pages are documents of their own. */
export function BillingPage({ title, lead, children }: { title: string; lead: string; children: ReactNode }) {
  return (
    <div className="mx-auto grid w-full max-w-2xl gap-8 px-4 py-6 sm:px-8 sm:py-10">
      <header className="flex items-center justify-between gap-4">
        <a href={paths.home} className="block rounded-md p-1 text-ink" aria-label={`${brand.name}, home page`}>
          <Wordmark />
        </a>
        <a href={paths.pricing} className={buttonLook({ variant: 'ghost', size: 'sm' })}>
          <ArrowLeft aria-hidden className="rtl:-scale-x-100" />
          Back
        </a>
      </header>
      <main className="grid gap-6">
        <div>
          <h1 className="text-3xl sm:text-4xl">{title}</h1>
          <p className="mt-3 text-soft">{lead}</p>
        </div>
        {children}
      </main>
    </div>
  )
}
