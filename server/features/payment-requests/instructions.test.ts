import { describe, expect, test } from 'vitest'
import { PaymentInstructions } from '#contract/chat.ts'
import { paymentInstructions } from './instructions.ts'

const id = '1a2b3c4d-0000-4000-8000-000000000000'
const order = { id, planId: 'basic', billingInterval: 'yearly', amount: 7500 } as const
const links = [{ label: 'Card', url: 'https://pay.example/card?a=1' }]

describe('how to pay, the first line of a chat', () => {
  test('every configured way, whole in words and in parts', () => {
    const { message, instructions } = paymentInstructions(
      { paymentUpiId: 'shop@bank', paymentUpiName: 'Asha & Sons', paymentLinks: links },
      order,
    )
    expect(message).toBe(
      [
        'Thank you for choosing the Basic plan (yearly). Please pay ₹7,500 and mention the reference PW1A2B3C4D, so that we can find your payment.',
        'UPI: shop@bank (Asha & Sons)\nCard: https://pay.example/card?a=1',
        'We check payments by hand. When we have seen yours, your plan starts and we tell you here.',
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

  test('a UPI link says to whom, how much, in which currency and for what, to any reader of addresses', () => {
    const { instructions } = paymentInstructions(
      { paymentUpiId: 'shop@bank', paymentUpiName: undefined, paymentLinks: [] },
      { ...order, amount: 750 },
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

  test('links alone are instructions too', () => {
    const { message, instructions } = paymentInstructions(
      { paymentUpiId: undefined, paymentUpiName: undefined, paymentLinks: links },
      order,
    )
    expect(instructions).toMatchObject({ upi: null, links })
    expect(message).not.toContain('UPI')
  })

  test('with nothing configured: details follow within an hour, and no button that leads nowhere', () => {
    const line = paymentInstructions({ paymentUpiId: undefined, paymentUpiName: undefined, paymentLinks: [] }, order)
    expect(line).toEqual({
      message:
        "Thank you for choosing the Basic plan (yearly, ₹7,500). We'll send you payment details here within an hour. Your reference is PW1A2B3C4D.",
    })
  })
})
