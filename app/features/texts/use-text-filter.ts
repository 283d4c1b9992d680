import { useLocation, useSearchParams } from 'react-router'

type Values = Readonly<Record<string, string | undefined>>

/**
 * The filter of a list as part of the URL, so that Back and a reload keep it. It is rendered before the next input: a change is made to the
 * filter as rendered, and a change to an older one would undo what was chosen in between.
 * @returns the filter, and a function that changes it; with `open: undefined` it also closes the open text
 */
export function useTextFilter<Filter extends { readonly [Name in keyof Filter]: string | undefined }>(
  read: (params: URLSearchParams) => Filter,
) {
  const [params, setParams] = useSearchParams()
  const { state } = useLocation()
  const filter = read(params)
  const change = (changed: Partial<Filter> & { open?: undefined }) => {
    const values: Values = { ...filter, open: params.get('open') ?? undefined, ...changed }
    const parameters = Object.entries(values).filter((part): part is [string, string] => Boolean(part[1]))
    setParams(Object.fromEntries(parameters), { replace: true, state, preventScrollReset: true, flushSync: true })
  }
  return [filter, change] as const
}
