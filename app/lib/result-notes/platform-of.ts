import { postPlatforms } from '#contract/options.ts'
import { platformName } from '#platforms/index.ts'

/** The name of the platform that a request of any kind is for; `undefined` for none, and for one that this build does not know. */
export function platformOf({ platform, platforms }: Readonly<Record<string, unknown>>): string | undefined {
  const requested = platform ?? (Array.isArray(platforms) ? platforms[0] : undefined)
  const known = postPlatforms.find((id) => id === requested)
  return known && platformName(known)
}
