import type { PhraseBook } from '#writer/languages/phrase-book.ts'

/** A sentence to these viewers. */
export const remarks: PhraseBook['scripts']['remarks'] = {
  general: [
    'Mitnehmen, was passt, und den Rest liegen lassen.',
    'Alles auf einmal muss niemand umsetzen.',
    'Ausprobieren bringt mehr als Auswendiglernen.',
    'Jeder Mensch hat sein eigenes Tempo.',
    'Ein Punkt genügt für diese Woche.',
    'An dieser Stelle darf man gern noch einmal zurückspulen.',
    'Es ist einfacher, als es beim ersten Hören klingt.',
  ],
  beginners: [
    'Wer gerade anfängt, darf sich hier Zeit lassen.',
    'Fehler gehören am Anfang dazu.',
    'Vorkenntnisse braucht es dafür keine.',
    'Alle, die das heute können, haben einmal bei null begonnen.',
    'Hier lohnt es sich, das Video anzuhalten und es gleich zu versuchen.',
    'Wenn es beim ersten Mal nicht klappt, wird es beim zweiten leichter.',
    'Auf die Geschwindigkeit kommt es jetzt noch nicht an.',
  ],
  intermediate: [
    'Wer das schon länger macht, achtet hier auf die Einzelheiten.',
    'An dieser Stelle trennt sich Kennen von Können.',
    'Ein Blick auf alte Gewohnheiten lohnt sich, manche haben ausgedient.',
    'Am besten nur eine Sache ändern und dann vergleichen.',
    'Wenn es leichtfällt, erst genauer werden und dann schneller.',
    'Eine kurze Notiz vom letzten Mal hilft hier weiter.',
    'Fortschritt ist auf dieser Stufe leise, aber er ist da.',
  ],
  advanced: [
    'Die Grundlagen sind bekannt, sehen wir auf die Feinheiten.',
    'Hier zeigen sich die kleinen Unterschiede, auf die es mit Erfahrung ankommt.',
    'Eine gute Frage dazu: Wann gilt diese Regel nicht?',
    'Auch nach Jahren lohnt sich der Blick auf die Grundlagen.',
    'Genauigkeit zählt hier mehr als Menge.',
    'Diesen Punkt anderen zu erklären, schärft das eigene Verständnis.',
    'Einmal das Gegenteil zu versuchen, zeigt oft am meisten.',
  ],
  professionals: [
    'Im Arbeitsalltag erspart das viele Rückfragen.',
    'Diesen Punkt klärt man am besten vorab im Team.',
    'Wer täglich mit Menschen arbeitet, weiß diesen Schritt zu schätzen.',
    'Aufgeschrieben erspart der Schritt manche Einarbeitung.',
    'Die Kundschaft sieht diesen Schritt nicht, aber sie merkt ihn.',
    'Unter Zeitdruck fällt genau das als Erstes weg.',
    'Ein fester Platz im Ablauf macht diesen Punkt verlässlich.',
  ],
}
