import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { api, query } from '#app/lib/api.ts'
import { errorText, refusalMessage } from '#app/lib/errors.ts'
import { openProviderPage } from '#app/lib/provider-page.ts'
import { toast } from '#app/ui/toast.ts'
import { paths } from '#contract/paths.ts'

/** Opens the pricing page or, for a user who pays by card, the provider's billing portal. */
export function useOpenBilling(): () => Promise<void> {
  const client = useQueryClient()
  return () => openBilling(client)
}

async function openBilling(client: QueryClient): Promise<void> {
  try {
    const { portal } = await client.fetchQuery(query.billing.mine.queryOptions())
    if (portal) openProviderPage((await api.billing.portal()).url)
    else location.assign(paths.pricing)
  } catch (error) {
    console.error('Billing could not be opened', error)
    toast.error(refusalMessage(error) ?? errorText(error))
  }
}
