import { paths } from '#contract/paths.ts'

export const panelTabs = ['requests', 'chat', 'people', 'reports', 'log'] as const
export type PanelTab = (typeof panelTabs)[number]

/** What of the panel is shown, as its address says it: back, reload and links keep it. */
export interface PanelPlace {
  readonly tab?: PanelTab | undefined
  readonly search?: string | undefined
  /** Of requests. */
  readonly status?: string | undefined
  /** The request whose chat is open. */
  readonly request?: string | undefined
  /** The account that is open. */
  readonly person?: string | undefined
  /** The request or account that the log is about. */
  readonly subject?: string | undefined
}

/** The place as parameters of an address, without what is not set. */
export const parametersOf = (place: PanelPlace): Record<string, string> =>
  Object.fromEntries(Object.entries(place).filter((part): part is [string, string] => Boolean(part[1])))

/** Where a place of the panel is. */
export const addressOf = (place: PanelPlace): string => `${paths.adminPanel}?${new URLSearchParams(parametersOf(place))}`
