import { readFileSync } from 'node:fs'

const readPackages = (path) => {
  try {
    return JSON.parse(readFileSync(path, 'utf8')).packages
  } catch (error) {
    if (error.code === 'ENOENT' || error instanceof SyntaxError) return null
    throw error
  }
}

/**
 * Whether node_modules holds what package-lock.json asks for. npm writes its own record of an installation last, so
 * an interrupted one does not count; a plain `npm ci` or `npm install` does. Packages for other machines may be absent.
 */
export function packagesAreFresh() {
  const wanted = readPackages('package-lock.json')
  const installed = readPackages('node_modules/.package-lock.json')
  if (!wanted || !installed) return false
  return Object.entries(wanted).every(([path, { optional, version, integrity }]) => {
    if (path === '') return true
    const found = installed[path]
    return found ? found.version === version && found.integrity === integrity : optional === true
  })
}
