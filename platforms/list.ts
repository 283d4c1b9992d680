/** All platforms: a new one needs its file and a line here. `offered` in the file says which lists offer it. */
export { facebook } from './facebook.ts'
export { instagram } from './instagram.ts'
export { linkedin } from './linkedin.ts'
export { reddit } from './reddit.ts'
export { tiktok } from './tiktok.ts'
export { twitter } from './twitter.ts'
export { youtube } from './youtube.ts'
