import type { ReactNode } from 'react'

interface FullPageProps {
  /** Stands above the words. */
  drawing?: ReactNode
  kicker: string
  title: string
  children: ReactNode
}

/** A page that holds one message in its middle. */
export function FullPage({ drawing, kicker, title, children }: FullPageProps) {
  return (
    <div className="mx-auto flex min-h-[70svh] max-w-xl flex-col items-center justify-center gap-4 px-6 py-16 text-center">
      {drawing}
      <p className="font-serif text-6xl text-accent">{kicker}</p>
      <h1 className="text-3xl">{title}</h1>
      {children}
    </div>
  )
}
