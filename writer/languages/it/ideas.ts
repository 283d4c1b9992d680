import type { PhraseBook } from '#writer/languages/phrase-book.ts'

type Ideas = PhraseBook['ideas']

const shapes: Ideas['shapes'] = {
  tutorial: {
    titles: ['{topic}: {x}', 'Come {x}', '{topic}, le basi: {x}'],
    texts: [
      'Mostra dall’inizio alla fine come {x}, con le mani sempre in primo piano. {Y}',
      'Spiega un passaggio alla volta come {x}, fermandoti dove di solito si sbaglia. {Y}',
      'Un video breve e pratico su come {x}. {Y}',
    ],
    openings: ['Prima il risultato finito, poi si torna indietro.', 'Oggi si impara a {x}.', '{X}: vediamo come si fa.'],
  },
  stepSlowly: {
    titles: ['{X}, al rallentatore', '{topic}: un solo gesto, visto da vicino', 'Piano piano: {x}'],
    texts: [
      'Un’unica ripresa ravvicinata, senza parole, per mostrare come {x}. {Y}',
      'Solo mani e suoni: si vede come {x}, senza tagli. {Y}',
      'Rallenta il gesto decisivo e aggiungi poche scritte per spiegare come {x}. {Y}',
    ],
    openings: ['Solo le mani, e nessuna parola.', 'Guardate bene questo gesto.', 'Per una volta, senza fretta.'],
  },
  mistake: {
    titles: ['{topic}: lo sbaglio che facciamo in tanti', 'L’errore da cui si impara di più: {quoted}', '{topic}: qui si inciampa'],
    texts: [
      'Fai vedere apposta l’errore, poi spiega che cosa succede. {X}',
      'Racconta uno sbaglio tuo con un po’ di autoironia. {X} Il rimedio: {y}.',
      'Metti fianco a fianco la versione sbagliata e quella riuscita. {X}',
    ],
    openings: ['Alzi la mano chi non lo ha mai fatto.', 'Comincio dal disastro.', 'Sembra giusto, vero? Aspettate.'],
  },
  mistakeFixed: {
    titles: ['{topic}: come rimediare a un errore comune', 'Da così a così: {topic}', '{topic}: il rimedio è {y}'],
    texts: [
      'Parti da una prova andata male e correggila davanti alla camera. {X} Il rimedio: {y}.',
      'Isola una sola causa e correggila. {X} Meglio {y}.',
      'Stessa inquadratura prima e dopo la correzione. {X}',
    ],
    openings: ['Così non va, e adesso si sistema.', 'Niente panico, si recupera.', 'Ecco da dove si parte.'],
  },
  myth: {
    titles: ['«{X}»: vero o falso?', '{topic}: una leggenda da sfatare', 'Un luogo comune da rivedere: {quoted}'],
    texts: [
      'Leggi ad alta voce la frase che si ripete sempre e mettila alla prova. {Y}',
      'Chiedi in giro chi ci crede, poi mostra come stanno le cose. {Y}',
      'Scrivi il luogo comune su un foglio e correggilo a penna mentre parli. {Y}',
    ],
    openings: ['«{X}» Quante volte lo avete sentito?', 'Ci ho creduto per anni.', 'Oggi si smonta una frase fatta.'],
  },
  mythVote: {
    titles: ['{topic}: vero o falso? Votate', '«{X}»: sì o no?', 'Il quiz del giorno: {quoted}'],
    texts: [
      'Un sondaggio con due sole risposte, e la soluzione nel contenuto successivo. {Y}',
      'Fai votare prima di spiegare, poi commenta le risposte più belle. {Y}',
      'Lascia qualche secondo per pensarci, poi svela come stanno le cose: {y}',
    ],
    openings: ['{X} Secondo voi è così?', 'Rispondete d’istinto, senza cercare.', 'Due opzioni, una sola è giusta.'],
  },
  objection: {
    titles: ['A chi dice «{x}»', '{topic}: rispondo al dubbio più comune', '«{X}» Parliamone'],
    texts: [
      'Leggi l’obiezione così come arriva e rispondi con calma. {Y}',
      'Interpreta entrambe le parti, chi dubita e chi risponde. {Y}',
      'Parla alla camera come a una persona amica che esita. {Y}',
    ],
    openings: ['«{X}» Vi suona familiare?', 'Oggi do ragione a chi ha dei dubbi. Almeno all’inizio.', 'Non cerco di convincere nessuno.'],
  },
  question: {
    titles: ['{X}', '{topic}: rispondo a una domanda', 'Me lo chiedono spesso: {x}'],
    texts: [
      'Mostra la domanda sullo schermo e rispondi con un esempio: {x}',
      'Una sola domanda, una risposta breve: {x}',
      'Ragiona ad alta voce, dubbi compresi: {x}',
    ],
    openings: ['È arrivata una bella domanda.', 'Me lo chiedo spesso anch’io.', 'La domanda più frequente, finalmente.'],
  },
  askAudience: {
    titles: ['{topic}: come fate voi?', '{topic}: questa volta chiedo io', 'Ditemi i vostri trucchi: {quoted}'],
    texts: [
      'Racconta in breve il tuo modo di fare, poi chiedi a chi guarda il suo.',
      'Proponi due alternative e chiedi di scegliere.',
      'Prometti di mostrare le risposte migliori nel prossimo contenuto.',
    ],
    openings: ['Oggi le domande le faccio io.', 'Mi serve il vostro parere.', 'Non c’è una risposta giusta, solo tanta curiosità.'],
  },
  exercise: {
    titles: ['{topic}: un esercizio da fare insieme', 'Bastano pochi minuti: {quoted}', '{topic}: proviamo subito'],
    texts: [
      'Fai l’esercizio in tempo reale, con chi guarda. {X}',
      'Poche spiegazioni, subito pratica. {X}',
      'Lascia in video anche le esitazioni e il commento finale. {X}',
    ],
    openings: [
      'Si fa insieme, adesso.',
      'Non serve quasi niente per cominciare.',
      'Mettete da parte il telefono, anzi no, appoggiatelo e guardate.',
    ],
  },
  challenge: {
    titles: ['{topic}: la sfida di una settimana', 'Ci provo ogni giorno: {topic}', '{topic}: chi ci sta?'],
    texts: [
      'Un breve diario quotidiano, montato alla fine in un solo video. La sfida: {x}',
      'Mostra anche i giorni andati male. {X}',
      'Invita chi segue a partecipare e a raccontare. {X}',
    ],
    openings: ['Comincia oggi, e non prometto niente.', 'Sette giorni, una sola regola.', 'Chi si unisce?'],
  },
  moment: {
    titles: ['{topic}: un momento, e basta', 'La scena più bella: {quoted}', '{topic}, in silenzio'],
    texts: [
      'Una sola scena, con i suoni veri e una riga di testo. {X}',
      'Niente musica, luce naturale, un’inquadratura ferma. {X}',
      'Una fotografia e poche parole sotto. {X}',
    ],
    openings: ['Prima si ascolta, poi si guarda.', 'Questi pochi secondi valgono la giornata.', 'Si comincia dalla luce.'],
  },
  win: {
    titles: ['{topic}: una piccola soddisfazione', 'Il giorno in cui è diventato più facile: {quoted}', '{topic}: ce l’abbiamo fatta'],
    texts: [
      'Racconta senza esagerare perché è stata una bella giornata. {X}',
      'Mostra per un attimo com’era prima, poi com’è adesso. {X}',
      'Chiedi a chi guarda la sua piccola vittoria. {X}',
    ],
    openings: ['Concedetemi un minuto di orgoglio.', 'Una volta non ci riuscivo.', 'Oggi buone notizie.'],
  },
  tools: {
    titles: ['{topic}: gli attrezzi che uso davvero', 'Il kit essenziale: {quoted}', '{topic}: che cosa tengo sul tavolo'],
    texts: [
      'Mostra ogni oggetto mentre lavora: {things}.',
      'Metti sul tavolo quello che serve davvero, e racconta che cosa è rimasto nel cassetto: {things}.',
      'Tira fuori dalla borsa un oggetto alla volta e spiega perché è lì: {things}.',
    ],
    openings: ['Ho messo tutto sul tavolo.', 'Comincio dal più consumato.', 'Niente di costoso, lo prometto.'],
  },
  beforeAfter: {
    titles: ['{topic}: prima e dopo', 'La trasformazione: {topic}', '{topic}: stessa inquadratura, altra storia'],
    texts: [
      'Stessa luce, stesso punto, e in mezzo un montaggio veloce.',
      'Racconta che cosa è cambiato e che cosa è rimasto uguale.',
      'Fai durare il prima, e mostra il dopo in un istante.',
    ],
    openings: ['Si partiva da qui.', 'Guardate bene questa immagine.', 'Provate a indovinare che cosa cambierà.'],
  },
  firstTime: {
    titles: ['{topic}: la mia prima volta', 'Principianti allo sbaraglio: {topic}', '{topic}, giorno uno'],
    texts: [
      'Lascia gli impacci nel montaggio, sono la parte migliore.',
      'Confronta quello che immaginavi con quello che è successo.',
      'Coinvolgi una persona che non lo ha mai fatto e raccogli le sue domande.',
    ],
    openings: ['Non so che cosa aspettarmi.', 'Prima di cominciare, tre previsioni.', 'Un po’ di agitazione c’è, lo ammetto.'],
  },
  behindTheScenes: {
    titles: ['{topic}: dietro le quinte', 'Quello che di solito non si vede: {quoted}', '{topic}: prima che tutto sia pronto'],
    texts: [
      'Preparativi, attese e pulizie: tutto quello che di solito si taglia.',
      'Segui una giornata di lavoro e mostra il risultato solo alla fine.',
      'Inserisci anche un paio di scene riuscite male.',
    ],
    openings: [
      'Questa parte di solito non si vede.',
      'Si comincia quando è ancora tutto chiuso.',
      'Il risultato lo conoscete, il resto no.',
    ],
  },
  compare: {
    titles: ['{topic}: due modi a confronto', '{topic}: quale scegliere?', 'Trova le differenze: {topic}'],
    texts: [
      'Metti alla prova le due alternative nelle stesse condizioni.',
      'Spiega a chi conviene l’una e a chi l’altra, senza vincitori.',
      'Fai prima un pronostico, poi verifica.',
    ],
    openings: ['Sembrano uguali.', 'Scegliete adesso, poi vediamo.', 'Prima di provare non avrei visto la differenza.'],
  },
  checklist: {
    titles: ['{topic}: la lista da controllare', '{topic}: prima di cominciare', 'Nulla di dimenticato: {topic}'],
    texts: [
      'Spunta le voci una a una davanti alla camera. La prima: {x}. {Y}',
      'Una sola immagine da salvare, con poche voci. Per esempio: {x}.',
      'Accanto a ogni voce, che cosa succede se manca. Per esempio: {x}. {Y}',
    ],
    openings: ['Prima di partire, un controllo.', 'Carta e penna, ci vuole poco.', 'Se manca una sola voce, si fa in tempo.'],
  },
  miniSeries: {
    titles: ['{topic}: la serie breve', '{topic}, una puntata alla volta', 'Prima puntata: {one}'],
    texts: [
      'Una puntata breve per ogni passo: {one}, {two}, {three}.',
      'Si parte con una puntata dedicata a come {one}, poi a come {two}.',
      'Stessa apertura e stessa chiusura per tutte le puntate. La prima: {x}.',
    ],
    openings: ['Comincia oggi una piccola serie.', 'Una puntata, un passo: {x}.', 'Chi si è perso la puntata prima segue lo stesso.'],
  },
  teachSomebody: {
    titles: ['{topic}: lo insegno a qualcuno', 'Riuscirò a spiegarlo? {topic}', '{topic}: lezione in famiglia'],
    texts: [
      'Insegna dal vivo a una persona come {x}, e lascia le sue reazioni. {Y}',
      'Le domande di chi impara vanno in grande sullo schermo. Il primo compito: {x}.',
      'Tra un malinteso e una risata, accompagna qualcuno fino a {x} senza aiuto.',
    ],
    openings: ['Vi presento la mia cavia.', '«Non ho capito niente»: si parte da qui.', 'L’agitazione è tutta di chi spiega.'],
  },
  dayWithIt: {
    titles: ['Una giornata dall’inizio alla fine: {quoted}', '{topic}: dalla mattina alla sera', '{topic}: un giorno qualunque'],
    texts: [
      'Brevi scene dalla mattina alla sera, solo quelle che c’entrano.',
      'Una scena per ogni momento della giornata, senza voce.',
      'Alterna il momento più frenetico e quello più calmo.',
    ],
    openings: [
      'Si comincia dalla prima cosa, appena svegli.',
      'Si comincia da una finestra che si apre.',
      'Un giorno normale, niente di speciale.',
    ],
  },
}

