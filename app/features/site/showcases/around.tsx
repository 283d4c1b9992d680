import { exportFormatIds } from '#contract/export-formats.ts'
import { languageCodes, postLengthIds, toneIds } from '#contract/options.ts'

const list = new Intl.ListFormat('en-GB')

/** What goes with every generator. */
const around = [
  {
    title: `${languageCodes.length} languages`,
    text: 'From Hindi and Arabic to Japanese, each counted as its readers and its platform count.',
  },
  {
    title: 'Your voice',
    text: `${toneIds.length} tones, and ${postLengthIds.length} lengths for posts. What you chose last is chosen when you come back.`,
  },
  { title: 'Second thoughts', text: 'Shorter, longer, simpler, another hook: each version stays, and you can go back to any of them.' },
  {
    title: 'All in one',
    text: 'One prompt for titles, a description, hashtags and posts on every platform you tick, side by side.',
  },
  { title: 'Nothing is lost', text: 'Every finished text is in History. What you save goes into a library that you can tag and search.' },
  {
    title: 'Take it with you',
    text: `Copy, open in the platform’s own app, or export as ${list.format(exportFormatIds.map((id) => id.toUpperCase()))}.`,
  },
]

export function Around() {
  return (
    <section className="border-t py-12 sm:py-16">
      <h2 className="text-3xl">And around the writing</h2>
      <ul className="mt-8 grid gap-x-10 gap-y-8 sm:grid-cols-2 lg:grid-cols-3">
        {around.map(({ title, text }) => (
          <li key={title} className="border-t pt-5">
            <h3 className="text-xl">{title}</h3>
            <p className="mt-1.5 text-soft text-sm">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
