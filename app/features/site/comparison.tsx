import { brand } from '#contract/brand.ts'
import { exportFormatIds, postPlatforms } from '#contract/options.ts'
import { comparisonMessages } from './home-messages.ts'

const rows = () => {
  const t = comparisonMessages.get()
  return [
    { need: t.startNeed, here: t.startHere, chat: t.startChat },
    { need: t.platformsNeed, here: t.platformsHere({ count: postPlatforms.length }), chat: t.platformsChat },
    { need: t.limitsNeed, here: t.limitsHere, chat: t.limitsChat },
    { need: t.factsNeed, here: t.factsHere, chat: t.factsChat },
    { need: t.previewNeed, here: t.previewHere, chat: t.previewChat },
    { need: t.savedNeed, here: t.savedHere({ count: exportFormatIds.length }), chat: t.savedChat },
    { need: t.otherNeed, here: t.otherHere, chat: t.otherChat },
  ]
}

/** What the product does and what is left to do with a chatbot. On a phone each row is a block, with the names of the columns in it. */
export function Comparison() {
  const t = comparisonMessages.get()
  return (
    <section className="border-y bg-surface">
      <div className="mx-auto max-w-6xl px-4 py-16 sm:px-8">
        <h2 className="text-3xl sm:text-4xl">{t.title}</h2>
        <p className="mt-3 max-w-xl text-soft">{t.lead}</p>
        <table className="mt-8 block w-full text-start sm:table">
          <thead className="sr-only sm:not-sr-only sm:table-header-group">
            <tr>
              <th scope="col" className="w-1/5 pb-3 text-start font-medium text-soft text-sm">
                {t.need}
              </th>
              <th scope="col" className="w-2/5 rounded-t-lg bg-accent-wash px-5 pt-4 pb-3 text-start font-serif text-xl">
                {brand.name}
              </th>
              <th scope="col" className="w-2/5 px-5 pb-3 text-start font-serif text-soft text-xl">
                {t.chat}
              </th>
            </tr>
          </thead>
          <tbody className="block sm:table-row-group">
            {rows().map(({ need, here, chat }) => (
              <tr key={need} className="block border-t py-4 sm:table-row sm:py-0">
                <th scope="row" className="block pb-2 text-start font-medium sm:table-cell sm:py-3.5 sm:pe-4 sm:align-top">
                  {need}
                </th>
                <td className="block rounded-md bg-accent-wash px-4 py-2.5 sm:table-cell sm:rounded-none sm:px-5 sm:py-3.5 sm:align-top">
                  <span aria-hidden className="block text-soft text-xs sm:hidden">
                    {brand.name}
                  </span>
                  {here}
                </td>
                <td className="block px-4 py-2.5 text-soft sm:table-cell sm:px-5 sm:py-3.5 sm:align-top">
                  <span aria-hidden className="block text-xs sm:hidden">
                    {t.chat}
                  </span>
                  {chat}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}
