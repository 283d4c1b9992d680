declare module 'virtual:contract' {
  import type { Routes } from '#app/lib/client/calls.ts'

  const routes: Routes
  export default routes
}
