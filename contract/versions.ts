/** The most versions of a text that one request asks for. However many there are, they are one generation. */
export const maxVersions = 3

/** A result, and the further versions that were written with it. */
type WithVersions<Result> = Result & { readonly otherVersions?: readonly Result[] | undefined }

/** The versions of a result, the first one first; a single result is its own only version. */
export function versionsIn<Result extends object>(result: Result): readonly [Result, ...Result[]] {
  const { otherVersions = [], ...first } = result as WithVersions<Result>
  return [first as unknown as Result, ...otherVersions]
}

/** The result that holds these versions. */
export const withVersions = <Result extends object>([first, ...others]: readonly [Result, ...Result[]]): Result =>
  others.length > 0 ? { ...first, otherVersions: others } : first
