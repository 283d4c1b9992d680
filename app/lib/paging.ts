import { keepPreviousData } from '@tanstack/react-query'

/** Options of an infinite query of a keyset-paged list. While another filter loads, the previous list stays. */
export const keysetPages = {
  initialPageParam: undefined,
  getNextPageParam: ({ next }: { next: string | null }) => next ?? undefined,
  placeholderData: keepPreviousData,
}

type Given<Values> = { [Name in keyof Values]?: Exclude<Values[Name], undefined> }

/** The values of a filter that are set: neither undefined nor blank. */
export const given = <Values extends Readonly<Record<string, string | undefined>>>(values: Values): Given<Values> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value)) as Given<Values>
