import type { ReactNode, Ref } from 'react'
import { Card, CardText, CardTitle } from '#app/ui/card.tsx'

interface SettingsSectionProps {
  title: string
  /** Set when the title takes the focus after an action in the section. */
  titleRef?: Ref<HTMLHeadingElement>
  /** The status, next to the title. */
  status?: ReactNode
  /** The purpose, in one sentence. */
  text: ReactNode
  children: ReactNode
}

/** A section of the settings: the description, and next to it (on a phone below it) the controls. */
export function SettingsSection({ title, titleRef, status, text, children }: SettingsSectionProps) {
  return (
    <Card className="grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-4 lg:grid-cols-[16rem_minmax(0,1fr)] xl:grid-cols-[19rem_minmax(0,1fr)]">
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
