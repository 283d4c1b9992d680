import { Link, Outlet } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { supportEmail } from '#app/ui/support-email.ts'
import { paths } from '#contract/paths.ts'

/** The route around each screen inside the shell, for its error boundary. */
export default function Screens() {
  return <Outlet />
}

/** Shown when a screen's code failed; the sidebar still works. React has already logged the error to the console. */
export function ErrorBoundary() {
  const email = supportEmail()
  return (
    <div role="alert" className="mx-auto grid max-w-prose gap-3 py-12">
      <h1 className="text-3xl">This screen stopped working</h1>
      <p className="text-soft">
        What you saved is safe, and what was generated is in History. Load the screen again
        {email === null ? '.' : `; if that does not help, write to ${email} and say what you did last.`}
      </p>
      <div className="mt-2 flex flex-wrap gap-2">
        <Button onClick={() => location.reload()}>Load it again</Button>
        <Button asChild variant="secondary">
          <Link to={paths.dashboard}>Go to the dashboard</Link>
        </Button>
      </div>
    </div>
  )
}
