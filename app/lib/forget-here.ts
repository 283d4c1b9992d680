import { removeItem, storedKeys } from '#app/lib/storage.ts'
import { themeKey } from '#app/lib/theme.ts'

/** Removes what this browser keeps of a person: drafts, results, choices. The theme says nothing about anybody. */
export function forgetHere(): void {
  for (const area of ['local', 'session'] as const) for (const key of storedKeys(area)) if (key !== themeKey) removeItem(area, key)
}

/**
 * Removes the texts that this browser keeps of a person: drafts of the generators and of the chat, and results. Choices stay, and so do
 * the texts of somebody else, whose session may only have run out.
 */
export function forgetTextsOf(userId: string): void {
  const texts = [`draft:${userId}:`, `results:${userId}:`, 'chat-draft:']
  for (const area of ['local', 'session'] as const)
    for (const key of storedKeys(area)) if (texts.some((start) => key.startsWith(start))) removeItem(area, key)
}
