import { AllTexts } from '#app/features/texts/all-texts.tsx'
import { historyMessages } from '#app/features/texts/messages.ts'
import { pageMeta } from '#app/lib/meta.ts'
import { ListOrOpened } from './list-or-opened.tsx'

export const meta = () => pageMeta(historyMessages.title)

export default function History() {
  return <ListOrOpened>{(open) => <AllTexts onOpen={open} />}</ListOrOpened>
}
