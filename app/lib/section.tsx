import type { ComponentProps } from 'react'
import { MessageLine, MessagePlace } from '#app/lib/say.tsx'
import { SettingsSection } from '#app/ui/settings-section.tsx'

/** A section of the settings whose last line says what its actions come to. */
export const Section = ({ children, ...section }: ComponentProps<typeof SettingsSection>) => (
  <MessagePlace>
    <SettingsSection {...section}>
      {children}
      <MessageLine className="mt-4" />
    </SettingsSection>
  </MessagePlace>
)
