import { reference } from 'virtual:api-reference'
import type { ReactNode } from 'react'
import { useLoaderData } from 'react-router'
import { apiExamples } from '#app/features/site/api-examples.ts'
import { apiMessages } from '#app/features/site/api-messages.ts'
import { SearchRegion, SitePage } from '#app/features/site/site-page.tsx'
import { textLink } from '#app/features/site/text-link.ts'
import { numbered } from '#app/lib/generation/numbered.ts'
import { siteMeta } from '#app/lib/site-meta.ts'
import { apiKeyLimits } from '#contract/api-keys.ts'
import type { ReferenceCall } from '#contract/api-reference.ts'
import { brand } from '#contract/brand.ts'
import { errors } from '#contract/errors.ts'
import { apiKeysPath, openApiPath, site } from '#contract/paths.ts'

/** Runs at build time only. */
export const loader = () => reference

export const meta = () =>
  siteMeta({
    path: site.docs,
    title: apiMessages.pageTitle,
    searchTitle: apiMessages.searchTitle,
    description: apiMessages.description({ name: brand.name }),
  })

/** How programs use the API, every error, and every call. */
export default function Docs() {
  const t = apiMessages
  const { calls, keys } = apiKeyLimits
  return (
    <SitePage title={t.title} lead={t.lead({ name: brand.name })}>
      <div className="grid max-w-3xl grid-cols-1 gap-10">
        <Part title={t.keyTitle}>
          <p>
            <Coded text={t.key} />{' '}
            <a href={apiKeysPath} className={textLink}>
              {t.open}
            </a>
          </p>
          <p>
            <Coded text={t.scopes} />
          </p>
          <p>{t.limits({ calls, keys })}</p>
        </Part>
        <Part title={t.curlTitle}>
          <p>
            <Coded text={t.facts} />
          </p>
          <Example name="curl" />
        </Part>
        <Part title={t.typescriptTitle}>
          <p>
            <Coded text={t.typescript} />
          </p>
          <Example name="typescript" />
        </Part>
        <Part title={t.mcpTitle} id="mcp">
          <p>
            <Coded text={t.mcp({ name: brand.name })} />
          </p>
          <Example name="mcp" />
          <p>{t.tools}</p>
          <p>{t.toolCurl}</p>
          <Example name="tools" />
        </Part>
        <Part title={t.errorsTitle}>
          <p>
            <Coded text={t.errors} />
          </p>
          <ul className="list-disc ps-5">
            {([401, 403, 429] as const).map((status) => (
              <li key={status}>
                <code className={code}>{status}</code> <Coded text={statusMessages[status]} />
              </li>
            ))}
          </ul>
          <Codes />
        </Part>
      </div>
      <Reference />
    </SitePage>
  )
}

const statusMessages = { 401: apiMessages.unauthorized, 403: apiMessages.forbidden, 429: apiMessages.tooMany }

function Part({ title, id, children }: { title: string; id?: string; children: ReactNode }) {
  return (
    <section id={id} className="grid scroll-mt-8 grid-cols-1 gap-3">
      <h2 className="text-2xl">{title}</h2>
      {children}
    </section>
  )
}

const code = 'wrap-anywhere rounded-sm bg-sunken px-1 py-0.5 font-mono text-[0.9em]'

/** A message whose backquotes mark code. */
const Coded = ({ text }: { text: string }) =>
  numbered(text.split('`')).map(({ item, at, place }) =>
    at % 2 === 1 ? (
      <code key={place} className={code}>
        {item}
      </code>
    ) : (
      item
    ),
  )

const Example = ({ name }: { name: keyof typeof apiExamples }) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
  <pre tabIndex={0} data-example={name} className="overflow-x-auto rounded-lg border bg-sunken p-4 font-mono text-sm leading-relaxed">
    {apiExamples[name]}
  </pre>
)

const Codes = () => (
  <details className="rounded-lg border px-4 py-2.5">
    <summary className="cursor-pointer font-medium">{apiMessages.codes}</summary>
    <table className="mt-3 w-full text-sm">
      <tbody>
        {Object.entries(errors).map(([name, { status, message }]) => (
          <tr key={name} className="border-t align-top">
            <th scope="row" className="wrap-anywhere py-2 pe-4 text-start font-mono font-normal">
              {name}
            </th>
            <td className="py-2 pe-4 tabular-nums">{status}</td>
            <td className="py-2">{message}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </details>
)

/** Every call, by groups; what one takes and answers unfolds, also without scripts. */
function Reference() {
  const { rules, groups } = useLoaderData<typeof loader>()
  const t = apiMessages
  return (
    <section className="mt-14 max-w-4xl">
      <h2 className="text-2xl">{t.reference}</h2>
      <div className="mt-3 mb-8 grid max-w-3xl gap-3">
        {rules.map((rule) => (
          <p key={rule}>
            <Coded text={rule} />
          </p>
        ))}
        <p>
          <a href={openApiPath} className={textLink}>
            {t.openApi}
          </a>
        </p>
      </div>
      <SearchRegion label={t.search} one={t.one} many={t.many} none={t.none} hint={t.noneHint}>
        <div className="grid grid-cols-1 gap-10">
          {groups.map(({ name, calls }) => (
            <section key={name} data-search-group>
              <h3 className="mb-2 text-xl">{name}</h3>
              <div className="divide-y border-y">
                {calls.map((call) => (
                  <Call key={call.method + call.path} {...call} />
                ))}
              </div>
            </section>
          ))}
        </div>
      </SearchRegion>
    </section>
  )
}

function Call({ method, path, summary, scope, fields, status, contentType, answer }: ReferenceCall) {
  const t = apiMessages
  const caller = scope === null ? t.anyone : scope === undefined ? t.noKey : t.scope({ scope })
  return (
    <details data-search-item className="group py-3">
      <summary className="grid min-h-8 list-none grid-cols-[4.5rem_minmax(0,1fr)] items-baseline gap-x-3 touch:min-h-11">
        <span className="font-mono text-accent text-sm">{method}</span>
        <span className="grid gap-x-4 sm:grid-cols-2">
          <span className="wrap-anywhere font-mono text-sm">{path}</span>
          <span className="text-soft text-sm">{summary}</span>
        </span>
      </summary>
      <div className="grid grid-cols-1 gap-3 pt-3 text-sm sm:ps-[5.25rem]">
        <p>
          <Coded text={caller} />
        </p>
        {fields.length === 0 ? (
          <p className="text-soft">{t.takesNothing}</p>
        ) : (
          <table className="w-full">
            <thead className="text-start text-soft">
              <tr>
                <th className="py-1.5 pe-4 text-start font-normal">{t.field}</th>
                <th className="py-1.5 text-start font-normal">{t.type}</th>
              </tr>
            </thead>
            <tbody>
              {fields.map(({ name, required, type, bounds }) => (
                <tr key={name} className="border-t align-top">
                  <th scope="row" className="wrap-anywhere py-1.5 pe-4 text-start font-normal">
                    <span className="font-mono">{name}</span> {!required && <span className="text-soft">{t.optional}</span>}
                  </th>
                  <td className="wrap-anywhere py-1.5">
                    <span className="font-mono">{type}</span> <span className="text-soft">{bounds}</span>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
        <p>
          {t.answers({ status })} {contentType && <code className={code}>{contentType}</code>}
        </p>
        {answer && <p className="wrap-anywhere rounded-md bg-sunken p-3 font-mono text-xs leading-relaxed">{answer}</p>}
      </div>
    </details>
  )
}
