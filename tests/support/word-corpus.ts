import type { CorpusFile } from './document-corpus.ts'
import { zipOf } from './documents.ts'
import { line, para, part, run, table, wordFiles, wordOf } from './word.ts'

const docx = (name: string, bytes: CorpusFile['bytes'], expected: Omit<CorpusFile, 'name' | 'format' | 'bytes'>): CorpusFile => ({
  name: `${name}.docx`,
  format: 'docx' as const,
  bytes,
  ...expected,
})
const field = (instruction: string, result: string) =>
  `<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText xml:space="preserve">${instruction}</w:instrText></w:r><w:r><w:fldChar w:fldCharType="separate"/></w:r>${run(result)}<w:r><w:fldChar w:fldCharType="end"/></w:r>`
const choice = (inner: string, fallback: string) =>
  `<w:r><mc:AlternateContent><mc:Choice Requires="wps"><w:drawing><wp:anchor><a:graphic><wps:wsp>${inner}</wps:wsp></a:graphic></wp:anchor></w:drawing></mc:Choice><mc:Fallback><w:pict>${fallback}</w:pict></mc:Fallback></mc:AlternateContent></w:r>`
const box = (content: string) => `<w:txbxContent>${content}</w:txbxContent>`
const textBox = (content: string) =>
  choice(`<wps:txbx>${box(content)}</wps:txbx>`, `<v:shape><v:textbox>${box(content)}</v:textbox></v:shape>`)
const styles = (content: string) => ({ 'styles.xml': { type: 'styles', content: part('styles', content) } })
const numbered = (id: string, level = 0) => `<w:numPr><w:ilvl w:val="${level}"/><w:numId w:val="${id}"/></w:numPr>`
const level = (at: number, format: string, text: string, start = 1) =>
  `<w:lvl w:ilvl="${at}"><w:start w:val="${start}"/><w:numFmt w:val="${format}"/><w:lvlText w:val="${text}"/></w:lvl>`
const mathRun = (text: string) => `<m:r><m:t>${text}</m:t></m:r>`
const bodyXml = wordFiles(line('Call 98765-43210, we open at 7 am – every day.'))['word/document.xml'] ?? ''

