import { Advice, type Check } from '#scripts/doctor/machine.ts'
import { isLoopback } from '#server/infra/env.ts'

/** Whether customers learn who runs this server. A business that takes payments has to name itself, and whose law its terms are under. */
export const operator: Check = async ({ operator, appUrl, paymentUpiId, paymentLinks, stripeSecretKey }) => {
  const { supportEmail, operatorName, operatorAddress, governingLaw } = operator
  const isPublic = !isLoopback(new URL(appUrl).hostname)
  const sells = paymentUpiId !== undefined || paymentLinks.length > 0 || stripeSecretKey !== undefined
  const needed = {
    ...((isPublic || sells) && { SUPPORT_EMAIL: supportEmail }),
    ...(sells && { OPERATOR_NAME: operatorName, OPERATOR_ADDRESS: operatorAddress, GOVERNING_LAW: governingLaw }),
  }
  const missing = Object.entries(needed).flatMap(([name, value]) => (value === null ? [name] : []))
  if (missing.length > 0) {
    const reason = sells ? 'a business that takes payments names itself in its terms and emails' : 'people cannot reach you'
    throw new Advice(`Operator: ${missing.join(', ')} ${missing.length === 1 ? 'is' : 'are'} not set: ${reason}.`)
  }
  const named = [operatorName, supportEmail].filter((fact) => fact !== null)
  return `Operator: ${named.length > 0 ? named.join(', ') : 'nobody is named; OPERATOR_NAME and SUPPORT_EMAIL do'}`
}
