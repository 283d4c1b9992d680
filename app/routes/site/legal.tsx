import { privacy, terms } from 'virtual:legal'
import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router'
import { LegalPage } from '#app/features/site/site-page.tsx'
import { siteMeta } from '#app/lib/site-meta.ts'
import { site } from '#contract/paths.ts'

/** The route of the terms and of the privacy page. Runs at build time only, so that no text enters the app's scripts. */
export const loader = ({ url }: LoaderFunctionArgs) =>
  url.pathname.startsWith(site.terms) ? { path: site.terms, text: terms } : { path: site.privacy, text: privacy }

/** Makes `entry.server.tsx` inline the prose style sheet. */
export const handle = { prose: true }

export const meta = ({ loaderData }: MetaArgs<typeof loader>) =>
  loaderData ? siteMeta({ path: loaderData.path, title: loaderData.text.title, description: loaderData.text.description }) : []

export default function Legal() {
  return <LegalPage {...useLoaderData<typeof loader>().text} />
}
