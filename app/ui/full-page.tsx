import type { ReactNode } from 'react'

/** A page that holds one message in its middle. */
export function FullPage({ kicker, title, children }: { kicker: string; title: string; children: ReactNode }) {
  return (
    <div className="mx-auto flex min-h-[70svh] max-w-xl flex-col items-center justify-center gap-4 px-6 py-16 text-center">
      <p className="font-serif text-6xl text-accent">{kicker}</p>
      <h1 className="text-3xl">{title}</h1>
      {children}
    </div>
  )
}
