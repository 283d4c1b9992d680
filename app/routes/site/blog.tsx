import { Newspaper } from 'lucide-react'
import { SitePage } from '#app/features/site/site-page.tsx'
import { siteMeta } from '#app/lib/site-meta.ts'
import { buttonLook } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { site } from '#contract/paths.ts'

export const meta = () =>
  siteMeta({
    path: site.blog,
    title: 'Blog',
    description: 'Articles about writing for social media, and about what each platform rewards.',
  })

export default function Blog() {
  return (
    <SitePage title="Blog">
      <EmptyState
        icon={Newspaper}
        title="No articles yet"
        action={
          <a href={site.help} className={buttonLook({ variant: 'secondary' })}>
            Read the help
          </a>
        }
      >
        Articles will appear here, newest first.
      </EmptyState>
    </SitePage>
  )
}
