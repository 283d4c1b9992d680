import { Search } from 'lucide-react'
import { commandKey } from '#app/lib/keys.ts'
import { Button } from '#app/ui/button.tsx'

/** Opens the palette; where there is room it shows the keys that do too. */
export function SearchButton({ onOpen }: { onOpen: () => void }) {
  return (
    <Button
      variant="ghost"
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
      onClick={onOpen}
      className="gap-2 px-2.5 text-soft lg:border lg:border-line lg:bg-surface"
    >
      <Search aria-hidden />
      <span className="max-lg:sr-only lg:pe-6">Search</span>
      <kbd aria-hidden className="rounded border bg-paper px-1.5 font-sans text-xs max-lg:hidden">
        {commandKey()} K
      </kbd>
    </Button>
  )
}
