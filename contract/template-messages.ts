import { i18n } from '#contract/i18n.ts'
import type { TemplateFieldId, TemplateId, TemplateLine } from '#contract/occasions.ts'
import type { LanguageCode } from '#contract/options.ts'

/** The choice of a template. */
export const templateWords = i18n('template-words', { startFrom: 'Start from', none: 'Blank' })

/** The names of the templates. */
export const templateNames = i18n('template', {
  offer: 'Offer',
  opening: 'Opening',
  event: 'Event',
  product: 'New product',
  hiring: 'Hiring',
  video: 'New video',
  tip: 'Tip',
  behind: 'Behind the scenes',
  thanks: 'Thank you',
  closed: 'Closed day',
  festival: 'Festival',
} satisfies Readonly<Record<TemplateId, string>>)

/** The label of a template's topic. */
export const templateTopics = i18n('template-topic', {
  offer: "What's the offer?",
  opening: "What's opening?",
  event: "What's the event?",
  product: "What's new?",
  hiring: 'Who are you looking for?',
  video: "What's the video about?",
  tip: 'What can people learn?',
  behind: 'What are you showing?',
  thanks: 'What are you thankful for?',
  closed: 'When are you closed, and why?',
  festival: 'Which festival?',
} satisfies Readonly<Record<TemplateId, string>>)

/** An example of a template's topic. */
export const templateExamples = i18n('template-example', {
  offer: '20% off all candles',
  opening: 'Our second café opens in Bandra',
  event: 'Watercolor workshop for beginners',
  product: 'Cold brew in a bottle',
  hiring: "We're hiring a barista, full time",
  video: 'How I edit reels on my phone in 10 minutes',
  tip: 'How to keep cut flowers fresh',
  behind: 'How our sourdough is made',
  thanks: 'Thank you for 10,000 followers',
  closed: 'Closed on Monday for Republic Day',
  festival: 'Happy Diwali from all of us',
} satisfies Readonly<Record<TemplateId, string>>)

/** The labels of the other fields. */
export const templateFields = i18n('template-field', {
  until: 'Until when?',
  where: 'Where?',
  order: 'How can people order?',
  when: 'When?',
  special: 'Anything special on the day?',
  price: 'What does it cost?',
  book: 'How can people book?',
  benefit: 'Why will people like it?',
  wanted: 'What are you looking for in them?',
  pay: 'Pay and hours',
  apply: 'How can people apply?',
  learn: 'What will people learn?',
  link: 'Link',
  steps: 'The steps, one per line',
  how: 'How do you do it?',
  who: "Who's behind it?",
  whom: 'Who are you thanking?',
  next: "What's next?",
  again: 'When do you reopen?',
  meanwhile: 'What can people do until then?',
  have: 'What are you offering?',
} satisfies Readonly<Record<TemplateFieldId, string>>)

/** Examples of the other fields. */
export const templateFieldExamples = i18n('template-field-example', {
  until: 'Sunday, 8 pm',
  where: '12 Mill Street, Pune',
  order: 'WhatsApp 98765 43210',
  when: 'Saturday, 6 December, 10 am',
  special: 'Free coffee for the first 50 guests',
  price: '₹900, materials included',
  book: 'Book on WhatsApp: 98765 43210',
  benefit: 'No sugar, and half the acidity',
  wanted: 'You like early mornings and know your regulars',
  pay: '₹25,000 a month, 6 am to 2 pm',
  apply: 'Send your resume to jobs@example.com',
  learn: 'Three free apps, and the order I use them in',
  link: 'youtube.com/@yourchannel',
  steps: 'Cut the stems at an angle',
  how: 'Every loaf rests for 18 hours',
  who: 'Asha shapes the loaves at 5 am',
  whom: 'Everyone who shared our reels',
  next: 'A giveaway on Friday',
  again: 'Tuesday, 9 am',
  meanwhile: 'Order on WhatsApp: 98765 43210',
  have: 'Gift boxes from ₹499',
} satisfies Readonly<Record<TemplateFieldId, string>>)

/** The labels in details, by the language of the text: input of the writer, not of the interface. */
export const templateLineLabels: Readonly<Record<LanguageCode, Readonly<Record<Extract<TemplateLine, 'until' | 'again'>, string>>>> = {
  en: { until: 'Until', again: 'Reopening' },
  hi: { until: 'कब तक', again: 'फिर खुलेगा' },
  es: { until: 'Hasta', again: 'Abrimos de nuevo' },
  fr: { until: 'Jusqu’au', again: 'Réouverture' },
  de: { until: 'Bis', again: 'Wieder geöffnet' },
  ar: { until: 'حتى', again: 'نفتح مجددًا' },
  pt: { until: 'Até', again: 'Reabrimos' },
  bn: { until: 'কবে পর্যন্ত', again: 'আবার খুলবে' },
  sa: { until: 'यावत्', again: 'पुनः उद्घाटनम्' },
  ru: { until: 'До', again: 'Снова открыты' },
  it: { until: 'Fino a', again: 'Riapriamo' },
  ja: { until: '期限', again: '営業再開' },
  zh: { until: '截止', again: '恢复营业' },
  ko: { until: '기한', again: '영업 재개' },
  ur: { until: 'کب تک', again: 'دوبارہ کھلیں گے' },
}
