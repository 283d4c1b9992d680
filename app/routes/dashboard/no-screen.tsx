import { pageMeta } from '#app/lib/meta.ts'
import { NoScreen } from '#app/ui/full-page.tsx'
import { messages } from '#contract/messages.ts'

export const meta = () => pageMeta(messages.site.notFound)

export default NoScreen
