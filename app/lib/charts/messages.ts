import { i18n, params } from '#contract/i18n.ts'

export const chartMessages = i18n('chart', {
  hint: 'Hover or use the arrow keys for details.',
  showTable: 'Show as a table',
  day: 'Day',
  ofDay: params('{day}: {value}'),
})
