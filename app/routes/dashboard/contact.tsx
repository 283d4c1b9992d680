import { ContactCard } from '#app/features/help/contact-card.tsx'
import { pageMeta } from '#app/lib/meta.ts'
import { PageHeader } from '#app/ui/page-header.tsx'

export const meta = () => pageMeta('Contact Support')

export default function Contact() {
  return (
    <>
      <PageHeader title="Contact Support" />
      <ContactCard />
    </>
  )
}
