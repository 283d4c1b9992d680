import { useQuery } from '@tanstack/react-query'
import { query } from '#app/lib/api.ts'
import { type LanguageCode, languageCodes } from '#contract/options.ts'

/** Languages that this server writes now; all of them while it has not said, because the server decides anyway. */
export function useLanguages(): ReadonlySet<LanguageCode> {
  const { data } = useQuery(query.capabilities.queryOptions({ staleTime: Number.POSITIVE_INFINITY }))
  return new Set(data ? languageCodes.filter((code) => data.languages.includes(code)) : languageCodes)
}
