import { setNonce } from 'get-nonce'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { interfaceDirection, interfaceLanguage } from '#contract/i18n.ts'

// The shell was prerendered in English.
Object.assign(document.documentElement, { lang: interfaceLanguage, dir: interfaceDirection })

// The content security policy allows only styles with this response's nonce: pass it to the libraries that inject styles.
const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce
if (nonce) setNonce(nonce)

// zod, which some screens load later, must not try `eval`: the policy forbids it and would report it.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  )
})
