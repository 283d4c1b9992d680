import { pathOfUseCase, useCaseSlugs } from '#contract/paths.ts'
import { NarrowFold } from './narrow-fold.tsx'
import { useCaseMessages, useCaseNames } from './use-case-messages.ts'

/** Links to all these pages, in one line, for the end of every site page. */
export function UseCaseLinks({ className }: { className: string }) {
  const { links } = useCaseMessages
  return (
    <nav aria-label={links} className="mx-auto flex max-w-6xl flex-wrap items-center gap-x-5 px-4 pb-6 sm:px-8">
      <h2 className="font-medium font-sans text-sm tracking-normal max-sm:sr-only">{links}</h2>
      <NarrowFold summary={links}>
        <ul className="flex flex-wrap gap-x-5">
          {useCaseSlugs.map((slug) => (
            <li key={slug}>
              <a href={pathOfUseCase(slug)} className={className}>
                {useCaseNames[slug]}
              </a>
            </li>
          ))}
        </ul>
      </NarrowFold>
    </nav>
  )
}
