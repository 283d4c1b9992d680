import { buttonLook } from '#app/ui/button.tsx'
import { Wordmark } from '#app/ui/wordmark.tsx'
import { paths, site } from '#contract/paths.ts'

const links = [
  { label: 'Features', to: `${site.home}#features` },
  { label: 'Pricing', to: site.pricing },
  { label: 'Help', to: site.help },
]

export function SiteHeader() {
  return (
    <header className="border-b">
      <div className="mx-auto flex min-h-16 max-w-6xl flex-wrap items-center gap-x-2 gap-y-1 px-4 py-2 sm:px-8">
        <a href={site.home} className="me-auto inline-flex min-h-11 items-center" aria-label="Postwright, home">
          <Wordmark />
        </a>
        <nav aria-label="Main" className="hidden items-center md:flex">
          {links.map(({ label, to }) => (
            <a key={to} href={to} className={buttonLook({ variant: 'ghost', size: 'sm' })}>
              {label}
            </a>
          ))}
        </nav>
        <a href={paths.signIn} className={buttonLook({ variant: 'ghost', size: 'sm' })}>
          Sign in
        </a>
        <a href={paths.signUp} className={buttonLook({ size: 'sm' })}>
          Sign up
        </a>
      </div>
    </header>
  )
}
