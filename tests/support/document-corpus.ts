import { readFileSync } from 'node:fs'
import type { SourceRemark } from '#contract/sources.ts'
import type { DocumentFormat } from '#server/infra/reading/formats.ts'

/** A file with what was put in: what its text says, and what it must not say. */
export interface CorpusFile {
  readonly name: string
  readonly format: DocumentFormat
  readonly bytes: () => Buffer | Promise<Buffer>
  /** Stretches of the text as it is read. */
  readonly says: readonly string[]
  readonly hides?: readonly string[]
  /** What is said once, although the file has it twice. */
  readonly once?: readonly string[]
  /** What is told about it; nothing when absent. */
  readonly remarks?: readonly SourceRemark[]
  readonly title?: string
  /** Passages that are points, whole. */
  readonly points?: readonly string[]
  /** Words that no point has. */
  readonly noPoints?: readonly string[]
}

const folder = new URL('../documents/', import.meta.url)
const saved = (name: string, format: DocumentFormat, expected: Omit<CorpusFile, 'name' | 'format' | 'bytes'>): CorpusFile => ({
  name,
  format,
  bytes: () => readFileSync(new URL(name, folder)),
  ...expected,
})

const facts = [
  'nine dishes',
  'less than 400 rupees',
  '98765-43210',
  'Two dishes change every Monday.',
  '500 g of flour',
  '320 ml',
  '25 m²',
  'H₂O',
]
const menu = [
  ...facts,
  '• Free parking behind the shop until 6 pm',
  '1. Mix 500 g',
  '2. Let the dough rest for two hours',
  'Masala dosa: Weight 250 g, Price ₹120',
  'Filter coffee: Weight 180 ml, Price ₹45',
  '₹599',
  'says Asha Rao',
]
const menuOf = (name: string, format: DocumentFormat, more: readonly string[] = []) =>
  saved(name, format, {
    says: [...menu, ...more],
    hides: ['₹700'],
    remarks: ['struck'],
    title: 'Summer menu at the Riverside Cafe',
    points: ['Masala dosa: Weight 250 g, Price ₹120', 'Mix 500 g of flour with 320 ml of water'],
  })
const inWord = ['book a table (https://riverside.example/book?t=4)', '(10000×8)/100=800 rupees', 'x²+√(16)=20']
const inMathml = ['(10000 × 8)/100 = 800 rupees', 'x² + √(16) = 20']
const rich = [
  'Breakfast is served until 11 am',
  'A cup costs ₹75, and every refill is free.',
  'Free parking behind the shop until 6 pm.',
  'The garden has nine tables, and each one seats six guests.',
  'Tea: ₹20\nCoffee: ₹45',
  'Cheese plate: ₹350',
  'Fruit bowl: ₹180',
  'مقهى النهر يفتح يوم ١٢ مارس.',
  'Only between 9 am and 5 pm.',
  '98765-43210',
]
const talk = [
  'The bakery opens on 12 March in Pune.',
  'A box of twelve costs 599 rupees & tax.',
  'Bring a friend on Sunday',
  'call 98765-43210.',
]
const talkOf = (name: string, format: DocumentFormat) => saved(name, format, { says: talk, hides: ['-->', '00:0', '<i>'] })

/** Files that other programs wrote, see `tests/documents/README.md`. */
export const savedCorpus: readonly CorpusFile[] = [
  menuOf('pandoc-menu.docx', 'docx', inWord),
  menuOf('libreoffice-menu.docx', 'docx', inWord),
  menuOf('libreoffice-ooxml.docx', 'docx', inWord),
  menuOf('libreoffice-from-pandoc.docx', 'docx', inWord),
  menuOf('pandoc-menu.html', 'html', inMathml),
  menuOf('pandoc-html4.html', 'html', inMathml),
  menuOf('libreoffice-menu.html', 'html'),
  saved('libreoffice-rich.docx', 'docx', {
    says: [...rich, 'The terrace opens on 12 March with 40 seats.', 'Riverside Cafe, 12 River Lane, Pune', '東京店は450円です。'],
    hides: ['3 April', 'the cook leaves', '₹90', 'landlord', 'Page', 'とう'],
    remarks: ['changes', 'comments', 'hidden', 'struck'],
  }),
  // pandoc loses the text box, and shows what was hidden.
  saved('pandoc-rich.docx', 'docx', {
    says: [...rich.filter((line) => !line.startsWith('Free parking')), 'The terrace opens on 12 March with 40 seats.'],
    hides: ['3 April', '₹90', 'landlord'],
    remarks: ['changes', 'struck'],
  }),
  saved('libreoffice-rich.html', 'html', { says: [...rich, '東京店'], hides: ['the cook leaves', '₹90', 'landlord'], remarks: ['struck'] }),
  saved('libreoffice-menu.txt', 'txt', { says: ['less than 400 rupees', '98765-43210', '₹120', 'says Asha Rao'] }),
  saved('pandoc-menu.txt', 'txt', { says: ['less than 400', '98765-43210', '₹120', 'says Asha Rao'] }),
  saved('menu.md', 'md', {
    says: [
      'The new menu has nine dishes, and',
      '98765-43210',
      '• Free parking behind the shop until 6 pm',
      'Masala dosa: Weight 250 g, Price ₹120',
      '₹599',
    ],
    hides: ['₹700', '[^1]', '|'],
    remarks: ['struck'],
    points: ['Masala dosa: Weight 250 g, Price ₹120'],
  }),
  talkOf('ffmpeg-talk.srt', 'srt'),
  talkOf('ffmpeg-from-ass.srt', 'srt'),
  talkOf('ffmpeg-from-vtt.srt', 'srt'),
  talkOf('ffmpeg-from-mp4.srt', 'srt'),
  talkOf('ffmpeg-talk.vtt', 'vtt'),
  talkOf('ffmpeg-from-ass.vtt', 'vtt'),
]

