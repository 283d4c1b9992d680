import { type LucideIcon, Monitor, Moon, Sun } from 'lucide-react'
import type { Theme } from '#app/lib/theme.ts'

export const themeChoices: Readonly<Record<Theme, { label: string; icon: LucideIcon }>> = {
  light: { label: 'Light', icon: Sun },
  dark: { label: 'Dark', icon: Moon },
  system: { label: 'System', icon: Monitor },
}
