import { Button } from '#app/ui/button.tsx'
import { Spinner } from '#app/ui/spinner.tsx'

/** Brings the next page of a list. */
export function MoreButton({ loading, onClick }: { loading: boolean; onClick: () => void }) {
  return (
    <div className="mt-4 flex justify-center">
      <Button variant="secondary" aria-disabled={loading} onClick={() => !loading && onClick()}>
        {loading && <Spinner />}
        {loading ? 'Loading...' : 'Show more'}
      </Button>
    </div>
  )
}
