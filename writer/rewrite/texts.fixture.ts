import type { LanguageCode } from '#contract/options.ts'

/** A text of five paragraphs in each script: a first line, three thoughts of two sentences, and a question. */
export const texts: readonly (readonly [LanguageCode, string])[] = [
  [
    'en',
    'Old bikes last.\n\nOil the chain. Wipe it first.\n\nTrue the wheel. Spin it slowly.\n\nReplace the cables. Cut them square.\n\nWhere do you start?',
  ],
  ['hi', 'पुरानी साइकिल चलती है।\n\nचेन में तेल डालें। पहले उसे पोंछें।\n\nपहिया सीधा करें। उसे धीरे घुमाएँ।\n\nतार बदलें। उन्हें सीधा काटें।\n\nआप कहाँ से शुरू करते हैं?'],
  ['ar', 'الدراجة القديمة تدوم.\n\nزيّت السلسلة. امسحها أولا.\n\nقوّم العجلة. أدرها ببطء.\n\nبدّل الأسلاك. اقطعها باستقامة.\n\nمن أين تبدأ؟'],
  [
    'ur',
    'پرانی سائیکل چلتی ہے۔\n\nزنجیر میں تیل ڈالیں۔ پہلے اسے پونچھیں۔\n\nپہیہ سیدھا کریں۔ اسے آہستہ گھمائیں۔\n\nتار بدلیں۔ انہیں سیدھا کاٹیں۔\n\nآپ کہاں سے شروع کرتے ہیں؟',
  ],
  [
    'ja',
    '古い自転車は長持ちします。\n\nチェーンに油をさします。先に拭きます。\n\n車輪をまっすぐにします。ゆっくり回します。\n\nワイヤーを替えます。まっすぐ切ります。\n\nどこから始めますか？',
  ],
  ['zh', '旧自行车很耐用。\n\n给链条上油。先把它擦干净。\n\n校正车轮。慢慢转动它。\n\n更换线缆。把它剪齐。\n\n你从哪里开始？'],
  [
    'ko',
    '오래된 자전거는 오래갑니다.\n\n체인에 기름을 칠하세요. 먼저 닦으세요.\n\n바퀴를 바로잡으세요. 천천히 돌려 보세요.\n\n케이블을 바꾸세요. 똑바로 자르세요.\n\n어디서 시작하시나요?',
  ],
]
