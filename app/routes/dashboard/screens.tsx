import { Link, Outlet } from 'react-router'
import { brokenScreenMessages } from '#app/features/shell/messages.ts'
import { Button } from '#app/ui/button.tsx'
import { Marked } from '#app/ui/marked.tsx'
import { paths } from '#contract/paths.ts'

/** The route around each screen inside the shell, for its error boundary. */
export default function Screens() {
  return <Outlet />
}

/** Shown when a screen's code failed; the sidebar still works. React has already logged the error to the console. */
export function ErrorBoundary() {
  const t = brokenScreenMessages
  return (
    <div role="alert" className="mx-auto grid max-w-prose gap-3 py-12">
      <h1 className="text-3xl">{t.title}</h1>
      <p className="text-soft">
        <Marked
          text={t.text}
          a={(words) => (
            <Link to={paths.contact} className="text-accent underline underline-offset-4">
              {words}
            </Link>
          )}
        />
      </p>
      <div className="mt-2 flex flex-wrap gap-2">
        <Button onClick={() => location.reload()}>{t.reload}</Button>
        <Button asChild variant="secondary">
          <Link to={paths.dashboard}>{t.dashboard}</Link>
        </Button>
      </div>
    </div>
  )
}
