import { IdeasScreen } from '#app/features/generation/ideas-screen.tsx'
import { pageMeta } from '#app/lib/meta.ts'

export const meta = () => pageMeta('Content Idea Generator')

export default function IdeasRoute() {
  return <IdeasScreen />
}
