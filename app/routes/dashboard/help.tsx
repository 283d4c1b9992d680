import { HelpCards } from '#app/features/help/help-cards.tsx'
import { pageMeta } from '#app/lib/meta.ts'
import { PageHeader } from '#app/ui/page-header.tsx'

export const meta = () => pageMeta('Help')

export default function Help() {
  return (
    <>
      <PageHeader title="How can we help you?" />
      <HelpCards />
    </>
  )
}