/** Word files made for one feature each: what they must say, and what they must not. */
export const wordCorpus: readonly CorpusFile[] = [
  docx(
    'non-breaking hyphens and spaces',
    () => wordOf(para(`${run('A box costs Rs\u00a0500')}<w:r><w:noBreakHyphen/></w:r>${run('700, call 98765\u201143210.')}`)),
    {
      says: ['A box costs Rs 500-700, call 98765-43210.'],
    },
  ),
  docx('soft hyphens', () => wordOf(para(`${run('The choco')}<w:r><w:softHyphen/></w:r>${run('late costs ₹120, sour\u00addough ₹90.')}`)), {
    says: ['The chocolate costs ₹120, sourdough ₹90.'],
  }),
  docx(
    'hidden runs, and one that is shown again',
    () =>
      wordOf(
        para(`${run('Open until 6 pm')}${run(' (rent 80000)', '<w:vanish/>')}${run(', also on Sunday', '<w:vanish w:val="false"/>')}.`) +
          para(run('The landlord wants more.', '<w:specVanish/>')),
      ),
    {
      says: ['Open until 6 pm, also on Sunday'],
      hides: ['80000', 'landlord'],
      remarks: ['hidden'],
    },
  ),
  docx(
    'text hidden by styles that are based on each other',
    () =>
      wordOf(
        line('Margin is 40 %.', '<w:pStyle w:val="Secret"/>') +
          para(run('A cup costs ₹45. ') + run('Beans cost ₹9.', '<w:rStyle w:val="Inner"/>')) +
          para(run('Shown after all: ₹75.', '<w:vanish w:val="0"/>'), '<w:pStyle w:val="Secret"/>'),
        styles(
          '<w:style w:type="paragraph" w:styleId="Secret"><w:basedOn w:val="Base"/></w:style><w:style w:type="paragraph" w:styleId="Base"><w:basedOn w:val="Secret"/><w:rPr><w:vanish/></w:rPr></w:style><w:style w:type="character" w:styleId="Inner"><w:rPr><w:vanish/></w:rPr></w:style>',
        ),
      ),
    { says: ['A cup costs ₹45.', 'Shown after all: ₹75.'], hides: ['40 %', '₹9'], remarks: ['hidden'] },
  ),
  docx(
    'a hidden row',
    () =>
      wordOf(
        `<w:tbl><w:tr><w:tc>${line('Tea')}</w:tc><w:tc>${line('₹20')}</w:tc></w:tr><w:tr><w:trPr><w:hidden/></w:trPr><w:tc>${line('Cost')}</w:tc><w:tc>${line('₹4')}</w:tc></w:tr></w:tbl>`,
      ),
    {
      says: ['Tea: ₹20'],
      hides: ['Cost', '₹4'],
      remarks: ['hidden'],
    },
  ),
  docx(
    'a text box in the title and in a sentence',
    () =>
      wordOf(
        para(textBox(line('Free parking until 6 pm.')) + run('Summer menu'), '<w:pStyle w:val="Title"/>') +
          para(run('Nine dishes are new, and ') + textBox(line('Ask for the card.')) + run('each costs ₹400.')),
      ),
    {
      says: ['Summer menu\nFree parking until 6 pm.', 'Nine dishes are new, and each costs ₹400.\nAsk for the card.'],
      title: 'Summer menu',
      once: ['Free parking', 'Ask for the card'],
    },
  ),
  docx(
    'a text box of VML alone, and letters as a shape',
    () =>
      wordOf(
        para(
          `<w:r><w:pict><v:shape><v:textbox>${box(line('Dogs welcome after 5 pm.'))}</v:textbox></v:shape><v:shape><v:textpath string="SALE 20 %"/></v:shape></w:pict></w:r>${run('The garden is open.')}`,
        ),
      ),
    {
      says: ['The garden is open.\nDogs welcome after 5 pm.\nSALE 20 %'],
    },
  ),
  docx(
    'a choice that only the fallback can show',
    () =>
      wordOf(
        para(
          `${run('See below. ')}<w:r><mc:AlternateContent><mc:Choice Requires="new"><w:drawing/></mc:Choice><mc:Fallback><w:pict><v:shape><v:textbox>${box(line('Open on 12 March.'))}</v:textbox></v:shape></w:pict></mc:Fallback></mc:AlternateContent></w:r>`,
        ),
      ),
    {
      says: ['See below.', 'Open on 12 March.'],
    },
  ),
  docx(
    'drawings that are hidden',
    () =>
      wordOf(
        para(
          `${run('We open at 7 am.')}<w:r><w:drawing><wp:anchor><wp:docPr id="1" hidden="1"/><a:graphic><wps:txbx>${box(line('Draft of 3 May'))}</wps:txbx></a:graphic></wp:anchor></w:drawing></w:r><w:r><w:pict><v:shape style="visibility:hidden"><v:textbox>${box(line('Old price 90'))}</v:textbox></v:shape></w:pict></w:r>`,
        ),
      ),
    {
      says: ['We open at 7 am.'],
      hides: ['3 May', '90'],
      remarks: ['hidden'],
    },
  ),
  docx(
    'equations',
    () =>
      wordOf(
        para(`${run('Interest is ')}<m:oMath>${mathRun('10000 × 8% = 800')}</m:oMath>${run(' rupees.')}`) +
          para(
            `${run('So ')}<m:oMath><m:f><m:num>${mathRun('a+b')}</m:num><m:den>${mathRun('2')}</m:den></m:f>${mathRun(' = 7')}</m:oMath>`,
          ) +
          para(
            `<m:oMath><m:sSup><m:e>${mathRun('x')}</m:e><m:sup>${mathRun('12')}</m:sup></m:sSup>${mathRun(' + ')}<m:sSub><m:e>${mathRun('y')}</m:e><m:sub>${mathRun('max')}</m:sub></m:sSub></m:oMath>`,
          ) +
          para(`<m:oMath>${mathRun('2')}<m:f><m:num>${mathRun('3')}</m:num><m:den>${mathRun('4')}</m:den></m:f></m:oMath>${run(' cups')}`) +
          para(
            `<m:oMathPara><m:oMath><m:nary><m:naryPr><m:chr m:val="∑"/></m:naryPr><m:sub>${mathRun('i=1')}</m:sub><m:sup>${mathRun('9')}</m:sup><m:e><m:rad><m:radPr><m:degHide m:val="1"/></m:radPr><m:deg/><m:e>${mathRun('i')}</m:e></m:rad></m:e></m:nary></m:oMath></m:oMathPara>`,
          ) +
          para(
            `<m:oMath><m:d><m:dPr><m:begChr m:val="["/><m:endChr m:val="]"/></m:dPr><m:e>${mathRun('1, 5')}</m:e></m:d><m:func><m:fName>${mathRun(' sin')}</m:fName><m:e>${mathRun('30°')}</m:e></m:func></m:oMath>`,
          ),
      ),
    { says: ['Interest is 10000 × 8% = 800 rupees.', 'So (a+b)/2 = 7', 'x¹² + y_max', '2 3/4 cups', '∑ᵢ₌₁⁹ √(i)', '[1, 5]sin 30°'] },
  ),
  docx(
    'raised and lowered figures',
    () =>
      wordOf(
        para(
          run('25 m') +
            run('2', '<w:vertAlign w:val="superscript"/>') +
            run(' of H') +
            run('2', '<w:vertAlign w:val="subscript"/>') +
            run('O on the 1') +
            run('st', '<w:vertAlign w:val="superscript"/>') +
            run(' floor'),
        ),
      ),
    {
      says: ['25 m² of H₂O on the 1st floor'],
    },
  ),
  docx(
    'tracked changes',
    () =>
      wordOf(
        para(
          `${run('We open ')}<w:del w:author="A"><w:r><w:delText>on 3 April</w:delText></w:r></w:del><w:ins w:author="A">${run('on 12 March')}</w:ins><w:moveFrom>${run(' gone')}</w:moveFrom><w:moveTo>${run(' at noon')}</w:moveTo>.`,
        ) +
          para(run('Bring ', ''), '<w:rPr><w:del w:author="A"/></w:rPr>') +
          line('a friend.') +
          `<w:tbl><w:tr><w:trPr><w:del/></w:trPr><w:tc>${line('Old dish')}</w:tc></w:tr><w:tr><w:trPr><w:ins/></w:trPr><w:tc>${line('New dish')}</w:tc></w:tr></w:tbl>`,
      ),
    { says: ['We open on 12 March at noon', 'Bring a friend.', 'New dish'], hides: ['April', 'gone', 'Old dish'], remarks: ['changes'] },
  ),
  docx(
    'comments',
    () =>
      wordOf(
        para(
          `<w:commentRangeStart w:id="1"/>${run('A loaf costs ₹90.')}<w:commentRangeEnd w:id="1"/><w:r><w:commentReference w:id="1"/></w:r>`,
        ),
        { 'comments.xml': { type: 'comments', content: part('comments', `<w:comment w:id="1">${line('Too cheap?')}</w:comment>`) } },
      ),
    {
      says: ['A loaf costs ₹90.'],
      hides: ['cheap'],
      remarks: ['comments'],
    },
  ),
  docx(
    'footnotes and endnotes',
    () =>
      wordOf(
        para(
          `${run('Rooms from ₹2000')}<w:r><w:footnoteReference w:id="2"/></w:r>${run(' a night')}<w:r><w:endnoteReference w:id="1"/></w:r>${run('.')}`,
        ) + line('Breakfast is at 8 am.'),
        {
          'footnotes.xml': {
            type: 'footnotes',
            content: part(
              'footnotes',
              `<w:footnote w:type="separator" w:id="0"><w:p><w:r><w:separator/></w:r></w:p></w:footnote><w:footnote w:id="2">${para(`<w:r><w:footnoteRef/></w:r>${run('Plus 12 % tax.')}`)}</w:footnote>`,
            ),
          },
          'endnotes.xml': { type: 'endnotes', content: part('endnotes', `<w:endnote w:id="1">${line('From 1 May on.')}</w:endnote>`) },
        },
      ),
    { says: ['Rooms from ₹2000 a night.\nPlus 12 % tax.\nFrom 1 May on.\nBreakfast is at 8 am.'] },
  ),
  docx(
    'headers and footers',
    () =>
      wordOf(
        `${line('We open on 12 March.')}<w:sectPr><w:headerReference w:type="default" r:id="header1.xml"/><w:headerReference w:type="first" r:id="header2.xml"/><w:footerReference w:type="default" r:id="footer1.xml"/></w:sectPr>`,
        {
          'header1.xml': { type: 'header', content: part('hdr', line('Riverside Cafe, 12 River Lane')) },
          'header2.xml': { type: 'header', content: part('hdr', line('Riverside Cafe, 12 River Lane')) },
          'header9.xml': { type: 'header', content: part('hdr', line('Never shown')) },
          'footer1.xml': {
            type: 'footer',
            content: part(
              'ftr',
              para(`${run('Page ')}${field('PAGE', '7')}${run(' of ')}<w:fldSimple w:instr=" NUMPAGES ">${run('9')}</w:fldSimple>`),
            ),
          },
        },
      ),
    { says: ['We open on 12 March.\nRiverside Cafe, 12 River Lane'], once: ['River Lane'], hides: ['Never', 'Page', '7', '9'] },
  ),
  docx(
    'fields and links',
    () =>
      wordOf(
        para(
          `${run('Book ')}${field('HYPERLINK "https://riverside.example/book"', 'a table')}${run(', or write to ')}<w:hyperlink r:id="mail">${run('us')}</w:hyperlink>${run(', see ')}<w:hyperlink r:id="site">${run('riverside.example')}</w:hyperlink>.`,
        ) +
          para(
            `${run('Dear ')}${field('MERGEFIELD Name', 'guest')}${run(', total ')}${field('=SUM(ABOVE) \\# "0.00"', '599.00')}${run(' rupees, day ')}<w:fldSimple w:instr="DATE">${run('12 March')}</w:fldSimple>`,
          ) +
          para('<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText>never closed</w:instrText></w:r>') +
          line('The last line stays.'),
        {},
        { mail: 'mailto:hello@riverside.example?subject=x', site: 'https://riverside.example/' },
      ),
    {
      says: [
        'Book a table (https://riverside.example/book), or write to us (hello@riverside.example), see riverside.example',
        'Dear guest, total 599.00 rupees, day 12 March',
        'The last line stays.',
      ],
      hides: ['HYPERLINK', 'SUM', 'MERGEFIELD', 'never closed', 'subject'],
    },
  ),
  docx(
    'a table of contents',
    () =>
      wordOf(
        para(
          `<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText> TOC \\o </w:instrText></w:r><w:r><w:fldChar w:fldCharType="separate"/></w:r>${run('Prices')}<w:r><w:tab/></w:r>${field('PAGEREF x', '3')}`,
        ) +
          para(`${run('Hours 4')}<w:r><w:fldChar w:fldCharType="end"/></w:r>`) +
          line('A loaf costs ₹90.'),
      ),
    { says: ['A loaf costs ₹90.'], hides: ['Hours 4', 'Prices', 'TOC'] },
  ),
  docx(
    'tabs and breaks',
    () =>
      wordOf(
        para(
          `${run('Bread')}<w:r><w:tab/></w:r>${run('₹90')}<w:r><w:br/></w:r>${run('Tea')}<w:r><w:ptab w:alignment="right"/></w:r>${run('₹20')}<w:r><w:br w:type="page"/></w:r>${run('Cake')}<w:r><w:cr/></w:r>${run('Pie')}`,
          '<w:tabs><w:tab w:val="left" w:pos="720"/></w:tabs>',
        ),
      ),
    {
      says: ['Bread ₹90\nTea ₹20\nCake\nPie'],
    },
  ),
  docx(
    'symbols',
    () =>
      wordOf(
        para(
          `<w:r><w:sym w:font="Wingdings" w:char="F0FC"/></w:r>${run(' Vegan, 200 ')}<w:r><w:sym w:font="Symbol" w:char="F06D"/></w:r>${run('g ')}${run('a', '<w:rFonts w:ascii="Symbol" w:hAnsi="Symbol"/>')}`,
        ),
      ),
    {
      says: ['✓ Vegan, 200 μg α'],
    },
  ),
  docx(
    'smart tags, custom XML and directions',
    () =>
      wordOf(
        para(
          `<w:smartTag w:element="place">${run('Pune')}</w:smartTag><w:customXml><w:dir w:val="rtl"><w:bdo w:val="rtl">${run(' ١٢ مارس')}</w:bdo></w:dir></w:customXml>`,
          '<w:bidi/>',
        ),
      ),
    {
      says: ['Pune ١٢ مارس'],
    },
  ),
  docx(
    'content controls',
    () =>
      wordOf(
        `<w:sdt><w:sdtPr><w:alias w:val="Secret name"/><w:dropDownList><w:listItem w:displayText="Monday" w:value="1"/></w:dropDownList></w:sdtPr><w:sdtContent>${line('We close on Tuesday.')}</w:sdtContent></w:sdt>${para(`<w:sdt><w:sdtPr><w:showingPlcHdr/></w:sdtPr><w:sdtContent>${run('Click or tap here to enter text.')}</w:sdtContent></w:sdt>${run('Bread costs ₹90.')}`)}`,
      ),
    {
      says: ['We close on Tuesday.\nBread costs ₹90.'],
      hides: ['Click', 'Monday', 'Secret'],
    },
  ),
  docx(
    'tables with headings, merged cells and tables in cells',
    () =>
      wordOf(
        table([
          [line('Dish'), line('Size'), line('Price (₹)')],
          [line('Dosa'), line('large'), line('120')],
        ]) +
          `<w:tbl><w:tr><w:tc><w:tcPr><w:vMerge w:val="restart"/></w:tcPr>${line('Tea')}</w:tc><w:tc>${line('small')}</w:tc><w:tc>${line('₹20')}</w:tc></w:tr><w:tr><w:tc><w:tcPr><w:vMerge/></w:tcPr><w:p/></w:tc><w:tc>${line('large')}</w:tc><w:tc>${line('₹35')}</w:tc></w:tr></w:tbl>` +
          table([[`${line('Evening')}${table([[line('Thali'), line('₹350')]])}${line('from 7 pm')}`, line('Only on Friday')]]),
      ),
    {
      says: [
        'Dish, Size, Price (₹)\nDosa: Size large, Price (₹) 120',
        'Tea: small, ₹20\nTea: large, ₹35',
        'Evening\nThali: ₹350\nfrom 7 pm\nOnly on Friday',
      ],
      points: ['Tea: large, ₹35'],
    },
  ),
  docx(
    'numbers of lists',
    () =>
      wordOf(
        line('Mix', numbered('1')) +
          line('Two eggs', numbered('1', 1)) +
          line('Bake', numbered('1')) +
          line('Water', numbered('2')) +
          line('No. none', numbered('0')) +
          line('Start', numbered('3')),
        {
          'numbering.xml': {
            type: 'numbering',
            content: part(
              'numbering',
              `<w:abstractNum w:abstractNumId="0">${level(0, 'decimal', 'Step %1:')}${level(1, 'lowerRoman', '%1.%2)')}</w:abstractNum><w:abstractNum w:abstractNumId="1">${level(0, 'bullet', '\uf0b7')}</w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num><w:num w:numId="2"><w:abstractNumId w:val="1"/></w:num><w:num w:numId="3"><w:abstractNumId w:val="0"/><w:lvlOverride w:ilvl="0"><w:startOverride w:val="4"/></w:lvlOverride></w:num>`,
            ),
          },
        },
      ),
    { says: ['Step 1: Mix\n1.i) Two eggs\nStep 2: Bake\n• Water\nNo. none\nStep 4: Start'] },
  ),
  docx(
    'capitals, text hidden on the web, ruby',
    () =>
      wordOf(
        para(
          `${run('Open daily', '<w:caps/>')}${run(' from 7', '<w:smallCaps/><w:webHidden/>')}<w:r><w:ruby><w:rubyPr/><w:rt>${run('とうきょう')}</w:rt><w:rubyBase>${run('東京')}</w:rubyBase></w:ruby></w:r>`,
        ),
      ),
    {
      says: ['Open daily from 7東京'],
      hides: ['とう'],
    },
  ),
  docx(
    'struck out prices',
    () => wordOf(para(`${run('A box costs ')}${run('₹700', '<w:strike/>')}${run(' ₹599', '<w:strike w:val="0"/>')}.`)),
    {
      says: ['A box costs ₹599'],
      hides: ['700'],
      remarks: ['struck'],
    },
  ),
  docx(
    'embedded texts and pages',
    async () =>
      zipOf({
        ...wordFiles('<w:altChunk r:id="a.html"/><w:altChunk r:id="b.txt"/><w:altChunk r:id="c.rtf"/>', {
          'a.html': { type: 'aFChunk', content: '<p>Lunch is ₹150.</p><p hidden>secret</p>' },
          'b.txt': { type: 'aFChunk', content: 'Dinner is ₹250.' },
          'c.rtf': { type: 'aFChunk', content: '{\\rtf1 x}' },
        }),
      }),
    { says: ['Lunch is ₹150.\nDinner is ₹250.'], hides: ['secret', 'rtf1'], remarks: ['embedded'] },
  ),
  docx(
    'charts and diagrams',
    () =>
      wordOf(
        para(
          `${run('Sales grew.')}<w:r><w:drawing><wp:inline><a:graphic><a:graphicData><c:chart r:id="chart1.xml"/></a:graphicData></a:graphic></wp:inline></w:drawing></w:r><w:r><w:drawing><wp:inline><a:graphic><a:graphicData><dgm:relIds r:dm="data1.xml"/></a:graphicData></a:graphic></wp:inline></w:drawing></w:r>`,
        ),
        {
          'chart1.xml': {
            type: 'chart',
            content:
              '<c:chartSpace xmlns:c="http://schemas.openxmlformats.org/drawingml/2006/chart" xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"><c:title><a:p><a:r><a:t>Loaves sold</a:t></a:r></a:p></c:title><c:ser><c:tx><c:v>2026</c:v></c:tx><c:cat><c:pt><c:v>May</c:v></c:pt><c:pt><c:v>June</c:v></c:pt></c:cat><c:val><c:pt><c:v>120</c:v></c:pt><c:pt><c:v>140</c:v></c:pt></c:val></c:ser></c:chartSpace>',
          },
          'data1.xml': {
            type: 'diagramData',
            content:
              '<dgm:dataModel xmlns:dgm="http://schemas.openxmlformats.org/drawingml/2006/diagram" xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"><dgm:t><a:p><a:r><a:t>Order by 5 pm</a:t></a:r></a:p></dgm:t></dgm:dataModel>',
          },
        },
      ),
    { says: ['Sales grew.\nLoaves sold\n2026: May 120, June 140\nOrder by 5 pm'] },
  ),
  docx(
    'the strict edition of the standard',
    async () =>
      zipOf({
        'word/document.xml': bodyXml
          .replaceAll('http://schemas.openxmlformats.org/wordprocessingml/2006/main', 'http://purl.oclc.org/ooxml/wordprocessingml/main')
          .replaceAll('w:', 'ns0:')
          .replace('xmlns:w=', 'xmlns:ns0='),
      }),
    { says: ['Call 98765-43210, we open at 7 am – every day.'] },
  ),
  docx('no prefix', async () => zipOf({ 'word/document.xml': bodyXml.replaceAll(/<(\/?)w:/g, '<$1').replace('xmlns:w=', 'xmlns=') }), {
    says: ['Call 98765-43210, we open at 7 am – every day.'],
  }),
  docx(
    'a body in UTF-16',
    async () => zipOf({ 'word/document.xml': Buffer.from(`\uFEFF${bodyXml.replace('UTF-8', 'UTF-16')}`, 'utf16le') }),
    { says: ['Call 98765-43210, we open at 7 am – every day.'] },
  ),
  docx(
    'a body under another name',
    async () => {
      const { 'word/document.xml': document = '', '_rels/.rels': relations = '', ...files } = wordFiles(line('Tea costs ₹20.'))
      return zipOf({
        ...files,
        '_rels/.rels': relations.replace('word/document.xml', '/word/document2.xml'),
        'word/document2.xml': document,
      })
    },
    { says: ['Tea costs ₹20.'] },
  ),
  docx(
    'a paragraph whose mark is hidden',
    () => wordOf(para(run('Opening hours.'), '<w:rPr><w:vanish/><w:specVanish/></w:rPr>') + line('We open at 7 am.')),
    { says: ['Opening hours. We open at 7 am.'] },
  ),
]
