import { DescriptionScreen } from '#app/features/generation/description-screen.tsx'
import { pageMeta } from '#app/lib/meta.ts'

export const meta = () => pageMeta('AI Video Description Generator')

export default function DescriptionRoute() {
  return <DescriptionScreen />
}
