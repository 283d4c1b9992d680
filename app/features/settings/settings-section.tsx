import type { ReactNode } from 'react'
import { Card, CardText, CardTitle } from '#app/ui/card.tsx'

interface SettingsSectionProps {
  title: string
  /** What it is for, in a sentence. */
  text: ReactNode
  children: ReactNode
}

/** One matter of the account: what it is about, and beside it (on a phone below) what can be done. */
export function SettingsSection({ title, text, children }: SettingsSectionProps) {
  return (
    <Card className="grid gap-x-10 gap-y-4 lg:grid-cols-[16rem_minmax(0,1fr)]">
      <div className="grid content-start gap-1.5">
        <CardTitle>{title}</CardTitle>
        <CardText>{text}</CardText>
      </div>
      {children}
    </Card>
  )
}
