import { privacy, refunds, terms } from 'virtual:legal'
import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router'
import { EngineLine } from '#app/features/site/engine-line.tsx'
import { legalMessages } from '#app/features/site/legal-messages.ts'
import { LegalPage } from '#app/features/site/site-page.tsx'
import { siteMeta } from '#app/lib/site-meta.ts'
import { site } from '#contract/paths.ts'

/** The route of the terms, privacy and refund pages. Runs at build time only, so that no text enters the app's scripts. */
export function loader({ url }: LoaderFunctionArgs) {
  if (url.pathname.startsWith(site.terms)) return { path: site.terms, text: terms }
  return url.pathname.startsWith(site.refunds) ? { path: site.refunds, text: refunds } : { path: site.privacy, text: privacy }
}

/** Makes `entry.server.tsx` inline the prose style sheet. */
export const handle = { prose: true }

export const meta = ({ loaderData }: MetaArgs<typeof loader>) =>
  loaderData ? siteMeta({ path: loaderData.path, title: loaderData.text.title, description: loaderData.text.description }) : []

export default function Legal() {
  const { path, text } = useLoaderData<typeof loader>()
  return (
    <LegalPage {...text}>
      {path === site.privacy && (
        <p className="mt-4 max-w-2xl rounded-md bg-sunken px-4 py-3 text-sm">
          <strong className="font-medium">{legalMessages.tryOut}</strong> <EngineLine />
        </p>
      )}
    </LegalPage>
  )
}
