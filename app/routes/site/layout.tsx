import { type ClientLoaderFunctionArgs, Outlet, redirectDocument } from 'react-router'
import { frameMessages } from '#app/features/site/frame-messages.ts'
import { SiteFooter } from '#app/features/site/site-footer.tsx'
import { SiteHeader } from '#app/features/site/site-header.tsx'

/** Makes `entry.server.tsx` omit React from these pages. */
export const handle = { reading: true }

/** Without a loader the prerender would emit the app shell for these pages. */
export const loader = () => null

/** A navigation from the app to a site page loads it as a document, because the app does not include its code. */
export const clientLoader = ({ request }: ClientLoaderFunctionArgs) => {
  throw redirectDocument(request.url)
}

export default function SiteLayout() {
  return (
    <div className="flex min-h-svh flex-col">
      <a
        href="#main"
        className="absolute start-3 top-2 z-50 -translate-y-16 rounded-md bg-accent px-4 py-2 text-on-accent text-sm focus:translate-y-0"
      >
        {frameMessages.skip}
      </a>
      <SiteHeader />
      <main id="main" className="flex-1">
        <Outlet />
      </main>
      <SiteFooter />
      <p role="status" data-flash />
    </div>
  )
}
