declare module 'twitter-text/dist/parseTweet.js' {
  export default function parseTweet(text: string): { weightedLength: number; valid: boolean }
}
