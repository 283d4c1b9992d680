import { Wordmark } from '#app/ui/wordmark.tsx'
import { brand } from '#contract/brand.ts'
import { articlePath, paths, site } from '#contract/paths.ts'
import { UseCaseLinks } from './use-case-links.tsx'

const columns = [
  {
    title: 'Product',
    links: [
      { label: 'Features', to: site.features },
      { label: 'Pricing', to: site.pricing },
      { label: 'Dashboard', to: paths.dashboard },
    ],
  },
  {
    title: 'Resources',
    links: [
      { label: 'Demo', to: articlePath('a-demo-to-postwright') },
      { label: 'Blog', to: site.blog },
      { label: 'Help', to: site.help },
    ],
  },
  {
    title: 'Company',
    links: [
      { label: 'Contact', to: site.contact },
      { label: 'Terms', to: site.terms },
      { label: 'Privacy', to: site.privacy },
    ],
  },
]

const link = 'inline-flex min-h-8 items-center text-soft text-sm underline-offset-4 touch:min-h-11 hover:text-ink hover:underline'

/** The year is that of the build until `app/site.ts` sets the current one. */
export function SiteFooter() {
  return (
    <footer className="mt-auto border-t bg-sunken/50">
      <div className="mx-auto grid max-w-6xl grid-cols-3 gap-x-4 gap-y-8 px-4 py-10 sm:grid-cols-[2fr_1fr_1fr_1fr] sm:gap-x-8 sm:px-8">
        <div className="col-span-full grid content-start gap-3 sm:col-span-1">
          <Wordmark />
          <p className="max-w-xs text-soft text-sm">{brand.tagline}</p>
          <ThemeChoice />
        </div>
        {columns.map(({ title, links }) => (
          <nav key={title} aria-label={title}>
            <h2 className="mb-1 font-medium font-sans text-sm tracking-normal">{title}</h2>
            <ul>
              {links.map(({ label, to }) => (
                <li key={to}>
                  <a href={to} className={link}>
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
      <UseCaseLinks className={link} />
      <div className="mx-auto flex max-w-6xl flex-wrap items-center justify-between gap-x-8 gap-y-2 px-4 pb-8 sm:px-8">
        <p className="text-soft text-xs">
          © <span data-year>{new Date().getFullYear()}</span> {brand.name}
        </p>
        <ul aria-label={`${brand.name} elsewhere`} className="flex flex-wrap gap-x-5">
          {brand.socialLinks.map(({ label, url }) => (
            <li key={url}>
              <a href={url} rel="me noopener" className={link}>
                {label}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </footer>
  )
}

/** Activated by `app/site.ts`; `site.css` hides it without scripts. */
function ThemeChoice() {
  return (
    <label className="flex items-center gap-2 text-soft text-sm" data-needs-script>
      Theme
      <select
        data-theme-choice
        defaultValue="system"
        className="h-8 rounded-md border border-edge/60 bg-surface px-2 text-ink text-sm touch:h-11"
      >
        <option value="light">Light</option>
        <option value="dark">Dark</option>
        <option value="system">System</option>
      </select>
    </label>
  )
}
