import { terms } from 'virtual:legal'
import { type MetaArgs, useLoaderData } from 'react-router'
import { LegalPage } from '#app/features/site/site-page.tsx'
import { siteMeta } from '#app/lib/site-meta.ts'
import { site } from '#contract/paths.ts'

/** Runs at build time only, so the text does not enter the app's scripts. */
export const loader = () => terms

/** Makes `entry.server.tsx` inline the prose style sheet. */
export const handle = { prose: true }

export const meta = ({ loaderData }: MetaArgs<typeof loader>) =>
  loaderData ? siteMeta({ path: site.terms, title: loaderData.title, description: loaderData.description }) : []

export default function Terms() {
  return <LegalPage {...useLoaderData<typeof loader>()} />
}
