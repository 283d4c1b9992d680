import type { ReactNode } from 'react'
import type { CardEndingCause } from '#contract/card-endings.ts'

/** A name and its value in a `dl` of two columns. */
export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-soft">{name}</dt>
      <dd className="font-medium [overflow-wrap:anywhere]">{children}</dd>
    </>
  )
}

/** The name of an account; its email address when it has none. */
export const accountName = ({ full_name, email }: { full_name: string; email: string }): string => full_name.trim() || email

/** Why a card subscription was cancelled. */
export const causeLabels: Readonly<Record<CardEndingCause, string>> = {
  'account-disabled': 'account disabled',
  'account-deleted': 'account deleted',
  'paid-too-late': 'paid after the account was disabled or deleted',
}
