/**
 * Hindi and Sanskrit share their script, and the detection library does not support Sanskrit. Hindi is recognised by its postpositions and
 * copulas, the nukta of loanwords and nasal plural endings; Sanskrit by its inflections and by words that end in visarga or halant.
 */
const hindiWords = new Set(
  `है हैं हो था थी थे का की के को से में पर ने और या यह ये वह वे कि जो नहीं भी तो ही एक अपने अपनी अपना करें करना कर लिए आप आपका आपकी आपके हम
  मैं मेरा मेरी क्या कैसे कौन कब कहाँ क्यों अगर तक साथ बात कुछ सब जब अब यहाँ वहाँ इस उस इसे उसे`.split(/\s+/),
)
const hindiPattern = /[\u093C\u0901\u0958-\u095F]|(?:ों|ें|िए|ाना|ाने|ूँ)$/u
const sanskritPattern = /(?:ः|्|न्ति|स्य|ेषु|ेभ्यः|ानि|ेण)$/u
const sanskritWords = new Set('च न तु अपि एव अस्ति सन्ति भवति इति यदि तदा अत्र तत्र किम् कथम् अथ सः सा तत् एषः एतत् अहम् वयम् भवान् भवती'.split(' '))

const minWords = 4

/** Whether a Devanagari text is Hindi or Sanskrit; null when it is too short or ambiguous. */
export function devanagariLanguage(text: string): 'hi' | 'sa' | null {
  const words = text.match(/[\p{Script=Devanagari}\p{M}]+/gu) ?? []
  if (words.length < minWords) return null
  const hindi = words.filter((word) => hindiWords.has(word) || hindiPattern.test(word)).length
  const sanskrit = words.filter((word) => sanskritWords.has(word) || sanskritPattern.test(word)).length
  return hindi === sanskrit ? null : hindi > sanskrit ? 'hi' : 'sa'
}
