import { HelpCards } from '#app/features/help/help-cards.tsx'
import { helpMessages } from '#app/features/help/messages.ts'
import { pageMeta } from '#app/lib/meta.ts'
import { PageHeader } from '#app/ui/page-header.tsx'

export const meta = () => pageMeta(helpMessages.page)

export default function Help() {
  return (
    <>
      <PageHeader title={helpMessages.title} />
      <HelpCards />
    </>
  )
}
