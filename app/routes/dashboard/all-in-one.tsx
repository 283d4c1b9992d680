import { AllInOneScreen } from '#app/features/generation/all-in-one-screen.tsx'
import { pageMeta } from '#app/lib/meta.ts'

export const meta = () => pageMeta('Get Everything with A Single Prompt')

export default function AllInOneRoute() {
  return <AllInOneScreen />
}
