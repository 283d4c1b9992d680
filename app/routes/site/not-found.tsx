import { pageNames } from '#app/features/site/frame-messages.ts'
import { NotFoundDrawing } from '#app/features/site/site-page.tsx'
import { pageMeta } from '#app/lib/meta.ts'
import { NotFound } from '#app/ui/full-page.tsx'

export const meta = () => pageMeta(pageNames.notFound)

export default function NotFoundPage() {
  return <NotFound drawing={<NotFoundDrawing />} />
}
