import { articles } from 'virtual:articles'
import { useCases } from 'virtual:use-cases'
import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router'
import { UseCaseBody, UseCaseEnd } from '#app/features/site/use-case.tsx'
import { freeToolData, questionsData, siteMeta } from '#app/lib/site-meta.ts'
import { pathOfUseCase } from '#contract/paths.ts'

/**
 * Runs at build time only, so no text of these pages enters the app's scripts.
 * @throws Response with status 404 when no page has this path
 */
export function loader({ url }: LoaderFunctionArgs) {
  const useCase = useCases.find(({ slug }) => pathOfUseCase(slug) === url.pathname.replace(/\/$/, ''))
  if (!useCase) throw new Response(null, { status: 404 })
  const related = useCase.related.flatMap((slug) => articles.find((article) => article.slug === slug) ?? [])
  return { useCase, related: related.map(({ html, sections, ...summary }) => summary) }
}

/** Makes `entry.server.tsx` inline the prose style sheet. */
export const handle = { prose: true }

export const meta = ({ loaderData }: MetaArgs<typeof loader>) => {
  if (!loaderData) return []
  const { slug, title, description, questions } = loaderData.useCase
  const path = pathOfUseCase(slug)
  return siteMeta({ path, title, description, data: [freeToolData({ path, title, description }), questionsData(questions)] })
}

export default function UseCasePage() {
  const { useCase, related } = useLoaderData<typeof loader>()
  return (
    <div className="mx-auto max-w-6xl px-4 py-4 sm:px-8 sm:py-12">
      <UseCaseBody useCase={useCase} />
      <UseCaseEnd slug={useCase.slug} articles={related} />
    </div>
  )
}