const directions: Ideas['directions'] = {
  casual: [
    'Parla come a un amico, e lascia qualche inciampo.',
    'Registra nel posto di sempre, senza mettere in posa nulla.',
    'Niente copione: bastano tre parole su un foglietto.',
  ],
  professional: [
    'Parti dalla conclusione e aggiungi una ragione.',
    'Tieni l’inquadratura pulita e le scritte essenziali.',
    'Scegli un solo caso concreto e raccontalo con calma.',
  ],
  formal: [
    'Usa frasi complete e nessun effetto sonoro.',
    'Cura lo sfondo e parla lentamente, guardando la camera.',
    'Presenta il tema all’inizio e ringrazia alla fine.',
  ],
  conversational: [
    'Fai una domanda, aspetta un attimo, poi vai avanti.',
    'Guarda nell’obiettivo come se ci fosse una persona sola.',
    'Rispondi a un commento vero, con parole tue.',
  ],
  persuasive: [
    'Di’ prima il dubbio di chi guarda, poi mostra la risposta.',
    'Porta una prova concreta e lascia decidere chi guarda.',
    'Chiudi con una richiesta soltanto.',
  ],
  humorous: [
    'Faccia seria, e la battuta affidala al montaggio.',
    'Ridi dei tuoi errori, mai di quelli degli altri.',
    'Taglia subito dopo l’ultima parola.',
  ],
  entertaining: [
    'Cambia spesso inquadratura e ritmo.',
    'Metti la sorpresa a metà, non alla fine.',
    'Mostra per un secondo il meglio, proprio all’inizio.',
  ],
  inspirational: [
    'Racconta anche una giornata storta.',
    'Musica bassa e pause lunghe.',
    'Parla di un gesto possibile oggi, non di grandi sogni.',
  ],
  educational: [
    'Un solo concetto per video.',
    'A ogni parola difficile, un paragone di tutti i giorni.',
    'Chiudi ripetendo il punto in una frase.',
  ],
  excited: [
    'Comincia dal momento più bello.',
    'Alterna frasi veloci e pause prima delle parole importanti.',
    'Lascia vedere il sorriso, senza recitarlo.',
  ],
}

