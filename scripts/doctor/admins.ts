import type { Check } from '#scripts/doctor/check.ts'

/** What is asked of admins. */
export const admins: Check = async ({ adminSecondFactor }) =>
  adminSecondFactor === 'required'
    ? 'Admins: two-factor sign-in is required'
    : 'Admins: two-factor sign-in is advised; ADMIN_SECOND_FACTOR=required asks for it'
