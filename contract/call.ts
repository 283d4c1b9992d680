import { oc } from '@orpc/contract'
import { z } from 'zod'
import { errors } from '#contract/errors.ts'

/** What every call is made of: all share the closed list of errors. */
export const call = oc.errors(errors)
export const Id = z.uuid('This is not a valid id')
