import { i18n, params } from '#contract/i18n.ts'

/** What engines are called in the admin panel, whose reader may look at it from another computer. */
export const engineNames = i18n('engine-name', {
  builtIn: 'Built-in writer',
  unknown: 'Not recorded',
  local: 'Downloaded model',
  /** The same after the name of a model. */
  here: 'downloaded',
  modelOf: params('{model} ({provider})'),
})
