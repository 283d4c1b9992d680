import { useState } from 'react'
import { type Refusal, refusalOf } from './refusal.ts'

/** Runs what a form sends and keeps why it was refused; what was typed stays as it is. */
export function useSubmission(fallback: { refused: string; failed: string }) {
  const [refusal, setRefusal] = useState<Refusal | null>(null)

  const run = async (send: () => Promise<void>): Promise<void> => {
    setRefusal(null)
    try {
      await send()
    } catch (error) {
      console.error(fallback.failed, error)
      setRefusal(refusalOf(error, fallback))
    }
  }
  return { refusal, run }
}
