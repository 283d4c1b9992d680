import { ORPCError } from '@orpc/client'
import { errorCode, errorText } from '#app/lib/errors.ts'

/** Why the server did not do what an admin asked for. A conflict comes with its reason in words (`adminMessages`). */
export const refusal = (error: unknown, fallback: string): string =>
  errorCode(error) === 'CONFLICT' && error instanceof ORPCError ? error.message : errorText(error, fallback)
