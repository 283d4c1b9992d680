import { pageMeta } from '#app/lib/meta.ts'
import { NotFound } from '#app/ui/not-found.tsx'

export const meta = () => pageMeta('Page not found')

export default NotFound
