import { z } from 'zod'
import type { AnyResult } from '#contract/kind.ts'

/**
 * Reads a value while it is being written: any field may be missing, cut off or not yet of its final type. Missing text becomes empty;
 * values outside the listed options, and optional fields that are not yet valid, are left out.
 */
function read(schema: z.core.$ZodType, value: unknown): unknown {
  if (schema instanceof z.ZodString) return typeof value === 'string' ? value : ''
  if (schema instanceof z.ZodEnum) return schema.options.find((option) => option === value)
  if (schema instanceof z.ZodArray) return readEntries(schema.element, value)
  if (schema instanceof z.ZodObject) return readFields(schema, value)
  return value
}

/** Entries of a list, without those whose first text is missing. */
function readEntries(schema: z.core.$ZodType, value: unknown): unknown[] {
  const entries = Array.isArray(value) ? value.map((entry) => read(schema, entry)) : []
  const [first] = schema instanceof z.ZodObject ? Object.entries(schema.shape).filter(([, field]) => field instanceof z.ZodString) : []
  return entries.filter((entry) => hasText(first ? (entry as Readonly<Record<string, unknown>>)[first[0]] : entry))
}

function readFields({ shape }: z.ZodObject, value: unknown): object {
  const written = typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : {}
  const fields = Object.entries(shape).flatMap(([name, field]) => {
    if (!(field instanceof z.ZodOptional)) return [[name, read(field, written[name])]]
    const inner = field.unwrap()
    const part = read(inner, written[name])
    return hasText(part) && z.safeParse(inner, part).success ? [[name, part]] : []
  })
  return Object.fromEntries(fields)
}

const hasText = (value: unknown): boolean =>
  typeof value === 'object' && value !== null ? Object.values(value).some(hasText) : typeof value === 'string' && value !== ''

/** A partial result with every field that a screen reads: see `read`. */
export const readPartial = (result: z.ZodType, partial: AnyResult): AnyResult => read(result, partial) as AnyResult
