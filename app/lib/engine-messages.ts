import { i18n, params } from '#contract/i18n.ts'

/** What engines are called in the admin panel. */
export const engineNames = i18n('engine-name', {
  builtIn: 'Built-in writer',
  unknown: 'Not recorded',
  compatible: 'OpenAI-compatible server',
  local: 'On this computer',
  /** The same after the name of a model. */
  here: 'on this computer',
  modelOf: params('{model} ({provider})'),
})