const made = (name: string, format: DocumentFormat, text: string, expected: Omit<CorpusFile, 'name' | 'format' | 'bytes'>): CorpusFile => ({
  name: `${name}.${format}`,
  format,
  bytes: () => Buffer.from(text),
  ...expected,
})
const two = ['Tea costs ₹20. We open at 7 am.']
const noTimes = ['00:', '-->', '0:0']
const cuesWith = (name: string, text: string) => made(name, 'srt', text, { says: two, hides: noTimes })
const [first, second] = ['00:00:01,000 --> 00:00:04,000', '00:00:05,000 --> 00:00:08,000']
/** Speech as a program writes it down: each line is shown twice, and there is no punctuation. */
const spoken = [
  'we open at seven and the bread is warm',
  'then we bake every day until noon',
  'and a loaf costs ninety rupees at',
  'the counter so come on sunday before',
  'nine because after that all of it',
  'is usually gone and you have to wait',
  'until the next day in our little bakery',
  'by the river we mix flour and water',
  'with salt and we let it rest for about',
  'two hours my grandfather built the oven',
  'with his brother fifty years ago',
]
const rolling = spoken
  .map((line, at) => `${at + 1}\n00:00:${at * 3 + 10},000 --> 00:00:${at * 3 + 16},000\n${at > 0 ? `${spoken[at - 1]}\n` : ''}${line}\n`)
  .join('\n')

