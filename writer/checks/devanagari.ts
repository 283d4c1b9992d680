/**
 * Hindi and Sanskrit share their letters, and the detector knows no Sanskrit. What tells them apart is small: Hindi
 * cannot do without its postpositions and copulas, and Sanskrit, which inflects, has none of them.
 */
const hindiWords = new Set(
  'है हैं हो था थी थे का की के को से में पर ने और या यह ये वह वे कि जो नहीं भी तो ही एक अपने अपनी अपना करें करना कर लिए'.split(' '),
)
/** Of all words. Plain Hindi has a third or more. */
const hindiShare = 0.1
const enoughWords = 6

/** Which of the two a Devanagari text is; nothing when it is too short to say. */
export function devanagariLanguage(text: string): 'hi' | 'sa' | null {
  const words = text.match(/[\p{Script=Devanagari}\p{M}]+/gu) ?? []
  if (words.length < enoughWords) return null
  return words.filter((word) => hindiWords.has(word)).length / words.length >= hindiShare ? 'hi' : 'sa'
}
