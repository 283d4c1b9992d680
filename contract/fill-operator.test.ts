import { expect, test } from 'vitest'
import { fillOperator } from '#contract/fill-operator.ts'
import { noOperator, type Operator, partMarks, placeholder } from '#contract/operator.ts'

const operator: Operator = {
  supportEmail: 'help@shop.example',
  operatorName: 'Rao & Sons <Pune>',
  operatorAddress: null,
  governingLaw: 'India',
  taxId: null,
  socialLinks: [
    { label: 'X', url: 'https://x.com/shop?a=1&b=2' },
    { label: 'LinkedIn', url: 'https://www.linkedin.com/company/shop' },
  ],
  cardCurrencies: 'USD, INR',
  dollarCards: null,
}

test('facts of the operator are inserted as text, never as markup', () => {
  expect(fillOperator(`<a href="mailto:{{supportEmail}}">{{operatorName}}</a>`, operator)).toBe(
    '<a href="mailto:help@shop.example">Rao &#38; Sons &#60;Pune&#62;</a>',
  )
})

test('a part of a page shows only where its fact is set, and the other part only where it is not', () => {
  const [begin, end] = partMarks('supportEmail', 'set')
  const [other, otherEnd] = partMarks('supportEmail', 'unset')
  const page = `${begin}<p>{{supportEmail}}{{#taxId}}, {{taxId}}{{/taxId}}</p>${end}${other}<p>Nobody</p>${otherEnd}`
  expect(fillOperator(page, operator)).toBe('<p>help@shop.example</p>')
  expect(fillOperator(page, noOperator)).toBe('<p>Nobody</p>')
})

test('the part of the social links is repeated for each of them, and left out without any', () => {
  const page = '{{#socialLinks}}<ul>{{*socialLinks}}<li><a href="{{url}}">{{label}}</a></li>{{/*socialLinks}}</ul>{{/socialLinks}}'
  expect(fillOperator(page, operator)).toBe(
    '<ul><li><a href="https://x.com/shop?a=1&#38;b=2">X</a></li><li><a href="https://www.linkedin.com/company/shop">LinkedIn</a></li></ul>',
  )
  expect(fillOperator(page, noOperator)).toBe('')
})

test('structured data has the facts that are set, as JSON, and no key for the others', () => {
  const data = { email: placeholder('supportEmail'), legalName: placeholder('operatorName'), taxID: placeholder('taxId') }
  const page = `<script type="application/ld+json">${JSON.stringify({ ...data, sameAs: placeholder('socialLinks') })}</script>`
  const json = (html: string) => JSON.parse(/json">(.*)<\/script>/.exec(html)?.[1] ?? '')

  expect(json(fillOperator(page, operator))).toEqual({
    email: 'help@shop.example',
    legalName: 'Rao & Sons <Pune>',
    sameAs: ['https://x.com/shop?a=1&b=2', 'https://www.linkedin.com/company/shop'],
  })
  expect(fillOperator(page, operator)).not.toContain('<Pune>')
  expect(json(fillOperator(page, noOperator))).toEqual({})
})
