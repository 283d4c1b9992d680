import type { ReactNode, Ref } from 'react'
import { Card, CardText, CardTitle } from '#app/ui/card.tsx'

interface SettingsSectionProps {
  title: string
  /** Given where the title takes the focus once something below it is done. */
  titleRef?: Ref<HTMLHeadingElement>
  /** How it stands, beside the title. */
  status?: ReactNode
  /** What it is for, in a sentence. */
  text: ReactNode
  children: ReactNode
}

/** One matter of the account: what it is about, and beside it (on a phone below) what can be done. */
export function SettingsSection({ title, titleRef, status, text, children }: SettingsSectionProps) {
  return (
    <Card className="grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-4 lg:grid-cols-[16rem_minmax(0,1fr)]">
      <div className="grid content-start gap-1.5">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <CardTitle {...(titleRef && { ref: titleRef, tabIndex: -1, className: 'outline-none' })}>{title}</CardTitle>
          {status}
        </div>
        <CardText>{text}</CardText>
      </div>
      <div className="min-w-0">{children}</div>
    </Card>
  )
}
