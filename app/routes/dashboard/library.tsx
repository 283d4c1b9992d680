import { libraryScreenMessages } from '#app/features/texts/messages.ts'
import { SavedTexts } from '#app/features/texts/saved-texts.tsx'
import { pageMeta } from '#app/lib/meta.ts'

export const meta = () => pageMeta(libraryScreenMessages.title)

export default SavedTexts
