import { appFaces, textFont } from 'virtual:fonts'
import { type ReactNode, use } from 'react'
import { isRouteErrorResponse, Links, type LinksFunction, Meta, Outlet, Scripts, ScrollRestoration, useRouteError } from 'react-router'
import { pageMeta, SitePageStyles } from '#app/lib/meta.ts'
import { sessionScript } from '#app/lib/session-script.ts'
import { sidebarScript } from '#app/lib/sidebar-script.ts'
import { paper, themeScript } from '#app/lib/theme.ts'
import styles from '#app/styles/app.css?url'
import { Crash, NoScreen } from '#app/ui/full-page.tsx'
import { FullScreenSpinner } from '#app/ui/spinner.tsx'
import { interfaceDirection, interfaceLanguage } from '#contract/i18n.ts'
import { siteMessages } from '#contract/messages.ts'
import { placeholder } from '#contract/operator.ts'

export const links: LinksFunction = () => [
  { rel: 'icon', href: '/favicon.ico', sizes: '32x32' },
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
]

export const meta = () => pageMeta()

/** The document of every page. A site page loads the small script `/site.js` in place of React. */
export function Layout({ children }: { children: ReactNode }) {
  const reading = use(SitePageStyles)
  return (
    <html lang={interfaceLanguage} dir={interfaceDirection} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content={paper.light} />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content={paper.dark} />
        {!reading && <meta name="support-email" content={placeholder('supportEmail')} suppressHydrationWarning />}
        {!reading && <meta name="operator-name" content={placeholder('operatorName')} suppressHydrationWarning />}
        {!reading && <meta property="csp-nonce" nonce="__NONCE__" suppressHydrationWarning />}
        <HeadScript text={themeScript} {...(!reading && { nonce: '__NONCE__' })} />
        {!reading && <HeadScript text={sidebarScript} nonce="__NONCE__" />}
        {reading && <script>{sessionScript}</script>}
        <Meta />
        <Links />
        {reading ? (
          // Fonts are not preloaded: the inlined sheet requests them as early, and the main picture has priority.
          <style>{reading}</style>
        ) : (
          <>
            {/* Only the app can be installed, so site pages do not load the manifest. */}
            <link rel="manifest" href="/manifest.webmanifest" />
            <link rel="preload" href={textFont} as="font" type="font/woff2" crossOrigin="anonymous" />
            <link rel="stylesheet" href={styles} />
            <style nonce="__NONCE__" suppressHydrationWarning>
              {appFaces}
            </style>
          </>
        )}
        {reading && <script type="module" src="/site.js" />}
      </head>
      <body>
        {children}
        {!reading && (
          <>
            <ScrollRestoration />
            <Scripts />
          </>
        )}
      </body>
    </html>
  )
}

function HeadScript({ text, nonce }: { text: string; nonce?: string }) {
  return (
    <script nonce={nonce} suppressHydrationWarning>
      {text}
    </script>
  )
}

/** The app shell, until the app has started. */
export function HydrateFallback() {
  return <FullScreenSpinner label={siteMessages.loading} />
}

export default function Root() {
  return <Outlet />
}

export function ErrorBoundary() {
  const error = useRouteError()
  return <main>{isRouteErrorResponse(error) && error.status === 404 ? <NoScreen /> : <Crash />}</main>
}
