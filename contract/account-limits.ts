/** How long the fields of an account may be, in UTF-16 units. Separate from the schemas, so that forms do not load zod. */
export const accountLimits = { name: 100, email: 254, passwordMin: 6, passwordMax: 128 } as const
