import type { ReactNode } from 'react'
import { type OperatorFact, partMarks, placeholder } from '#contract/operator.ts'

interface IfSetProps {
  fact: OperatorFact
  /** For servers where it is not set. */
  not?: boolean
  children: ReactNode
}

/** A part of a prerendered page for servers where the operator has set the fact: the server removes it elsewhere when it starts. */
export function IfSet({ fact, not = false, children }: IfSetProps) {
  const [begin, end] = partMarks(fact, not ? 'unset' : 'set')
  return (
    <>
      {begin}
      {children}
      {end}
    </>
  )
}

/** The fact, which the server writes in place of its placeholder. */
export const Fact = ({ name }: { name: OperatorFact }) => placeholder(name)
