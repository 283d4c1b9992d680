/**
 * What each of these modules imports, when it starts, travels in one file: a hundred small ones would compress worse by a
 * tenth and be asked for one by one. A file holds what no file before it does; what is imported only when it is needed
 * (a menu, a dialog) stays outside.
 */
const files = [
  ['start', /\/app\/(?:entry\.client|root|routes\/app)\.tsx$/],
  ['dashboard', /\/app\/routes\/dashboard\/(?:layout|screens)\.tsx$/],
  ['generator', /\/app\/features\/generation\/(?:workbench\.tsx|form\/)/],
] as const

export const chunkGroups = files.map(([name, test], at) => ({ name, test, priority: files.length - at }))
