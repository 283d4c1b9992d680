import { type KindScreen, kindOf } from '#app/lib/generation/screens.ts'
import { useSession } from '#app/lib/session.tsx'
import { allowance, type Feature } from '#contract/plans.ts'

/** The quota that a generator draws on. */
export function featureOf({ kind, platform }: KindScreen): Feature {
  const { feature, sample } = kindOf(kind)
  return feature({ ...sample, ...(platform && { platform }) })
}

/** Tells whether the user's plan lacks a feature. Nothing is locked until the account is read; the server decides. */
export function useLocks(): (feature: Feature | undefined) => boolean {
  const { me, plan } = useSession()
  return (feature) => {
    const line = plan.known ? me?.usage.find((usage) => usage.feature === feature) : undefined
    return line !== undefined && allowance(line.limit, line.used) === 'not-on-plan'
  }
}
