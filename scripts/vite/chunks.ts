/**
 * Each group of modules and their static imports becomes one chunk: a hundred small files would compress a tenth worse and need more
 * requests. A chunk excludes modules of previous chunks and lazily imported modules (menus, dialogs). `entry.client.tsx` is in no group: it
 * must run last, after the router has the routes.
 */
const files = [
  ['start', /\/app\/(?:root|routes\/app)\.tsx$|\/node_modules\/(?:react|react-dom|react-router|scheduler)\//],
  ['dashboard', /\/app\/routes\/dashboard\/(?:layout|screens)\.tsx$/],
  // Modules of most screens, so that screens without a form do not load the generators' chunk. Includes icons of both, which the dashboard shows.
  [
    'screen',
    /\/app\/ui\/(?:page-header|field|select|skeleton|checkbox)\.tsx$|\/kinds\/library\.ts$|\/contract\/rewrite\.ts$|\/app\/lib\/generation\/draft\.ts$|\/icons\/pen-line\.m?js$/,
  ],
  // Of the desk, not of Settings.
  ['choices', /\/app\/ui\/choices\.tsx$/],
  // Modules of the screens with a list: History, the library and the admin panel.
  ['list', /\/app\/lib\/(?:paging\.ts|use-opened\.ts|filter-bar\.tsx)$/],
  // Modules of History and the generators.
  ['requests', /\/app\/lib\/generation\/(?:form|saved)\.ts$|\/icons\/rotate-ccw\.m?js$/],
  ['generator', /\/app\/features\/generation\/(?:generator-layout\.tsx|form\/)/],
] as const

export const chunkGroups = files.map(([name, test], at) => ({ name, test, priority: files.length - at }))
