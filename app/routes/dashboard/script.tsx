import { ScriptScreen } from '#app/features/generation/script-screen.tsx'
import { pageMeta } from '#app/lib/meta.ts'

export const meta = () => pageMeta('Script Generator')

export default function ScriptRoute() {
  return <ScriptScreen />
}
