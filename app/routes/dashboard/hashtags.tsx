import { HashtagsScreen } from '#app/features/generation/hashtags-screen.tsx'
import { pageMeta } from '#app/lib/meta.ts'

export const meta = () => pageMeta('AI Hashtag Generator')

export default function HashtagsRoute() {
  return <HashtagsScreen />
}
