import { authCall } from '#app/lib/auth.ts'

/** The account service, one function a wish. Each throws AuthError when it refuses and TypeError when it cannot be reached. */

export interface Credentials {
  email: string
  password: string
}
export interface NewAccount extends Credentials {
  name: string
}

/** The password alone does not sign in somebody whose account asks for a second step. */
export async function signIn({ email, password }: Credentials): Promise<'signedIn' | 'secondStep'> {
  const answer = await authCall<{ twoFactorRedirect?: boolean }>('sign-in/email', { email, password })
  return answer.twoFactorRedirect ? 'secondStep' : 'signedIn'
}

/** Also the way to have the mail sent again right after: then the link carries the password that was typed last. */
export const signUp = ({ name, email, password }: NewAccount) => authCall('sign-up/email', { name, email, password })

export const sendVerification = (email: string) => authCall('send-verification-email', { email })

/** Uses the mailed token up; signs in. Refused with `PASSWORD_NEEDED` in a browser that did not sign up, and the token stays good. */
export const confirmEmail = (token: string) => authCall('confirm-email', { token })

/** The same by the password that was chosen at the sign-up; a wrong one (`INVALID_PASSWORD`) leaves the token good. */
export const confirmEmailByPassword = (token: string, password: string) => authCall('confirm-email/password', { token, password })

export const askForReset = (email: string) => authCall('request-password-reset', { email })

export const resetPassword = (token: string, newPassword: string) => authCall('reset-password', { token, newPassword })

export const checkSetupLink = async (token: string): Promise<boolean> =>
  (await authCall<{ valid: boolean }>('setup/check', { token })).valid

export const createOwner = (token: string, { name, email, password }: NewAccount) => authCall('setup', { token, name, email, password })