/** Subtitles as programs and people write them. */
export const subtitleCorpus: readonly CorpusFile[] = [
  cuesWith('blank lines with spaces', `1\n${first}\nTea costs ₹20.\n \n2\n${second}\nWe open at 7 am.\n\t\n`),
  cuesWith('no blank lines', `1\n${first}\nTea costs ₹20.\n2\n${second}\nWe open at 7 am.`),
  cuesWith('no numbers', `${first}\nTea costs ₹20.\n\n${second}\nWe open at 7 am.`),
  cuesWith('too many blank lines', `\n\n1\n\n${first}\n\nTea costs ₹20.\n\n\n2\n\n${second}\n\nWe open at 7 am.`),
  cuesWith('times without milliseconds or spaces', '1\n00:00:01-->00:00:04\nTea costs ₹20.\n\n2\n0:05->0:08\nWe open at 7 am.'),
  cuesWith('times with other marks', '1\n00:00:01.5 --> 00:00:04.5\nTea costs ₹20.\n\n2\n00:00:05:120 –> 00:00:08:400\nWe open at 7 am.'),
  cuesWith('line ends of old systems', `1\r${first}\rTea costs ₹20.\r\r2\r${second}\rWe open at 7 am.\r`),
  cuesWith(
    'positions and marks',
    `1\n${first} X1:10 X2:90 Y1:5 Y2:9\n{\\an8}<font color="#fff">Tea</font> costs <b>₹20</b>.\n\n2\n${second}\nWe open<br>at 7 am.`,
  ),
  made('figures alone on a line', 'srt', `1\n${first}\nA box costs\n599\n2\n${second}\n2 < 3 and 5 > 4.`, {
    says: ['A box costs 599 2 < 3 and 5 > 4.'],
  }),
  made('sounds and speakers', 'srt', `1\n${first}\n[Music]\n>> Tea costs ₹20.\n\n2\n${second}\n♪ ♪\n(applause)\n[12 March] is the day.`, {
    says: ['Tea costs ₹20. [12 March] is the day.'],
    hides: ['Music', 'applause', '♪', '>>'],
  }),
  made(
    'entities',
    'vtt',
    'WEBVTT - talk\n\nSTYLE\n::cue { color: red }\n\nNOTE not\nthis\n\nintro\n00:01.000 --> 00:04.000 align:start\n<v Asha>Fish &amp; chips cost ₹450 at Tom&#39;s.</v>\n\n2\n00:05.000 --> 00:08.000\nWe open&nbsp;at 7 am &lt;every day&gt;, &amp;quot;yes&amp;quot;.',
    {
      says: ['Fish & chips cost ₹450 at Tom\'s. We open at 7 am <every day>, "yes".'],
      hides: ['not', 'this', 'intro', 'color', 'align', 'Asha'],
    },
  ),
  made(
    'two speakers',
    'vtt',
    'WEBVTT\n\n00:01.000 --> 00:04.000\n<v Asha Rao>Tea costs ₹20.\n\n00:05.000 --> 00:08.000\n<v.loud Ben>And coffee?\n\n00:09.000 --> 00:10.000\n<v Ben>I like it.',
    { says: ['Asha Rao: Tea costs ₹20.\nBen: And coffee? I like it.'] },
  ),
  made(
    'captions that roll',
    'vtt',
    'WEBVTT\nKind: captions\nLanguage: en\n\n00:00:00.000 --> 00:00:02.000 align:start position:0%\n \nTea<00:00:00.500><c> costs</c><00:00:01.000><c> ₹20.</c>\n\n00:00:02.000 --> 00:00:02.010 align:start\nTea costs ₹20.\n \n\n00:00:02.010 --> 00:00:05.000\nTea costs ₹20.\nWe<00:00:03.000><c> open</c><c> at 7 am.</c>',
    { says: two, once: ['Tea', 'We open'] },
  ),
  made(
    'captions that grow',
    'srt',
    `1\n00:00:01,000 --> 00:00:02,000\nTea costs\n\n2\n00:00:02,000 --> 00:00:03,000\nTea costs ₹20.\n\n3\n00:00:03,100 --> 00:00:05,000\nTea costs ₹20. We open at 7 am.`,
    { says: two, once: ['Tea', 'We open'] },
  ),
  made('said twice on purpose', 'srt', '1\n00:00:01,000 --> 00:00:02,000\nNever again.\n\n2\n00:00:09,000 --> 00:00:11,000\nNever again.', {
    says: ['Never again. Never again.'],
  }),
  made('YouTube', 'sbv', '0:00:01.000,0:00:04.000\nTea costs ₹20.\n\n0:00:05.000,0:00:08.000\nWe open at 7 am.\n', {
    says: two,
    hides: noTimes,
  }),
  made('YouTube with a name', 'sbv', '0:00:01,0:00:04\r\nTea costs ₹20.\r\n\r\n0:01:05,0:01:08\r\nWe open at 7 am.', {
    says: two,
    hides: noTimes,
  }),
  made('pasted subtitles', 'txt', `1\n${first}\nTea costs ₹20.\n\n2\n${second}\nWe open at 7 am.`, { says: two, hides: noTimes }),
  made('a pasted transcript', 'txt', '0:00\nTea costs ₹20.\n0:04\nWe open at 7 am.\n0:09\nBring a friend on 12 March.\n', {
    says: [...two, 'Bring a friend on 12 March.'],
    hides: ['0:04', '0:09'],
  }),
  made(
    'a transcript with spoken times',
    'txt',
    '0:033 secondsTea costs ₹20.\n0:077 secondsWe open at 7 am.\n0:1515 secondsBring a friend.',
    { says: [...two, 'Bring a friend.'], hides: ['seconds', '0:0'] },
  ),
  made('a day’s program', 'txt', '8:00 Breakfast with fresh rolls\n9:30 A talk about rye bread\n12:00 Lunch in the garden\n', {
    says: ['8:00 Breakfast', '9:30 A talk', '12:00 Lunch'],
  }),
  made('chapters of a video', 'txt', '0:00 Intro\n1:30 How we mix the dough\n4:10 What a loaf costs\n', {
    says: ['0:00 Intro', '1:30 How', '4:10 What'],
  }),
  made('automatic captions', 'srt', rolling, {
    says: [
      'then we bake every day until noon and a loaf costs ninety rupees at the counter\nso come on sunday before nine\n',
      'we mix flour and water with salt\nand we let it rest',
    ],
    once: ['ninety rupees', 'until noon'],
    remarks: ['unpunctuated'],
  }),
  made('Chinese without spaces', 'srt', `1\n${first}\n我们的面包店三月十二日\n\n2\n${second}\n在浦东开业。`, {
    says: ['我们的面包店三月十二日在浦东开业。'],
  }),
]

const article = (inner: string, around = '') =>
  `<html><head><title>The old mill</title><style>.later{display:none} @media (max-width:9px){.wide{display:none}}</style></head><body>${around}<article><h1>The old mill</h1>${[1, 2, 3].map((day) => `<p>Our bakery opens in the old mill on ${day} May with forty kinds of bread, and the river turns the wheel again, as it did before.</p>`).join('')}${inner}</article></body></html>`
