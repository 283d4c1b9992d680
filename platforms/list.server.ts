/** How texts are written for each platform of `list.ts`. */
export { facebookWriting as facebook } from './facebook.ts'
export { instagramWriting as instagram } from './instagram.ts'
export { linkedinWriting as linkedin } from './linkedin.ts'
export { redditWriting as reddit } from './reddit.ts'
export { tiktokWriting as tiktok } from './tiktok.ts'
export { twitterWriting as twitter } from './twitter.ts'
export { youtubeWriting as youtube } from './youtube.ts'
