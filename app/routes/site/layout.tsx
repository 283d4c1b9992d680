import { type ClientLoaderFunctionArgs, Outlet, redirectDocument } from 'react-router'

/** Makes `entry.server.tsx` leave React out of these pages. */
export const handle = { reading: true }

/** Without a loader the prerender would emit the app shell for these pages. */
export const loader = () => null

/** A step from the app to a site page loads the page as a document: its code is not the app's. */
export const clientLoader = ({ request }: ClientLoaderFunctionArgs) => {
  throw redirectDocument(request.url)
}

export default function SiteLayout() {
  return <Outlet />
}