const opening = 'Our bakery opens in the old mill on 1 May'

/** Pages, with the furniture that pages have. */
export const pageCorpus: readonly CorpusFile[] = [
  made(
    'prices in a table',
    'html',
    article(
      '<table><thead><tr><th>Bread</th><th>Weight</th><th>Price</th></tr></thead><tr><td>Rye</td><td>500 g</td><td>€4.50</td></tr><tr><td rowspan="2">Wheat</td><td>250 g</td><td>€2</td></tr><tr><td>750 g</td><td>€5</td></tr></table>',
    ),
    {
      says: [opening, 'Rye: Weight 500 g, Price €4.50', 'Wheat: Weight 250 g, Price €2', 'Wheat: Weight 750 g, Price €5'],
      points: ['Rye: Weight 500 g, Price €4.50'],
    },
  ),
  made('prices beside the article', 'html', article('', '<div><table><tr><td>Rye</td><td>€4.50</td></tr></table></div>'), {
    says: [opening, 'Rye: €4.50'],
    points: ['Rye: €4.50'],
  }),
  made(
    'a price list alone',
    'html',
    '<html><body><h1>Menu</h1><table><tr><td>Tea</td><td>₹20</td></tr><tr><td>Filter coffee</td><td>₹45</td></tr></table><p>We open at 7 am on every day of the week.</p></body></html>',
    { says: ['Tea: ₹20\nFilter coffee: ₹45'], points: ['Tea: ₹20', 'Filter coffee: ₹45'] },
  ),
  made(
    'a paywall',
    'html',
    article(
      '<p>Subscribe to continue reading for only $1 a week.</p><p>You have 2 free articles left this month.</p><p>Already a subscriber? Log in to keep reading.</p>',
    ),
    { says: [opening], noPoints: ['ubscri', 'free articles'] },
  ),
  made(
    'consent',
    'html',
    article(
      '<p>We and our partners use cookies to personalise content and to analyse traffic on this website.</p><p>Our oat cookies cost €1.20 each and are baked with butter.</p>',
      '<div id="onetrust-banner-sdk"><p>We value your privacy, and store data on your device for 390 days.</p></div><div class="cookie-banner">Accept all 14 purposes</div>',
    ),
    {
      says: [opening, 'Our oat cookies cost €1.20'],
      hides: ['390 days', '14 purposes'],
      noPoints: ['partners'],
      points: ['Our oat cookies cost €1.20 each and are baked with butter.'],
    },
  ),
  made(
    'a newsletter and navigation',
    'html',
    article(
      '<p>Sign up for our weekly newsletter and never miss a story.</p>',
      '<a class="skip-link" href="#m">Skip to content</a><div role="navigation">Home Shop Contact</div><nav>Blog</nav>',
    ),
    { says: [opening], hides: ['Skip', 'Home Shop', 'Blog'], noPoints: ['newsletter'] },
  ),
  made(
    'hidden in every way',
    'html',
    article(
      '<p hidden>one secret</p><p style="visibility: hidden">two secrets</p><p class="later">three secrets</p><p aria-hidden="true">four secrets</p><p class="wide">It is wide on 9 May for everybody who comes.</p><template>five</template>',
    ),
    { says: [opening, 'It is wide on 9 May'], hides: ['secret', 'five'] },
  ),
  made(
    'formulas, raised figures and notes',
    'html',
    article(
      '<p>It has 25 m<sup>2</sup><sup><a href="#note-1">1</a></sup> and H<sub>2</sub>O, that is <math><mfrac><mn>1</mn><mn>2</mn></mfrac><mo>=</mo><msup><mn>2</mn><mn>-1</mn></msup><annotation>x</annotation></math> of the floor.</p>',
    ),
    { says: ['It has 25 m² and H₂O, that is 1/2 = 2⁻¹ of the floor.'] },
  ),
  made(
    'struck out and inserted',
    'html',
    article('<p>A loaf costs <del>€5</del> <ins>€4</ins>, a roll <s>€2</s> €1 at the counter of the mill.</p>'),
    { says: ['A loaf costs €4, a roll €1 at'], hides: ['€5', '€2'], remarks: ['struck'] },
  ),
  made(
    'lists and ruby',
    'html',
    article(
      '<ul><li><p>Free parking behind the mill</p></li></ul><ol start="3"><li>Bake for 40 minutes<li>Let it rest</ol><p><ruby>東京<rp>(</rp><rt>とうきょう</rt><rp>)</rp></ruby>店は450円です。</p>',
    ),
    { says: ['• Free parking behind the mill\n3. Bake for 40 minutes\n4. Let it rest\n東京店は450円です。'] },
  ),
]
