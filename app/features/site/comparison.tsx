import { cn } from '#app/ui/cn.ts'
import { brand } from '#contract/brand.ts'
import { postPlatformCount } from '#contract/options.ts'
import { comparisonMessages } from './home-messages.ts'

const rows = () => {
  const t = comparisonMessages
  return [
    { need: t.startNeed, here: t.startHere, chat: t.startChat },
    { need: t.platformsNeed, here: t.platformsHere({ count: postPlatformCount }), chat: t.platformsChat },
    { need: t.limitsNeed, here: t.limitsHere, chat: t.limitsChat },
    { need: t.factsNeed, here: t.factsHere, chat: t.factsChat },
  ]
}

/** What the product does and what is left to do with a chatbot. On a phone each row is a block of three lines, with the names of the columns in them. */
export function Comparison() {
  const t = comparisonMessages
  return (
    <section className="border-y bg-surface">
      <div className="mx-auto max-w-6xl px-4 py-8 sm:px-8 sm:py-16">
        <h2 className="text-3xl sm:text-4xl">{t.title}</h2>
        <p className="mt-3 max-w-xl text-soft">{t.lead}</p>
        <div className="mt-6 sm:mt-8">
          <Table rows={rows()} />
        </div>
      </div>
    </section>
  )
}

interface TableProps {
  readonly rows: ReturnType<typeof rows>
}

function Table({ rows: some }: TableProps) {
  const t = comparisonMessages
  return (
    <table className="block w-full table-fixed text-start sm:table">
      <colgroup className="hidden sm:table-column-group">
        <col className="w-1/5" />
        <col className="w-2/5" />
        <col className="w-2/5" />
      </colgroup>
      <thead className="sr-only sm:not-sr-only sm:table-header-group">
        <tr>
          <th scope="col" className="pb-3 text-start align-baseline font-medium text-soft text-sm">
            {t.need}
          </th>
          <th scope="col" className="rounded-t-lg bg-accent-wash px-5 pt-4 pb-3 text-start align-baseline font-serif text-xl">
            {brand.name}
          </th>
          <th scope="col" className="px-5 pb-3 text-start align-baseline font-serif text-soft text-xl">
            {t.chat}
          </th>
        </tr>
      </thead>
      <tbody className="block sm:table-row-group">
        {some.map(({ need, here, chat }) => (
          <tr key={need} className="group block border-t py-3 sm:table-row sm:py-0">
            <th scope="row" className="block pb-1 text-start font-medium sm:table-cell sm:py-3.5 sm:pe-4 sm:align-top">
              {need}
            </th>
            <td className="block max-sm:text-sm sm:table-cell sm:bg-accent-wash sm:px-5 sm:py-3.5 sm:align-top sm:group-last:rounded-b-lg">
              <Column name={brand.name} className="text-accent" />
              {here}
            </td>
            <td className="mt-0.5 block text-soft max-sm:text-sm sm:table-cell sm:px-5 sm:py-3.5 sm:align-top">
              <Column name={t.chatShort} />
              {chat}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** The name of a column before its text, on narrow screens only. A screen reader has it from the head of the table. */
const Column = ({ name, className }: { name: string; className?: string }) => (
  <span aria-hidden className={cn('font-medium sm:hidden', className)}>
    {name}:{' '}
  </span>
)
