/**
 * Hindi and Sanskrit share their letters, and the detector knows no Sanskrit. What tells them apart is small: Hindi cannot do without
 * its postpositions and copulas, dots its borrowed sounds and nasalises its plurals; Sanskrit inflects, and closes its words with
 * visarga and halant.
 */
const hindiWords = new Set(
  `है हैं हो था थी थे का की के को से में पर ने और या यह ये वह वे कि जो नहीं भी तो ही एक अपने अपनी अपना करें करना कर लिए आप आपका आपकी आपके हम
  मैं मेरा मेरी क्या कैसे कौन कब कहाँ क्यों अगर तक साथ बात कुछ सब जब अब यहाँ वहाँ इस उस इसे उसे`.split(/\s+/),
)
const hindiLook = /[\u093C\u0901\u0958-\u095F]|(?:ों|ें|िए|ाना|ाने|ूँ)$/u
const sanskritLook = /(?:ः|्|न्ति|स्य|ेषु|ेभ्यः|ानि|ेण)$/u
const sanskritWords = new Set('च न तु अपि एव अस्ति सन्ति भवति इति यदि तदा अत्र तत्र किम् कथम् अथ सः सा तत् एषः एतत् अहम् वयम् भवान् भवती'.split(' '))

const enoughWords = 4

/** Which of the two a Devanagari text is; nothing when it is too short to say, or says too little. */
export function devanagariLanguage(text: string): 'hi' | 'sa' | null {
  const words = text.match(/[\p{Script=Devanagari}\p{M}]+/gu) ?? []
  if (words.length < enoughWords) return null
  const hindi = words.filter((word) => hindiWords.has(word) || hindiLook.test(word)).length
  const sanskrit = words.filter((word) => sanskritWords.has(word) || sanskritLook.test(word)).length
  return hindi === sanskrit ? null : hindi > sanskrit ? 'hi' : 'sa'
}
