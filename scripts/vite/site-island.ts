import type { Plugin } from 'vite'

const source = '/app/site.ts'
const address = 'site.js'

/**
 * Builds `app/site.ts`, the one script of the prerendered site pages, beside the app as `/site.js`.
 * In development the same address hands over to the source.
 */
export const siteIsland = (): Plugin => {
  let building = false
  return {
    name: 'site-island',
    configResolved: ({ command }) => {
      building = command === 'build'
    },
    buildStart() {
      if (building && this.environment.name === 'client') this.emitFile({ type: 'chunk', id: `.${source}`, fileName: address })
    },
    configureServer: ({ middlewares }) => {
      middlewares.use((request, response, next) => {
        if (request.url !== `/${address}`) return next()
        response.setHeader('content-type', 'text/javascript').end(`import '${source}'`)
      })
    },
  }
}
