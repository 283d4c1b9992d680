/** Every platform, a line each: with its file, all that a new one takes. `offered` in the file says where it is listed. */
export { facebook } from './facebook.ts'
export { instagram } from './instagram.ts'
export { linkedin } from './linkedin.ts'
export { reddit } from './reddit.ts'
export { tiktok } from './tiktok.ts'
export { twitter } from './twitter.ts'
export { youtube } from './youtube.ts'
