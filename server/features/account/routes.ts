import type { z } from 'zod'
import type { Capabilities } from '#contract/api.ts'
import type { Quota } from '#server/core/quota.ts'
import { open, signedIn } from '#server/core/rpc.ts'
import { fail } from '#server/platform/fail.ts'
import type { createUsageDays } from './usage-days.ts'

interface Deps {
  quota: Quota
  usageDays: ReturnType<typeof createUsageDays>
  capabilities: z.infer<typeof Capabilities>
}

/** Who I am, what I may still do this month, and what this server can do. */
export const createAccountRoutes = ({ quota, usageDays, capabilities }: Deps) => ({
  capabilities: open.capabilities.handler(() => capabilities),

  me: open.me.handler(async ({ input, context: { identify, headers } }) => {
    const account = await identify()
    // Who brings a token means to be somebody.
    if (!account && input?.optional && !headers.has('authorization')) return null
    if (!account) throw fail('UNAUTHORIZED')
    const { id, email, name, avatarUrl, plan, status, expiresAt, adminSecondFactor } = account
    // Who is asked for a second factor is told so where admins look.
    const role = adminSecondFactor ? 'admin' : account.role
    return {
      user: { id, email, full_name: name, avatar_url: avatarUrl, role },
      plan,
      status,
      expires_at: expiresAt?.toISOString() ?? null,
      usage: await quota.usage(account),
      resets_at: quota.resetsAt().toISOString(),
      ...(adminSecondFactor && { admin_second_factor: adminSecondFactor }),
    }
  }),

  usage: signedIn.usage.handler(async ({ context: { account } }) => ({
    usage: await quota.usage(account),
    resets_at: quota.resetsAt().toISOString(),
  })),

  usageDays: signedIn.usageDays.handler(({ context: { account } }) => usageDays(account.id)),
})
