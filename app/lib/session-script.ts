import { readItem, removeItem } from '#app/lib/storage.ts'

/** Local storage key of the session hint, which the app writes (`session-hint.ts`). */
export const hintKey = 'signed-in'
/** Class of the document in a signed-in browser; `site.css` shows and hides by it. */
export const signedInClass = 'signed-in'

/**
 * Runs in the head of a site page, before the first paint, so that a signed-in browser never shows 'Sign in'. Sets the class, the plan as
 * `data-held`, and the initials as a CSS variable, because the header is not parsed yet. The content security policy allows it by its hash.
 */
export const sessionScript = `try{var h=JSON.parse(localStorage.getItem('${hintKey}'));if(h&&h.until>Date.now()){var d=document.documentElement;d.classList.add('${signedInClass}');d.dataset.held=h.plan;d.style.setProperty('--initials',JSON.stringify(h.initials))}}catch(e){}`

export const clearSessionHint = (): void => removeItem('local', hintKey)

/** Whether this browser was signed in when the app was last open. */
export const hasSessionHint = (): boolean => readItem('local', hintKey) !== null
