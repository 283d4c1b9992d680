import { themeKey } from '#app/lib/theme.ts'

/** Removes what this browser keeps of a person: drafts, results, choices. The theme says nothing about anybody. */
export function forgetHere(): void {
  for (const storageOf of [() => localStorage, () => sessionStorage]) {
    try {
      const storage = storageOf()
      for (const key of Object.keys(storage)) if (key !== themeKey) storage.removeItem(key)
    } catch (error) {
      console.warn('This browser keeps no storage, so there is nothing to remove.', error)
    }
  }
}
