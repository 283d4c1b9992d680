import { AllInOneScreen } from '#app/features/generation/all-in-one-screen.tsx'
import { allInOneMessages } from '#app/features/generation/messages.ts'
import { pageMeta } from '#app/lib/meta.ts'

export const meta = () => pageMeta(allInOneMessages.title)

export default function AllInOneRoute() {
  return <AllInOneScreen />
}
