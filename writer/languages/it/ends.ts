import type { PhraseBook } from '#writer/languages/phrase-book.ts'

type Posts = PhraseBook['posts']

export const questions: Posts['questions'] = {
  any: [
    'E voi, come [la vedete|fate]?',
    'Qual è stata la [sorpresa più grande|difficoltà maggiore]?',
    'Che cosa vi viene in mente quando sentite {quoted}?',
    'Da dove si comincia, secondo voi?',
    'C’è un [consiglio|errore] che vi è rimasto in mente?',
    'Quale aspetto di {quoted} meriterebbe più attenzione?',
    'Che cosa direste a chi [parte da zero|ha appena cominciato]?',
    'Avete mai cambiato idea su {quoted}?',
    'Su che cosa non siete d’accordo?',
    'Che cosa è cambiato, per voi, con il tempo?',
    'Qual è la domanda che nessuno fa mai?',
  ],
  casual: ['E voi, che ne pensate?', 'Capita solo a me?', 'Sono in buona compagnia, vero?'],
  professional: [
    'Come affrontate questo punto nel vostro lavoro?',
    'Quale criterio usate per decidere?',
    'Che cosa ha funzionato nella vostra esperienza?',
  ],
  formal: [
    'Qual è il Suo punto di vista?',
    'Quali esperienze ritiene utile condividere?',
    'Quali aspetti meriterebbero un approfondimento?',
  ],
  conversational: ['Succede anche a voi, no?', 'Mi raccontate com’è andata a voi?', 'Voi da che parte state?'],
  persuasive: ['Che cosa trattiene ancora?', 'Quando, se non in questi giorni?', 'Quale sarebbe il primo passo più facile?'],
  humorous: ['C’è qualche altro reo confesso in sala?', 'Chi alza la mano per primo?', 'Ditemi che non succede soltanto a casa mia?'],
  entertaining: [
    'Come va a finire, secondo voi?',
    'Qual è la vostra scena preferita?',
    'Chi sarebbe il protagonista della vostra versione?',
  ],
  inspirational: [
    'Qual è il piccolo passo di oggi?',
    'Di che cosa andate fieri, anche se è poco?',
    'Che cosa direste a chi eravate un anno fa?',
  ],
  educational: ['Come lo spieghereste a un bambino?', 'Che cosa vi ha sorpreso di più?', 'Quale esempio aggiungereste?'],
  excited: ['Chi non vede l’ora di provare?', 'Qual è la prima cosa che farete?', 'Anche a voi batte forte il cuore?'],
}

export const calls: Posts['calls'] = {
  any: [
    'Raccontate la vostra esperienza {comments}.',
    '[Mandate|Girate] questo post a chi ci sta pensando da un po’.',
    'Scrivete {comments} il primo ricordo che vi viene in mente.',
    'Chi la pensa diversamente lo scriva {comments}: c’è spazio.',
    'Seguite la pagina per le prossime puntate.',
    'Lasciate una parola {comments}, anche una soltanto.',
    'A chi vi fa pensare {quoted}? Mandategli questo post.',
    'Avete una domanda? Scrivetela {comments}.',
    'Parlatene con qualcuno, stasera a cena.',
    'Scrivete {comments} il trucco che usate voi.',
    'Passate parola a chi è curioso quanto voi.',
  ],
  casual: ['Ditemi la vostra {comments}.', 'Giratelo a chi sapete voi.', 'Vi aspetto {comments} per due chiacchiere.'],
  professional: [
    'Condividete {comments} un caso concreto.',
    'Portate questo punto alla prossima riunione.',
    'Un parere diverso è utile: scrivetelo {comments}.',
  ],
  formal: [
    'Si invita chi lo desidera a esprimere un parere {comments}.',
    'Ogni osservazione {comments} è gradita.',
    'Si prega di segnalare questo testo a chi possa trovarlo utile.',
  ],
  conversational: ['Continuiamo a parlarne {comments}.', 'Vi leggo volentieri {comments}.', 'Fatemi sapere {comments} come va da voi.'],
  persuasive: [
    'Provate una volta sola, poi decidete.',
    'Segnatelo in agenda adesso, finché ci pensate.',
    'Cominciate dal passo più piccolo, oggi.',
  ],
  humorous: [
    'Confessate {comments}, qui non si giudica.',
    'Mandatelo a quella persona. Capirà.',
    'Il racconto più disastroso {comments} vince la nostra stima.',
  ],
  entertaining: [
    'Scrivete {comments} il vostro finale.',
    'Raccontate questa scena a qualcuno, con tutti gli effetti sonori.',
    'La prossima battuta tocca a voi, {comments}.',
  ],
  inspirational: [
    'Scrivete {comments} una cosa piccola che vi è riuscita.',
    'Ditelo a chi oggi ne ha bisogno.',
    'Prendetevi cinque minuti, solo per voi.',
  ],
  educational: [
    'Provate a spiegarlo a qualcuno, oggi.',
    'Scrivete {comments} che cosa non è ancora chiaro.',
    'Cercate un esempio intorno a voi e annotatelo.',
  ],
  excited: ['Correte a raccontarlo {comments}!', 'Provate e fatemi sapere subito!', 'Passaparola, che la gioia va condivisa!'],
}

export const saves: Posts['saves'] = [
  'Salvate il post per quando [servirà|tornerà utile].',
  'Da tenere da parte per la prossima volta.',
  'Uno screenshot, e resta sempre a portata di mano.',
  'Salvatelo prima che si perda nello scorrere.',
  'Mettetelo tra i salvati: il momento giusto arriverà.',
  'Conservatelo, e rileggetelo quando c’è un dubbio.',
  'Un clic sul segnalibro, e lo ritrovate quando volete.',
]

export const comments: Posts['comments'] = { usual: 'nei commenti', twitter: 'nelle risposte' }
