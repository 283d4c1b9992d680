import { readFileSync } from 'node:fs'

/** The colours of the light theme as `#rrggbb`, by their names in `app/styles/tokens.css`. */
export function readPalette(): (name: string) => string {
  const css = readFileSync('app/styles/tokens.css', 'utf8')
  const light = /^:root \{([^}]*)\}/m.exec(css)?.[1] ?? ''
  return (name) => {
    const colour = new RegExp(`--${name}: (#[0-9a-f]{6});`).exec(light)?.[1]
    if (!colour) throw new Error(`app/styles/tokens.css sets no --${name}`)
    return colour
  }
}
