import { cn } from '#app/ui/cn.ts'
import { fieldLook } from '#app/ui/field.tsx'
import { Wordmark } from '#app/ui/wordmark.tsx'
import { brand } from '#contract/brand.ts'
import { linkMarks, placeholder } from '#contract/operator.ts'
import { articlePath, paths, site } from '#contract/paths.ts'
import { frameMessages, pageNames } from './frame-messages.ts'
import { Fact, IfSet } from './operator.tsx'
import { UseCaseLinks } from './use-case-links.tsx'

const columns = [
  {
    title: 'product',
    links: [
      { name: 'features', to: site.features },
      { name: 'pricing', to: site.pricing },
      { name: 'dashboard', to: paths.dashboard },
    ],
  },
  {
    title: 'resources',
    links: [
      { name: 'demo', to: articlePath('a-demo-to-postwright') },
      { name: 'blog', to: site.blog },
      { name: 'help', to: site.help },
      { name: 'api', to: site.docs },
    ],
  },
  {
    title: 'company',
    links: [
      { name: 'contact', to: site.contact },
      { name: 'terms', to: site.terms },
      { name: 'privacy', to: site.privacy },
      { name: 'refunds', to: site.refunds },
    ],
  },
] as const

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
          <nav key={title} aria-label={pageNames[title]}>
            <h2 className="mb-1 font-medium font-sans text-sm tracking-normal">{pageNames[title]}</h2>
            <ul>
              {links.map(({ name, to }) => (
                <li key={to}>
                  <a href={to} className={link}>
                    {pageNames[name]}
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
          <IfSet fact="operatorName">
            {' · '}
            <Fact name="operatorName" />
          </IfSet>
          <IfSet fact="operatorAddress">
            {', '}
            <Fact name="operatorAddress" />
          </IfSet>
          <IfSet fact="taxId">
            {' · '}
            <Fact name="taxId" />
          </IfSet>
        </p>
        <SocialLinks />
      </div>
    </footer>
  )
}

/** The operator's pages on other sites; the server repeats the link for each of them. */
function SocialLinks() {
  return (
    <IfSet fact="socialLinks">
      <ul aria-label={frameMessages.elsewhere({ name: brand.name })} className="flex flex-wrap gap-x-5">
        {linkMarks[0]}
        <li>
          <a href={placeholder('url')} rel="me noopener" className={link}>
            {placeholder('label')}
          </a>
        </li>
        {linkMarks[1]}
      </ul>
    </IfSet>
  )
}

/** Activated by `app/site.ts`; `site.css` hides it without scripts. */
function ThemeChoice() {
  const { theme, light, dark, system } = frameMessages
  return (
    <label className="flex items-center gap-2 text-soft text-sm" data-needs-script>
      {theme}
      <select data-theme-choice defaultValue="system" className={cn(fieldLook, 'select h-9 w-auto text-sm touch:h-11')}>
        <option value="light">{light}</option>
        <option value="dark">{dark}</option>
        <option value="system">{system}</option>
      </select>
    </label>
  )
}
