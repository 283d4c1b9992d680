import { Link } from 'react-router'

/** A link to another account screen, inside a sentence. `to` and `state` are those of the router. */
export function PageLink(props: Pick<Parameters<typeof Link>[0], 'to' | 'state' | 'children'>) {
  return <Link {...props} className="font-medium text-accent underline underline-offset-4" />
}
