import type { PhraseBook } from '#writer/languages/phrase-book.ts'

export const comments: PhraseBook['posts']['comments'] = { usual: 'in den Kommentaren', twitter: 'in den Antworten' }

/** Last lines that ask one question. */
export const questions: PhraseBook['posts']['questions'] = {
  any: [
    'Wer sieht das [anders|genauso]?',
    'Welche Erfahrungen gibt es beim Thema {quoted}?',
    'Was fehlt hier noch?',
    'Welcher Punkt ist der wichtigste?',
    'Was hätte man gern früher gewusst?',
    'Was hat den eigenen Blick auf das Thema {quoted} verändert?',
    'Zustimmung oder Widerspruch?',
    'Welche Frage ist noch offen?',
    'Womit fing alles an?',
    'Was darf beim Thema {quoted} auf keinen Fall fehlen?',
    'Welche Sicht fehlt hier noch?',
  ],
  casual: ['Und bei dir so?', 'Wem geht es genauso?', 'Was ist deine Geschichte dazu?'],
  professional: ['Wie handhaben Sie das in Ihrem Alltag?', 'Welche Erfahrungen haben Sie gemacht?', 'Worauf legen Sie besonderen Wert?'],
  formal: ['Wie beurteilen Sie diesen Punkt?', 'Welche Gesichtspunkte sollten Ihrer Ansicht nach ergänzt werden?', 'Wie stehen Sie dazu?'],
  conversational: ['Was meint ihr?', 'Habt ihr das auch schon erlebt?', 'Was hättet ihr jetzt geantwortet?'],
  persuasive: ['Was spricht gegen einen Versuch in dieser Woche?', 'Wann, wenn nicht jetzt?', 'Welcher kleine Schritt wäre Ihr erster?'],
  humorous: ['Bin ich allein damit, oder gibt es Zeugen?', 'Wer gesteht zuerst?', 'Was war eure peinlichste Szene dazu?'],
  entertaining: ['Wie geht die Geschichte wohl aus?', 'Welche Rolle hättet ihr gern?', 'Wer spielt in der Fortsetzung mit?'],
  inspirational: ['Welcher kleine Schritt macht dich heute stolz?', 'Was lässt dich weitermachen?', 'Wem möchtest du dafür danken?'],
  educational: [
    'Welches Beispiel fällt dir dazu ein?',
    'Welcher Punkt braucht noch eine Erklärung?',
    'Wie würdest du es einem Kind erklären?',
  ],
  excited: ['Wer ist dabei?', 'Worauf freut ihr euch am meisten?', 'Seid ihr genauso gespannt?'],
}

/** Last lines that call for one action. */
export const calls: PhraseBook['posts']['calls'] = {
  any: [
    'Eigene Erfahrungen gern {comments} teilen.',
    'Andere Meinung? Gern {comments}.',
    'Weiterleiten an alle, [die das brauchen können|denen das hilft].',
    'Speichern und bei Gelegenheit wieder hervorholen.',
    'Fragen sind {comments} herzlich willkommen.',
    'Gern {comments} ergänzen, was noch fehlt.',
    'Beim nächsten Mal einfach ausprobieren und berichten.',
    'Jemanden markieren, der hier mitreden sollte.',
    'Ein Wort zum Thema {quoted}? Bitte {comments}.',
    'Wer mehr davon lesen möchte, folgt gern dieser Seite.',
    'Den eigenen besten Tipp gern {comments} verraten.',
  ],
  casual: ['Erzähl mir {comments} deine Geschichte.', 'Schick das jemandem, der gerade schmunzeln soll.', 'Sag kurz {comments} Hallo.'],
  professional: [
    'Teilen Sie Ihre Erfahrung {comments}.',
    'Leiten Sie den Beitrag gern an Ihr Team weiter.',
    'Ich freue mich auf Ihre Anmerkungen {comments}.',
  ],
  formal: [
    'Ihre Anmerkungen sind {comments} willkommen.',
    'Wir freuen uns auf Ihre Sicht {comments}.',
    'Gern können Sie Ihre Erfahrungen {comments} schildern.',
  ],
  conversational: ['Erzählt mal {comments}.', 'Lasst uns {comments} weiterreden.', 'Ich lese alles, was ihr {comments} schreibt.'],
  persuasive: [
    'Probieren Sie es einmal aus und urteilen Sie dann.',
    'Suchen Sie sich einen Punkt aus und fangen Sie damit an.',
    'Verraten Sie {comments}, womit Sie beginnen.',
  ],
  humorous: [
    'Markiert jemanden, der sich ertappt fühlen darf.',
    'Geständnisse bitte {comments}, wir sagen nichts weiter.',
    'Erzählt {comments} von eurer besten Panne.',
  ],
  entertaining: [
    'Erzählt {comments} ein besseres Ende.',
    'Schickt das an eure Begleitung für alle Abenteuer.',
    'Verratet {comments}, welche Szene ihr nur zu gut kennt.',
  ],
  inspirational: [
    'Schick das an jemanden, der heute ein gutes Wort brauchen kann.',
    'Verrate {comments} deinen nächsten Schritt.',
    'Nimm den Gedanken mit in den morgigen Tag.',
  ],
  educational: [
    'Speichere dir die Erklärung zum Nachlesen.',
    'Stell deine Frage {comments}.',
    'Gib das an alle weiter, die gerade dazulernen.',
  ],
  excited: ['Meldet euch {comments} mit „dabei“!', 'Teilt die Freude mit euren Leuten!', 'Verratet {comments}, worauf ihr euch freut!'],
}

/** Calls to keep a text worth keeping. */
export const saves: PhraseBook['posts']['saves'] = [
  'Zum Speichern, für den Tag, an dem man es braucht.',
  'Gern aufheben für später.',
  'Am besten gleich einen Screenshot machen.',
  'Merken und mit einem Punkt anfangen.',
  'Speichern, bevor es im Feed verschwindet.',
  'Ein Spickzettel zum Thema {quoted}, gern zum Speichern.',
  'Aufheben lohnt sich, [falls es mal schnell gehen muss|für später].',
]
