import type { Section } from '#contract/articles.ts'

interface ContentsProps {
  sections: readonly Section[]
}

const title = 'In this article'

/** Beside the text where there is room, and in sight while one reads. */
export function SideContents({ sections }: ContentsProps) {
  return (
    <nav aria-label={title} className="hidden lg:block">
      <div className="sticky top-8 border-s ps-6">
        <p className="mb-2 font-medium text-sm">{title}</p>
        <Links sections={sections} />
      </div>
    </nav>
  )
}

/** Above the text on narrower screens, folded. */
export function FoldedContents({ sections }: ContentsProps) {
  return (
    <details className="group mt-6 border-y lg:hidden">
      <summary className="flex min-h-11 list-none items-center justify-between gap-4 font-medium">
        {title}
        <span aria-hidden className="text-accent text-xl leading-none transition-transform duration-150 group-open:rotate-45">
          +
        </span>
      </summary>
      <nav aria-label={title} className="pb-3">
        <Links sections={sections} />
      </nav>
    </details>
  )
}

function Links({ sections }: ContentsProps) {
  return (
    <ol>
      {sections.map(({ id, title: section }) => (
        <li key={id}>
          <a href={`#${id}`} className="block py-1.5 text-soft text-sm underline-offset-4 touch:py-3 hover:text-ink hover:underline">
            {section}
          </a>
        </li>
      ))}
    </ol>
  )
}
