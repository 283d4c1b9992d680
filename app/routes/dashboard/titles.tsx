import { TitlesScreen } from '#app/features/generation/titles-screen.tsx'
import { pageMeta } from '#app/lib/meta.ts'

export const meta = () => pageMeta('AI Title Generator')

export default function TitlesRoute() {
  return <TitlesScreen />
}
