/**
 * These modules, and what each imports when it starts, travel in one file: a hundred small ones would compress worse by a
 * tenth and be asked for one by one. A file holds what no file before it does; what is imported only when it is needed
 * (a menu, a dialog) stays outside. So does `entry.client.tsx`: the document runs it last, when the router has been told of
 * the routes, and in a file with them it would run first.
 */
const files = [
  ['start', /\/app\/(?:root|routes\/app)\.tsx$|\/node_modules\/(?:react|react-dom|react-router|scheduler)\//],
  ['dashboard', /\/app\/routes\/dashboard\/(?:layout|screens)\.tsx$/],
  // What most screens have, so that those without a form do not fetch the generators'. An icon of both counts: the dashboard shows it.
  [
    'screen',
    /\/app\/ui\/(?:page-header|choices|field|select|skeleton|checkbox)\.tsx$|\/kinds\/library\.ts$|\/contract\/(?:rewrite|result-messages)\.ts$|\/app\/lib\/generation\/draft\.ts$|\/icons\/pen-line\.m?js$/,
  ],
  // What History has in common with the generators.
  ['requests', /\/app\/lib\/generation\/(?:form|saved)\.ts$|\/icons\/rotate-ccw\.m?js$/],
  ['generator', /\/app\/features\/generation\/(?:generator-layout\.tsx|form\/)/],
] as const

export const chunkGroups = files.map(([name, test], at) => ({ name, test, priority: files.length - at }))
