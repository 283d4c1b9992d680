import { Button } from '#app/ui/button.tsx'
import { Spinner } from '#app/ui/spinner.tsx'
import { pictureTools } from './messages.ts'

export const Drawing = () => (
  <p role="status" className="flex items-center gap-2 text-soft text-sm">
    <Spinner /> {pictureTools.drawing}
  </p>
)

/** Why a picture is not drawn. */
export function Trouble({ text, onRetry }: { text: string; onRetry: (() => void) | undefined }) {
  return (
    <div className="grid gap-2 text-sm">
      <p className="text-bad">{text}</p>
      {onRetry && (
        <Button variant="secondary" size="sm" className="justify-self-start" onClick={onRetry}>
          {pictureTools.retry}
        </Button>
      )}
    </div>
  )
}
