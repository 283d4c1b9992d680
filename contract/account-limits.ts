/** How long the fields of an account may be, in UTF-16 units. Apart from the schemas, so that a form takes no schema library along. */
export const accountLimits = { name: 100, email: 254, passwordMin: 6, passwordMax: 128 } as const