const quiet: Ideas['quiet'] = [
  {
    titles: ['Parlarne piano: {quoted}', 'A voce bassa, {quoted}'],
    texts: ['Niente musica, poche parole, inquadratura ferma.', 'Solo la voce, senza mostrare il volto.'],
    openings: ['Oggi si parla piano.', 'Cerco le parole, abbiate pazienza.'],
  },
  {
    titles: ['Una lettera su {quoted}', 'Parole scritte a mano: {quoted}'],
    texts: ['Leggi una lettera breve e chiudi in silenzio.', 'Inquadra solo la mano che scrive.'],
    openings: ['È una lettera che forse non spedirò.', 'Comincia senza nome.'],
  },
  {
    titles: ['Le parole che hanno aiutato: {quoted}', 'Una frase che è rimasta: {quoted}'],
    texts: ['Racconta una frase gentile e il momento in cui è arrivata.', 'Raccogli le parole ricevute e mostrale senza commento.'],
    openings: ['Una frase non la dimentico.', 'Erano poche parole.'],
  },
  {
    titles: ['I giorni normali: {quoted}', 'Le piccole cose, con {quoted} accanto'],
    texts: ['Una finestra, una tazza, poche immagini ferme.', 'Mostra anche ciò che quel giorno non è riuscito.'],
    openings: ['Oggi solo un tè.', 'La luce della mattina, e basta.'],
  },
  {
    titles: ['Uno spazio per chi vuole parlare: {quoted}', 'Si può anche solo leggere: {quoted}'],
    texts: ['Apri i commenti come un posto dove lasciare un pensiero.', 'Di’ subito che nessuno deve rispondere.'],
    openings: ['Non serve scrivere niente.', 'Chi legge in silenzio è al posto giusto.'],
  },
  {
    titles: ['Una luce per {quoted}', 'Un minuto di silenzio: {quoted}'],
    texts: ['Una candela e poche parole.', 'Lascia il silenzio così com’è.'],
    openings: ['Per un po’ non si parla.', 'Si comincia accendendo una luce.'],
  },
  {
    titles: ['Stare accanto: {quoted}', 'Come si ascolta: {quoted}'],
    texts: ['Parla di come si ascolta, più che di che cosa si dice.', 'Racconta i gesti piccoli che hanno alleggerito.'],
    openings: ['Le parole giuste non sempre servono.', 'Qualcuno si è seduto accanto, senza parlare.'],
  },
  {
    titles: ['Ricordare, oltre {quoted}', 'Che cosa resta: {quoted}'],
    texts: ['Scegli una fotografia o un oggetto e raccontane il ricordo.', 'Narra una scena senza fare nomi.'],
    openings: ['C’è una cosa che voglio ricordare.', 'Questa fotografia ha una storia.'],
  },
]

export const ideas: Ideas = { shapes, directions, quiet }
