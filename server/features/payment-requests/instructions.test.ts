import { describe, expect, test } from 'vitest'
import { PaymentInstructions } from '#contract/chat.ts'
import { paymentInstructions } from './instructions.ts'

const id = '1a2b3c4d-0000-4000-8000-000000000000'
const request = { id, planId: 'basic', billingInterval: 'yearly', amount: 7500 } as const
const links = [{ label: 'Card', url: 'https://pay.example/card?a=1' }]

describe('payment instructions', () => {
  test('list every configured way to pay, as text and as data', () => {
    const { message, instructions } = paymentInstructions(
      { paymentUpiId: 'shop@bank', paymentUpiName: 'Asha & Sons', paymentLinks: links },
      request,
    )
    expect(message).toBe(
      [
        'Thank you for choosing the Basic plan (yearly). Please pay ₹7,500 and add the reference PW1A2B3C4D so we can find your payment.',
        'UPI: shop@bank (Asha & Sons)\nCard: https://pay.example/card?a=1',
        'Once we confirm your payment, your plan starts and we’ll message you here.',
      ].join('\n\n'),
    )
    expect(PaymentInstructions.parse(instructions)).toEqual({
      amount: 7500,
      reference: 'PW1A2B3C4D',
      upi: {
        id: 'shop@bank',
        name: 'Asha & Sons',
        uri: 'upi://pay?pa=shop@bank&pn=Asha%20%26%20Sons&am=7500.00&cu=INR&tr=PW1A2B3C4D&tn=Postwright%20PW1A2B3C4D',
      },
      links,
    })
  })

  test('the UPI link has payee, amount, currency and reference, and can be parsed as a URL', () => {
    const { instructions } = paymentInstructions(
      { paymentUpiId: 'shop@bank', paymentUpiName: undefined, paymentLinks: [] },
      { ...request, amount: 750 },
    )
    const uri = new URL(instructions?.upi?.uri ?? '')
    expect([uri.protocol, uri.host]).toEqual(['upi:', 'pay'])
    expect(Object.fromEntries(uri.searchParams)).toEqual({
      pa: 'shop@bank',
      pn: 'Postwright',
      am: '750.00',
      cu: 'INR',
      tr: 'PW1A2B3C4D',
      tn: 'Postwright PW1A2B3C4D',
    })
  })

  test('work with links only', () => {
    const { message, instructions } = paymentInstructions(
      { paymentUpiId: undefined, paymentUpiName: undefined, paymentLinks: links },
      request,
    )
    expect(instructions).toMatchObject({ upi: null, links })
    expect(message).not.toContain('UPI')
  })

  test('announce details within an hour when no way to pay is configured, without data for buttons', () => {
    const result = paymentInstructions({ paymentUpiId: undefined, paymentUpiName: undefined, paymentLinks: [] }, request)
    expect(result).toEqual({
      message:
        'Thank you for choosing the Basic plan (yearly, ₹7,500). We’ll send you payment details here within an hour. Your reference is PW1A2B3C4D.',
    })
  })
})
