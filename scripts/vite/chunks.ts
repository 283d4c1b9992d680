/** Modules by the end of their path, packages by their folder. */
const modules = (...paths: readonly string[]): RegExp =>
  new RegExp(paths.map((path) => path.replaceAll('.', '\\.') + (path.endsWith('/') ? '' : '$')).join('|'))
const packages = (...names: readonly string[]) => names.map((name) => `/node_modules/${name}/`)
const icons = (...names: readonly string[]) => names.map((name) => `/icons/${name}.mjs`)

/**
 * Each group of modules and their static imports becomes one chunk: a hundred small files would compress a tenth worse and need more
 * requests. A chunk excludes modules of previous chunks and lazily imported modules (menus, dialogs). What two later groups share is in an
 * earlier one, otherwise one would load the other. `entry.client.tsx` is in no group: it must run last, after the router has the routes; nor
 * are routes that begin to load something.
 */
const groups: readonly (readonly [name: string, test: RegExp])[] = [
  // Of every page of the app.
  [
    'start',
    modules(
      ...packages('react', 'react-dom', 'react-router', 'scheduler', 'get-nonce'),
      '/app/root.tsx',
      '/app/routes/app.tsx',
      '/app/lib/guards.tsx',
      '/app/lib/load-ahead.ts',
      '/react-query/build/modern/useMutation.js',
      ...['field', 'skeleton', 'checkbox', 'card', 'marked', 'submit-button', 'wordmark'].map((name) => `/app/ui/${name}.tsx`),
      '/app/ui/returned-focus.ts',
      '/contract/options.ts',
      '/contract/screen-messages.ts',
      '/contract/account-messages.ts',
      ...icons('check', 'eye', 'eye-off', 'circle-exclamation-point', 'chevron-down'),
    ),
  ],
  // Of the dashboard and of most screens, so that those without a form do not load the generators' chunk.
  [
    'screen',
    modules(
      ...['generation/screens', 'generation/draft', 'locks/locks', 'locks/messages', 'icons', 'try-out-draft'].map(
        (name) => `/app/lib/${name}.ts`,
      ),
      '/app/routes/dashboard/screens.tsx',
      '/app/ui/page-header.tsx',
      '/app/ui/select.tsx',
      '/app/ui/fold.tsx',
      '/app/features/composer/messages.ts',
      '/kinds/library.ts',
      '/contract/rewrite.ts',
      ...icons('pen-line', 'arrow-right', 'lock', 'circle-question-mark', 'settings', 'clapperboard', 'hash', 'lightbulb'),
    ),
  ],
  // Of the frame and of several screens: what they write and say with.
  [
    'shared',
    modules(
      ...['generations', 'describe', 'drafts', 'opened', 'copied', 'form', 'saved'].map((name) => `/app/lib/generation/${name}.ts`),
      '/app/lib/generation/notices.tsx',
      '/app/lib/say.tsx',
      '/app/lib/copy-button.tsx',
      '/app/lib/voices/voice-select.tsx',
      '/app/lib/use-open-billing.ts',
      '/app/lib/changes/changes.ts',
      '/app/features/chat/own-requests.ts',
      '/contract/billing.ts',
      ...['badge', 'empty-state', 'choices', 'tabs'].map((name) => `/app/ui/${name}.tsx`),
      ...icons('search', 'message-circle', 'life-buoy', 'gauge', 'key-round', 'mic', 'x', 'list-todo', 'layers', 'credit-card', 'plus'),
      ...icons('square', 'rotate-ccw'),
    ),
  ],
  ['frame', modules('/app/routes/dashboard/frame.tsx', '/app/ui/tooltip.tsx', '/app/lib/changes/follow.ts')],
  // Of screens with a form, which the desk is not: its first visit's questions load it later.
  ['forms', modules('/app/lib/form.tsx')],
  // Of screens that have a dialog and no menu.
  ['dialog', modules('/app/ui/dialog.tsx')],
  ['menus', modules('/app/ui/dropdown-menu.tsx')],
  // Modules of the screens with a list: History, the library and the admin panel.
  ['list', modules('/app/lib/paging.ts', '/app/lib/use-opened.ts', '/app/lib/filter-bar.tsx')],
  [
    'generator',
    modules(
      '/app/features/generation/form/',
      ...['generator-layout', 'dashboard-desk', 'desk'].map((name) => `/app/features/generation/${name}.tsx`),
    ),
  ],
  // Loaded after the dashboard shows: the palette, the menus of the top bar, and what is below the desk.
  [
    'palette',
    modules(
      '/app/routes/dashboard/palette.tsx',
      ...['shell/avatar-menu', 'shell/theme-menu', 'composer/recent', 'composer/first-visit', 'chat/chat-corner'].map(
        (name) => `/app/features/${name}.tsx`,
      ),
    ),
  ],
  ['account', modules(...['auth-page', 'form-parts', 'check-email', 'page-link'].map((name) => `/app/features/auth/${name}.tsx`))],
]

export const chunkGroups = groups.map(([name, test], at) => ({ name, test, priority: groups.length - at }))
