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
    openings: [
      'Prima inquadratura: il risultato finito, poi si torna indietro.',
      'Prima frase: «Oggi si impara a {x}».',
      'Prima frase: «Vediamo come si fa».',
    ],
  },
  stepSlowly: {
    titles: ['{X}, al rallentatore', '{topic}: un solo gesto, visto da vicino', 'Piano piano: {x}'],
    texts: [
      'Un’unica ripresa ravvicinata, senza parole, per mostrare come {x}. {Y}',
      'Solo mani e suoni: si vede come {x}, senza tagli. {Y}',
      'Rallenta il gesto decisivo e aggiungi poche scritte per spiegare come {x}. {Y}',
    ],
    openings: [
      'Prima inquadratura: solo le mani, e nessuna parola.',
      'Prima frase: «Guardate bene questo gesto».',
      'Prima frase: «Per una volta, senza fretta».',
    ],
  },
  mistake: {
    titles: ['{topic}: lo sbaglio che facciamo in tanti', 'L’errore da cui si impara di più: {quoted}', '{topic}: qui si inciampa'],
    texts: [
      'Fai vedere apposta l’errore e spiega che cosa succede: {x}',
      'Racconta uno sbaglio con un po’ di autoironia: {x} Il rimedio: {y}.',
      'Metti fianco a fianco la versione sbagliata e quella riuscita. Che cosa le separa: {x}',
    ],
    openings: [
      'Prima frase: «Alzi la mano chi non lo ha mai fatto».',
      'Prima frase: «Comincio dal disastro».',
      'Prima frase: «Sembra giusto, vero? Aspettate».',
    ],
  },
  mistakeFixed: {
    titles: ['{topic}: come rimediare a un errore comune', 'Da così a così: {topic}', '{topic}: il rimedio è {y}'],
    texts: [
      'Parti da una prova andata male e correggila davanti alla camera. Il problema: {x} Il rimedio: {y}.',
      'Isola una sola causa e correggila. La causa: {x} Meglio {y}.',
      'Stessa inquadratura prima e dopo la correzione. L’errore: {x}',
    ],
    openings: [
      'Prima frase: «Così non va, e adesso si sistema».',
      'Prima frase: «Niente panico, si recupera».',
      'Prima frase: «Ecco da dove si parte».',
    ],
  },
  myth: {
    titles: ['«{X}»: vero o falso?', '{topic}: una leggenda da sfatare', 'Un luogo comune da rivedere: {quoted}'],
    texts: [
      'Leggi ad alta voce la frase che si ripete sempre e mettila alla prova. La risposta: {y}',
      'Chiedi in giro chi ci crede, poi mostra come stanno le cose: {y}',
      'Scrivi il luogo comune su un foglio e correggilo a penna mentre parli: {y}',
    ],
    openings: [
      'Prima frase: «{X} Quante volte lo avete sentito?»',
      'Prima frase: «Ci ho creduto per anni».',
      'Prima frase: «Oggi si smonta una frase fatta».',
    ],
  },
  mythVote: {
    titles: ['{topic}: vero o falso? Votate', '«{X}»: sì o no?', 'Il quiz del giorno: {quoted}'],
    texts: [
      'Un sondaggio con due sole risposte, e la soluzione nel contenuto successivo: {y}',
      'Fai votare prima di spiegare, poi commenta le risposte più belle. La soluzione: {y}',
      'Lascia qualche secondo per pensarci, poi svela come stanno le cose: {y}',
    ],
    openings: [
      'Prima frase: «{X} Secondo voi è così?»',
      'Prima frase: «Rispondete d’istinto, senza cercare».',
      'Prima frase: «Due opzioni, una sola è giusta».',
    ],
  },
  objection: {
    titles: ['A chi dice «{x}»', '{topic}: rispondo al dubbio più comune', '«{X}» Parliamone'],
    texts: [
      'Leggi l’obiezione così come arriva e rispondi con calma: {y}',
      'Interpreta entrambe le parti, chi dubita e chi risponde. La risposta: {y}',
      'Parla alla camera come a una persona amica che esita: {y}',
    ],
    openings: [
      'Prima frase: «{X} Vi suona familiare?»',
      'Prima frase: «Oggi do ragione a chi ha dei dubbi. Almeno all’inizio».',
      'Prima frase: «Non cerco di convincere nessuno».',
    ],
  },
  question: {
    titles: ['{X}', '{topic}: rispondo a una domanda', 'Me lo chiedono spesso: {x}'],
    texts: [
      'Mostra la domanda sullo schermo e rispondi con un esempio: {x}',
      'Una sola domanda, una risposta breve: {x}',
      'Ragiona ad alta voce, dubbi compresi: {x}',
    ],
    openings: [
      'Prima frase: «È arrivata una bella domanda».',
      'Prima frase: «Me lo chiedo spesso anch’io».',
      'Prima frase: «La domanda più frequente, finalmente».',
    ],
  },
  askAudience: {
    titles: ['{topic}: come fate voi?', '{topic}: questa volta chiedo io', 'Ditemi i vostri trucchi: {quoted}'],
    texts: [
      'Racconta in breve il tuo modo di fare, poi chiedi a chi guarda il suo.',
      'Proponi due alternative e chiedi di scegliere.',
      'Prometti di mostrare le risposte migliori nel prossimo contenuto.',
    ],
    openings: [
      'Prima frase: «Oggi le domande le faccio io».',
      'Prima frase: «Mi serve il vostro parere».',
      'Prima frase: «Non c’è una risposta giusta, solo tanta curiosità».',
    ],
  },
  exercise: {
    titles: ['{topic}: un esercizio da fare insieme', 'Bastano pochi minuti: {quoted}', '{topic}: proviamo subito'],
    texts: [
      'Fai l’esercizio in tempo reale, con chi guarda. La consegna: {x}',
      'Poche spiegazioni, subito pratica: {x}',
      'Lascia in video anche le esitazioni e il commento finale. L’esercizio: {x}',
    ],
    openings: [
      'Prima frase: «Si fa insieme, adesso».',
      'Prima frase: «Non serve quasi niente per cominciare».',
      'Prima frase: «Mettete da parte il telefono, anzi no, appoggiatelo e guardate».',
    ],
  },
  challenge: {
    titles: ['{topic}: la sfida di una settimana', 'Ci provo ogni giorno: {topic}', '{topic}: chi ci sta?'],
    texts: [
      'Un breve diario quotidiano, montato alla fine in un solo video. La sfida: {x}',
      'Mostra anche i giorni andati male. La sfida: {x}',
      'Invita chi segue a partecipare e a raccontare. La regola: {x}',
    ],
    openings: [
      'Prima frase: «Comincia oggi, e non prometto niente».',
      'Prima frase: «Sette giorni, una sola regola».',
      'Prima frase: «Chi si unisce?»',
    ],
  },
  moment: {
    titles: ['{topic}: un momento, e basta', 'La scena più bella: {quoted}', '{topic}, in silenzio'],
    texts: [
      'Una sola scena, con i suoni veri e una riga di testo: {x}',
      'Niente musica, luce naturale, un’inquadratura ferma. La scena: {x}',
      'Una fotografia e poche parole sotto: {x}',
    ],
    openings: [
      'Prima inquadratura: lo schermo nero e soltanto il suono.',
      'Prima frase: «Questi pochi secondi valgono la giornata».',
      'Prima inquadratura: la luce che entra dalla finestra.',
    ],
  },
  win: {
    titles: ['{topic}: una piccola soddisfazione', 'Il giorno in cui è diventato più facile: {quoted}', '{topic}: ce l’abbiamo fatta'],
    texts: [
      'Racconta senza esagerare una piccola vittoria: {x}',
      'Mostra per un attimo com’era prima, poi com’è adesso. La conquista: {x}',
      'Racconta la tua piccola vittoria e chiedi la sua a chi guarda. La tua: {x}',
    ],
    openings: [
      'Prima frase: «Concedetemi un minuto di orgoglio».',
      'Prima frase: «Una volta non ci riuscivo».',
      'Prima frase: «Oggi buone notizie».',
    ],
  },
  tools: {
    titles: ['{topic}: gli attrezzi che uso davvero', 'Il kit essenziale: {quoted}', '{topic}: che cosa tengo sul tavolo'],
    texts: [
      'Mostra ogni oggetto mentre lavora: {things}.',
      'Metti sul tavolo quello che serve davvero, e racconta che cosa è rimasto nel cassetto: {things}.',
      'Tira fuori dalla borsa un oggetto alla volta e spiega perché è lì: {things}.',
    ],
    openings: [
      'Prima inquadratura: tutto sul tavolo, visto dall’alto.',
      'Prima frase: «Comincio dal più consumato».',
      'Prima frase: «Niente di costoso, lo prometto».',
    ],
  },
  beforeAfter: {
    titles: ['{topic}: prima e dopo', 'La trasformazione: {topic}', '{topic}: stessa inquadratura, altra storia'],
    texts: [
      'Stessa luce, stesso punto, e in mezzo un montaggio veloce.',
      'Racconta che cosa è cambiato e che cosa è rimasto uguale.',
      'Fai durare il prima, e mostra il dopo in un istante.',
    ],
    openings: [
      'Prima frase: «Si partiva da qui».',
      'Prima frase: «Guardate bene questa immagine».',
      'Prima frase: «Provate a indovinare che cosa cambierà».',
    ],
  },
  firstTime: {
    titles: ['{topic}: la mia prima volta', 'Principianti allo sbaraglio: {topic}', '{topic}, giorno uno'],
    texts: [
      'Lascia gli impacci nel montaggio, sono la parte migliore.',
      'Confronta quello che immaginavi con quello che è successo.',
      'Coinvolgi una persona che non lo ha mai fatto e raccogli le sue domande.',
    ],
    openings: [
      'Prima frase: «Non so che cosa aspettarmi».',
      'Prima frase: «Prima di cominciare, tre previsioni».',
      'Prima frase: «Un po’ di agitazione c’è, lo ammetto».',
    ],
  },
  behindTheScenes: {
    titles: ['{topic}: dietro le quinte', 'Quello che di solito non si vede: {quoted}', '{topic}: prima che tutto sia pronto'],
    texts: [
      'Preparativi, attese e pulizie: tutto quello che di solito si taglia.',
      'Segui una giornata di lavoro e mostra il risultato solo alla fine.',
      'Inserisci anche un paio di scene riuscite male.',
    ],
    openings: [
      'Prima frase: «Questa parte di solito non si vede».',
      'Prima inquadratura: la porta ancora chiusa, le luci spente.',
      'Prima frase: «Il risultato lo conoscete, il resto no».',
    ],
  },
  compare: {
    titles: ['{topic}: due modi a confronto', '{topic}: quale scegliere?', 'Trova le differenze: {topic}'],
    texts: [
      'Metti alla prova le due alternative nelle stesse condizioni.',
      'Spiega a chi conviene l’una e a chi l’altra, senza vincitori.',
      'Fai prima un pronostico, poi verifica.',
    ],
    openings: [
      'Prima frase: «Sembrano uguali».',
      'Prima frase: «Scegliete adesso, poi vediamo».',
      'Prima frase: «Prima di provare non avrei visto la differenza».',
    ],
  },
  checklist: {
    titles: ['{topic}: la lista da controllare', '{topic}: prima di cominciare', 'Nulla di dimenticato: {topic}'],
    texts: [
      'Spunta le voci una a una davanti alla camera. La prima: {x}. {Y}',
      'Una sola immagine da salvare, con poche voci. Per esempio: {x}.',
      'Accanto a ogni voce, che cosa succede se manca. Per esempio: {x}. {Y}',
    ],
    openings: [
      'Prima frase: «Prima di partire, un controllo».',
      'Prima frase: «Carta e penna, ci vuole poco».',
      'Prima frase: «Se manca una sola voce, si fa in tempo».',
    ],
  },
  miniSeries: {
    titles: ['{topic}: la serie breve', '{topic}, una puntata alla volta', 'Prima puntata: {one}'],
    texts: [
      'Una puntata breve per ogni passo: {one}, {two}, {three}.',
      'Si parte con una puntata dedicata a come {one}, poi a come {two}.',
      'Stessa apertura e stessa chiusura per tutte le puntate. La prima: {x}.',
    ],
    openings: [
      'Prima frase: «Comincia oggi una piccola serie».',
      'Prima frase: «Una puntata, un passo: {x}».',
      'Prima frase: «Chi si è perso la puntata prima segue lo stesso».',
    ],
  },
  teachSomebody: {
    titles: ['{topic}: lo insegno a qualcuno', 'Riuscirò a spiegarlo? {topic}', '{topic}: lezione in famiglia'],
    texts: [
      'Insegna dal vivo a una persona come {x}, e lascia le sue reazioni. {Y}',
      'Le domande di chi impara vanno in grande sullo schermo. Il primo compito: {x}.',
      'Tra un malinteso e una risata, accompagna qualcuno fino a {x} senza aiuto.',
    ],
    openings: [
      'Prima frase: «Vi presento la mia cavia».',
      'Prima frase: «Non ho capito niente, ricominciamo».',
      'Prima inquadratura: chi spiega, più agitato di chi ascolta.',
    ],
  },
  dayWithIt: {
    titles: ['Una giornata dall’inizio alla fine: {quoted}', '{topic}: dalla mattina alla sera', '{topic}: un giorno qualunque'],
    texts: [
      'Brevi scene dalla mattina alla sera, solo quelle che c’entrano.',
      'Una scena per ogni momento della giornata, senza voce.',
      'Alterna il momento più frenetico e quello più calmo.',
    ],
    openings: [
      'Prima inquadratura: la prima cosa fatta appena svegli.',
      'Prima inquadratura: una finestra che si apre.',
      'Prima frase: «Un giorno normale, niente di speciale».',
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
    openings: ['Prima frase: «Oggi si parla piano».', 'Prima frase: «Cerco le parole, abbiate pazienza».'],
  },
  {
    titles: ['Una lettera mai spedita: {quoted}', 'Parole scritte a mano: {quoted}'],
    texts: ['Leggi una lettera breve e chiudi in silenzio.', 'Inquadra solo la mano che scrive.'],
    openings: ['Prima frase: «È una lettera che forse non spedirò».', 'Prima inquadratura: un foglio senza destinatario.'],
  },
  {
    titles: ['Le parole che hanno aiutato: {quoted}', 'Una frase che è rimasta: {quoted}'],
    texts: ['Racconta una frase gentile e il momento in cui è arrivata.', 'Raccogli le parole ricevute e mostrale senza commento.'],
    openings: ['Prima frase: «Una frase non la dimentico».', 'Prima frase: «Erano poche parole».'],
  },
  {
    titles: ['I giorni normali: {quoted}', 'Le piccole cose, in giorni così: {quoted}'],
    texts: ['Una finestra, una tazza, poche immagini ferme.', 'Mostra anche ciò che quel giorno non è riuscito.'],
    openings: ['Prima inquadratura: una tazza di tè, e basta.', 'Prima inquadratura: la luce della mattina, e basta.'],
  },
  {
    titles: ['Uno spazio per chi vuole parlare: {quoted}', 'Si può anche solo leggere: {quoted}'],
    texts: ['Apri i commenti come un posto dove lasciare un pensiero.', 'Di’ subito che nessuno deve rispondere.'],
    openings: ['Prima frase: «Non serve scrivere niente».', 'Prima frase: «Chi legge in silenzio è al posto giusto».'],
  },
  {
    titles: ['Una luce accesa: {quoted}', 'Un minuto di silenzio: {quoted}'],
    texts: ['Una candela e poche parole.', 'Lascia il silenzio così com’è.'],
    openings: ['Prima frase: «Per un po’ non si parla».', 'Prima inquadratura: una luce che si accende.'],
  },
  {
    titles: ['Stare accanto: {quoted}', 'Come si ascolta: {quoted}'],
    texts: ['Parla di come si ascolta, più che di che cosa si dice.', 'Racconta i gesti piccoli che hanno alleggerito.'],
    openings: ['Prima frase: «Le parole giuste non sempre servono».', 'Prima inquadratura: due sedie vicine, nessuna parola.'],
  },
  {
    titles: ['Un ricordo che resta: {quoted}', 'Che cosa resta: {quoted}'],
    texts: ['Scegli una fotografia o un oggetto e raccontane il ricordo.', 'Narra una scena senza fare nomi.'],
    openings: ['Prima frase: «C’è una cosa che voglio ricordare».', 'Prima frase: «Questa fotografia ha una storia».'],
  },
]

export const ideas: Ideas = { shapes, directions, quiet }
