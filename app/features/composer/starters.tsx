import { Button } from '#app/ui/button.tsx'
import { composerMessages } from './messages.ts'

/** Topics to start from: a press fills the box and starts nothing. */
export function Starters({ starters, onPick }: { starters: readonly string[]; onPick: (topic: string) => void }) {
  return (
    <section className="mt-4 grid gap-2">
      <h2 className="font-normal font-sans text-soft text-sm tracking-normal">{composerMessages.get().starters}</h2>
      <ul className="grid gap-2 sm:grid-cols-3">
        {starters.map((starter) => (
          <li key={starter} className="grid">
            <Button
              variant="secondary"
              dir="auto"
              className="h-auto justify-start whitespace-normal py-2.5 text-start font-normal"
              onClick={() => onPick(starter)}
            >
              {starter}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
