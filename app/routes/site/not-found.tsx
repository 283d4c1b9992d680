import { NotFoundDrawing } from '#app/features/site/not-found-drawing.tsx'
import { pageMeta } from '#app/lib/meta.ts'
import { NotFound } from '#app/ui/not-found.tsx'

export const meta = () => pageMeta('Page not found')

export default function NotFoundPage() {
  return <NotFound drawing={<NotFoundDrawing />} />
}
