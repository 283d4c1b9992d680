import type { PhraseBook } from '#writer/languages/phrase-book.ts'

type Posts = PhraseBook['posts']

export const redditTitles: Posts['redditTitles'] = [
  '{topic}: qual è la vostra esperienza?',
  'Vorrei sentire la vostra: {quoted}',
  '{topic}: che cosa avreste voluto sapere prima?',
  'Ne parliamo? {quoted}',
  '{topic}: qual è il consiglio peggiore che avete ricevuto?',
  '{topic}: qualche appunto, e una domanda',
  'Pareri sinceri, per favore: {quoted}',
  '{topic}: che cosa ha funzionato per voi?',
  '{topic}: la cosa più sottovalutata',
  'Lo scrivo qui, perché qui si ragiona: {quoted}',
  '{topic}: da dove si comincia?',
  '{topic}: raccontate i vostri errori',
  'Un po’ di pensieri, forse utili a qualcuno: {quoted}',
]

/** What the text did, said to the person who posts it. */
export const why: Posts['why'] = {
  talk: [
    'La prima riga dice subito di che cosa si parla, così nessuno deve indovinare.',
    'Apre una conversazione invece di fare lezione, e lascia spazio alle risposte.',
  ],
  lesson: ['Promette qualcosa di utile e lo dà subito.', 'Parte da un gesto concreto, non da un principio generale.'],
  mistake: [
    'Comincia da un errore in cui chi legge può riconoscersi.',
    'Nominare uno sbaglio spinge a controllare il proprio modo di fare.',
  ],
  list: ['Un elenco breve si legge a colpo d’occhio e si salva volentieri.', 'I punti in fila mostrano subito tutto il contenuto.'],
  myth: [
    'Mette una convinzione diffusa accanto ai fatti, e il contrasto trattiene.',
    'Correggere una frase familiare dà un motivo per fermarsi.',
  ],
  objection: [
    'Dice ad alta voce il dubbio di chi legge, poi risponde.',
    'Nominare prima l’obiezione rende più facile accettare la risposta.',
  ],
  moment: ['Mostra una scena, che resta in mente più di una tesi.', 'Una piccola immagine richiama i ricordi di chi legge.'],
  exercise: ['Offre qualcosa da fare oggi stesso.', 'Una prova alla portata vale più di un incoraggiamento generico.'],
  contrast: ['Mette due momenti a confronto, e non servono altre spiegazioni.', 'Il prima e il dopo permettono a ognuno di riconoscersi.'],
  asked: [
    'Apre con la tua domanda, parola per parola: altri se la stanno facendo.',
    'Non finge una risposta e lascia spazio a chi ha esperienza.',
  ],
  news: ['La notizia è nella prima riga, con le tue parole.', 'Dice subito la novità, senza aggiungere nulla che non hai scritto.'],
  quiet: ['Usa parole sobrie, senza consigli e senza incoraggiamenti.', 'È breve, e lascia a chi legge lo spazio per sentire.'],
  closes: {
    question: [
      'Chiude con una sola domanda, a cui si risponde in una riga.',
      'La domanda finale rende facile rispondere.',
      'L’ultima riga invita a raccontare la propria esperienza.',
    ],
    call: ['Chiude con un solo invito, chiaro.', 'L’ultima riga chiede un piccolo gesto.', 'Un invito solo, così nessuno deve scegliere.'],
  },
}
