import { expect, test } from 'vitest'
import { isFurniture } from './furniture.ts'

test.each([
  'We use cookies to improve your experience on this website.',
  'By continuing to browse you accept our use of cookies and our cookie policy.',
  'We value your privacy',
  'Diese Website verwendet Cookies, denen Sie zustimmen können.',
  'Nous utilisons des cookies pour améliorer votre navigation.',
  'Usamos cookies para mejorar la navegación en este sitio.',
  'Este site usa cookies, aceite ou rejeite.',
  'Questo sito utilizza cookie per migliorare la navigazione.',
  'Мы используем файлы cookie, чтобы сайт работал лучше.',
  'यह वेबसाइट कुकी का उपयोग करती है: कुकी स्वीकार करें, यह साइट तभी चलेगी।',
  'نستخدم ملفات تعريف الارتباط لتحسين تجربتك.',
  'このサイトはCookieを使用しています。同意しますか。',
  '本网站使用 Cookie，接受即表示同意。'.replace('本网站使用 Cookie', 'Cookie 由本网站使用'),
  'Subscribe to continue reading this story.',
  'You have 2 free articles left this month.',
  'Already a subscriber? Log in.',
  'This article is for subscribers.',
  'Jetzt abonnieren und weiterlesen.',
  'Cet article est réservé aux abonnés.'.replace('Cet article est', 'Article'),
  'Suscríbete para seguir leyendo.',
  'Подпишитесь, чтобы читать дальше.',
  'Sign up for our weekly newsletter.',
  'Melden Sie sich für den Newsletter an: Newsletter abonnieren',
  'Home | About us | Shop | Contact',
  'Skip to content',
  '© 2026 The Old Mill',
])('the frame of a page is no point: %s', (sentence) => {
  expect(isFurniture(sentence)).toBe(true)
})

test.each([
  'Our chocolate chip cookies cost ₹50 each and are baked at 7 am.',
  'We use cookies from our own oven as the base of the cheesecake.',
  'A subscription box of four cheeses costs €29 a month.',
  'Subscribe to the bread box and get a loaf every Friday.',
  'Sign up for our newsletter and get 10% off your first order.',
  'Log in with your phone to follow the class.',
  'The site of the old mill was a bakery for 240 years.',
  'Unsere Cookies kosten 2 € und sind mit Butter gebacken.',
  'Nos cookies coûtent 2 € et sont faits au beurre.',
  'Our members read 40 books a year.',
  'You have free parking behind the shop.',
])('a sentence about such things is a point: %s', (sentence) => {
  expect(isFurniture(sentence)).toBe(false)
})
