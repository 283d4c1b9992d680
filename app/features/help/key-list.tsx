import { commandKey } from '#app/lib/keys.ts'
import { Card, CardTitle } from '#app/ui/card.tsx'

/** What the keyboard does, wherever one is in the dashboard. */
const keys = (command: string): readonly (readonly [string, string])[] => [
  [`${command} K`, 'Search screens, results and settings'],
  [`${command} Enter`, 'Generate'],
  ['Esc', 'Stop what is being written; close a dialog or menu'],
  [`${command} B`, 'Widen or narrow the sidebar'],
]

export function KeyList() {
  return (
    <Card id="keys" className="scroll-mt-20 touch:hidden">
      <CardTitle>Keyboard shortcuts</CardTitle>
      <dl className="mt-3 grid grid-cols-[auto_minmax(0,1fr)] items-baseline gap-x-6 gap-y-3 text-sm">
        {keys(commandKey()).map(([pressed, does]) => (
          <div key={pressed} className="contents">
            <dt>
              <kbd className="whitespace-nowrap rounded border bg-paper px-2 py-0.5 font-sans text-xs">{pressed}</kbd>
            </dt>
            <dd className="text-soft">{does}</dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}
