import { waitFor } from '@testing-library/react'
import { expect } from 'vitest'
import { toast } from './toast.ts'

/** Toasts live outside React and would show again in the next test: dismisses them all, and waits until the page holds none. */
export async function toastsGone(): Promise<void> {
  toast.dismiss()
  await waitFor(() => expect(document.querySelector('[data-sonner-toast]')).toBeNull())
}
