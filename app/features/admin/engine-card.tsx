import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { query } from '#app/lib/api.ts'
import { formatDate } from '#app/lib/format.ts'
import { Card, CardText, CardTitle } from '#app/ui/card.tsx'
import { ErrorState } from '#app/ui/empty-state.tsx'
import { ListSkeleton } from '#app/ui/skeleton.tsx'
import type { EngineStatus } from '#contract/admin-calls.ts'
import { adminMessages } from '#contract/admin-messages.ts'
import { brand } from '#contract/brand.ts'
import { siteMessages } from '#contract/messages.ts'
import { connectModelPath } from '#contract/paths.ts'

const count = (of: number): string => of.toLocaleString(brand.dateLocale)
const cents = { minimumFractionDigits: 2, maximumFractionDigits: 2 } as const
const money = (usd: number): string => brand.currencySymbols.usd + usd.toLocaleString('en', cents)

const nameOf = (engine: string): string => (engine === 'builtin' ? 'Built-in writer' : engine === 'unknown' ? 'Not recorded' : engine)

/** The engine in use, its tokens and cost this month, and the failures of the last 24 hours. */
export function EngineCard() {
  const { data, isPending, refetch } = useQuery(query.admin.engine.queryOptions({ staleTime: 0 }))
  return (
    <Card className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <CardTitle>Engine</CardTitle>
      {isPending ? (
        <ListSkeleton label={siteMessages.get().loading} />
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
        <dt className="text-soft">Model</dt>
        <dd className="font-medium [overflow-wrap:anywhere]">{nameOf(model)}</dd>
        <dt className="text-soft">Fallbacks</dt>
        <dd className="[overflow-wrap:anywhere]">{fallbacks.length > 0 ? fallbacks.join(', ') : 'None'}</dd>
        <dt className="text-soft">Prices</dt>
        <dd>{prices ? `${money(prices.input)} in, ${money(prices.output)} out, per million tokens` : 'Not set'}</dd>
      </dl>
      <Link to={connectModelPath} className="w-fit rounded-sm text-accent text-sm underline underline-offset-4">
        Change what writes
      </Link>
      <Spent engines={engines} since={since} />
      <div className="grid gap-6 lg:grid-cols-2">
        <Failures title="Failed generations, last 24 hours" failures={failures.generations} />
        <Failures title="Model calls that failed, last 24 hours" failures={failures.models}>
          Another try or a fallback may have made good for them.
        </Failures>
      </div>
    </>
  )
}

type Engine = EngineStatus['engines'][number]

const columns: readonly { readonly name: string; readonly of: (engine: Engine) => string }[] = [
  { name: 'Generations', of: ({ generations }) => count(generations) },
  { name: 'Tokens in', of: ({ input_tokens }) => count(input_tokens) },
  { name: 'Tokens out', of: ({ output_tokens }) => count(output_tokens) },
  { name: 'Cost', of: ({ cost }) => (cost === null ? '–' : money(cost)) },
]

function Spent({ engines, since }: Pick<EngineStatus, 'engines' | 'since'>) {
  if (engines.length === 0) return <CardText>Nothing has been written since {formatDate(since)}.</CardText>
  return (
    <table className="w-full text-sm">
      <caption className="mb-2 text-start font-medium">Since {formatDate(since)}</caption>
      <thead className="border-b text-soft text-xs max-sm:sr-only">
        <tr>
          <th scope="col" className="py-1.5 text-start font-medium">
            Engine
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
              {nameOf(row.engine)}
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

interface FailuresProps {
  title: string
  failures: EngineStatus['failures']['models']
  /** A note shown when there are failures. */
  children?: string
}

function Failures({ title, failures, children }: FailuresProps) {
  return (
    <div className="grid content-start gap-2 text-sm">
      <h3 className="font-medium font-sans">{title}</h3>
      {failures.length === 0 ? (
        <p className="text-soft">None</p>
      ) : (
        <ul className="grid gap-1">
          {failures.map(({ name, reason, count: times }) => (
            <li key={`${name} ${reason}`} className="flex justify-between gap-4">
              <span className="min-w-0 [overflow-wrap:anywhere]">
                {name}: {reason}
              </span>
              <span className="text-soft tabular-nums">{count(times)}</span>
            </li>
          ))}
        </ul>
      )}
      {failures.length > 0 && children && <p className="text-soft">{children}</p>}
    </div>
  )
}
