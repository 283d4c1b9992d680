import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { EngineStatus } from '#api/admin.ts'
import { query } from '#app/lib/api.ts'
import { formatDate } from '#app/lib/format.ts'
import { engineLabel } from '#app/lib/provider-labels.ts'
import { Card, CardText, CardTitle } from '#app/ui/card.tsx'
import { ErrorState } from '#app/ui/empty-state.tsx'
import { ListSkeleton } from '#app/ui/skeleton.tsx'
import { adminMessages } from '#contract/admin-messages.ts'
import { brand } from '#contract/brand.ts'
import { siteMessages } from '#contract/messages.ts'
import { connectModelPath } from '#contract/paths.ts'
import { isKind, kinds } from '#kinds/index.ts'
import { engineCardMessages, failureLabels } from './messages.ts'

const count = (of: number): string => of.toLocaleString(brand.dateLocale)
const cents = { minimumFractionDigits: 2, maximumFractionDigits: 2 } as const
const money = (usd: number): string => brand.currencySymbols.usd + usd.toLocaleString('en', cents)

const t = engineCardMessages

/** The engine in use, its tokens and cost this month, and the failures of the last 24 hours. */
export function EngineCard() {
  const { data, isPending, refetch } = useQuery(query.admin.engine.queryOptions({ staleTime: 0 }))
  return (
    <Card className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <CardTitle>{t.title}</CardTitle>
      {isPending ? (
        <ListSkeleton label={siteMessages.loading} />
      ) : data ? (
        <Status {...data} />
      ) : (
        <ErrorState message={adminMessages.engineFailed} retry={refetch} />
      )}
    </Card>
  )
}

function Status({ model, fallbacks, prices, since, engines, failures }: EngineStatus) {
  return (
    <>
      <dl className="grid gap-x-6 gap-y-1.5 text-sm sm:grid-cols-[auto_minmax(0,1fr)]">
        <dt className="text-soft">{t.model}</dt>
        <dd className="font-medium [overflow-wrap:anywhere]">{engineLabel(model)}</dd>
        <dt className="text-soft">{t.fallbacks}</dt>
        <dd className="[overflow-wrap:anywhere]">{fallbacks.length > 0 ? fallbacks.map(engineLabel).join(', ') : t.none}</dd>
        <dt className="text-soft">{t.prices}</dt>
        <dd>{prices ? t.pricesOf({ input: money(prices.input), output: money(prices.output) }) : t.pricesUnset}</dd>
      </dl>
      <Link to={connectModelPath} className="w-fit rounded-sm text-accent text-sm underline underline-offset-4">
        {t.change}
      </Link>
      <Spent engines={engines} since={since} />
      <div className="grid gap-6 lg:grid-cols-2">
        <Failures title={t.failedGenerations} failures={failures.generations} nameOf={kindName} />
        <Failures title={t.failedCalls} failures={failures.models} nameOf={engineLabel}>
          {t.failedCallsHint}
        </Failures>
      </div>
    </>
  )
}

type Engine = EngineStatus['engines'][number]

const columns: readonly { readonly name: string; readonly of: (engine: Engine) => string }[] = [
  { name: t.generations, of: ({ generations }) => count(generations) },
  { name: t.tokensIn, of: ({ input_tokens }) => count(input_tokens) },
  { name: t.tokensOut, of: ({ output_tokens }) => count(output_tokens) },
  { name: t.cost, of: ({ cost }) => (cost === null ? '–' : money(cost)) },
]

function Spent({ engines, since }: Pick<EngineStatus, 'engines' | 'since'>) {
  if (engines.length === 0) return <CardText>{t.nothing({ date: formatDate(since) })}</CardText>
  return (
    <table className="w-full text-sm">
      <caption className="mb-2 text-start font-medium">{t.since({ date: formatDate(since) })}</caption>
      <thead className="border-b text-soft text-xs max-sm:sr-only">
        <tr>
          <th scope="col" className="py-1.5 text-start font-medium">
            {t.title}
          </th>
          {columns.map(({ name }) => (
            <th key={name} scope="col" className="py-1.5 ps-4 text-end font-medium">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="divide-y">
        {engines.map((row) => (
          // On a phone each figure has its own row, with its label, under the engine's name.
          <tr key={row.engine} className="max-sm:grid max-sm:py-2">
            <th scope="row" className="py-1.5 text-start font-normal [overflow-wrap:anywhere]">
              {engineLabel(row.engine)}
            </th>
            {columns.map(({ name, of }) => (
              <td key={name} className="text-end tabular-nums max-sm:flex max-sm:justify-between sm:py-1.5 sm:ps-4">
                <span aria-hidden className="text-soft sm:hidden">
                  {name}
                </span>
                {of(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const reasons: Readonly<Record<string, string>> = failureLabels
/** A recorded code in words; a code of another version as it is. */
const reasonOf = (code: string): string => (Object.hasOwn(reasons, code) ? reasons[code] : undefined) ?? code

const kindName = (name: string): string => (isKind(name) ? kinds[name].label : name)

interface FailuresProps {
  title: string
  failures: EngineStatus['failures']['models']
  /** Of what failed. */
  nameOf: (name: string) => string
  /** A note shown when there are failures. */
  children?: string
}

function Failures({ title, failures, nameOf, children }: FailuresProps) {
  return (
    <div className="grid content-start gap-2 text-sm">
      <h3 className="font-medium font-sans">{title}</h3>
      {failures.length === 0 ? (
        <p className="text-soft">{t.none}</p>
      ) : (
        <ul className="grid gap-1">
          {failures.map(({ name, reason, count: times }) => (
            <li key={`${name} ${reason}`} className="flex justify-between gap-4">
              <span className="min-w-0 [overflow-wrap:anywhere]">{t.failure({ name: nameOf(name), reason: reasonOf(reason) })}</span>
              <span className="text-soft tabular-nums">{count(times)}</span>
            </li>
          ))}
        </ul>
      )}
      {failures.length > 0 && children && <p className="text-soft">{children}</p>}
    </div>
  )
}
